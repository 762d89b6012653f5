import { msg } from "@lingui/core/macro";

/** What the modules of domain `referral` are called, and what they do. */
export const referralModuleTexts = {
  REFERRAL3: { name: msg`Referrals`, does: msg`Members invite others and are rewarded for it.` },
};
