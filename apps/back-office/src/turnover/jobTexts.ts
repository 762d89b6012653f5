import { msg } from "@lingui/core/macro";

/** What the jobs of domain `turnover` are called, and what they do. */
export const turnoverJobTexts = {
  "expire-turnover": {
    name: msg`End of turnover requirements`,
    does: msg`Ends turnover requirements whose time is over.`,
  },
};
