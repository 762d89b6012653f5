import { msg } from "@lingui/core/macro";

/** What the modules of domain `rebate` are called, and what they do. */
export const rebateModuleTexts = {
  MANPLAYREB3: { name: msg`Manual rebate`, does: msg`Members collect their rebate themselves.` },
};
