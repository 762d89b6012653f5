import { msg } from "@lingui/core/macro";

/** What the jobs of domain `commission` are called, and what they do. */
export const commissionJobTexts = {
  "expire-contracts": {
    name: msg`Expiry of contract requests`,
    does: msg`Puts away what agents have asked each other and nobody has answered within seven days.`,
  },
};
