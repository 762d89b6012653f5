import { msg } from "@lingui/core/macro";

/** What the jobs of domain `rebate` are called, and what they do. */
export const rebateJobTexts = {
  "measure-rebates": {
    name: msg`Figures of rebates`,
    does: msg`Adds what has settled to what members and agents can claim.`,
  },
  "pay-rebates": {
    name: msg`Payment of agents' rebates`,
    does: msg`Pays agents the difference between their rebates and those below, once a day.`,
  },
};
