import { msg } from "@lingui/core/macro";

/** What the modules of domain `withdrawal` are called, and what they do. */
export const withdrawalModuleTexts = {
  WITHDRAW3: { name: msg`Withdrawals`, does: msg`Members ask for their money.` },
  WDCONFIRM3: {
    name: msg`Receipt of withdrawals`,
    does: msg`Members confirm that a withdrawal has arrived, or claim that it has not.`,
  },
};
