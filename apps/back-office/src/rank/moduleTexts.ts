import { msg } from "@lingui/core/macro";

/** What the modules of domain `rank` are called, and what they do. */
export const rankModuleTexts = {
  VIP3: { name: msg`VIP levels`, does: msg`Members reach levels by what they stake.` },
};
