import { msg } from "@lingui/core/macro";

/** What the jobs of domain `commission` are called, and what they do. */
export const commissionJobTexts = {
  "make-bills": {
    name: msg`Bills of contracts`,
    does: msg`Makes the bills of periods that are over, and what salaries in real time have earned.`,
  },
  "pay-bills": {
    name: msg`Payment of bills`,
    does: msg`Pays bills that wait, and tries again each hour where an upline's money did not suffice.`,
  },
  "expire-contracts": {
    name: msg`Expiry of contract requests`,
    does: msg`Puts away what agents have asked each other and nobody has answered within seven days.`,
  },
};
