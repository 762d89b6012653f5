import { msg } from "@lingui/core/macro";

/** What the jobs of domain `affiliate` are called, and what they do. */
export const affiliateJobTexts = {
  "measure-affiliates": {
    name: msg`Figures of affiliates`,
    does: msg`Adds what affiliates' players have done to their figures, and finds the qualified ones.`,
  },
  "make-affiliate-bills": {
    name: msg`Bills of affiliates`,
    does: msg`Makes the bills of a month when it is over and its figures are complete.`,
  },
  "pay-affiliate-bills": {
    name: msg`Payment of affiliates' bills`,
    does: msg`Pays the bills of affiliates that nobody has to look at any more.`,
  },
};
