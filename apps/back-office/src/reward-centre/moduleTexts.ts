import { msg } from "@lingui/core/macro";

/** What the module of domain `reward-centre` is called, and what it does. */
export const rewardCentreModuleTexts = {
  REWARDS3: { name: msg`Rewards`, does: msg`Members collect what they have been given.` },
};
