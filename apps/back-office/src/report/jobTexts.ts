import { msg } from "@lingui/core/macro";

/** What the jobs of domain `report` are called, and what they do. */
export const reportJobTexts = {
  reconcile: {
    name: msg`Reconciliation`,
    does: msg`Compares the rounds of vendors with what the wallets paid and received.`,
  },
  "roll-up-bets": { name: msg`Sums of bets`, does: msg`Adds up the bets of each hour for records and reports.` },
  "roll-up-revenue": { name: msg`Sums of revenue`, does: msg`Adds up the revenue of each day for the reports.` },
};
