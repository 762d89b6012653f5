import { msg } from "@lingui/core/macro";

/** What the jobs of domain `withdrawal` are called, and what they do. */
export const withdrawalJobTexts = {
  "follow-payouts": {
    name: msg`Payouts`,
    does: msg`Sends payouts to payment providers and asks what has become of them.`,
  },
  "close-withdrawals": {
    name: msg`End of withdrawals`,
    does: msg`Reminds members to confirm withdrawals that were paid, and closes them when their time is over.`,
  },
};
