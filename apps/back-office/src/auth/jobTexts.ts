import { msg } from "@lingui/core/macro";

/** What the jobs of domain `auth` are called, and what they do. */
export const authJobTexts = {
  "rekey-names": {
    name: msg`User names`,
    does: msg`Computes the lookup key of user names anew where the rule for it has changed.`,
  },
  "fill-traits": {
    name: msg`Traits of members`,
    does: msg`Fills in what exclusions are matched by, for members from before it was kept.`,
  },
  "end-sessions": {
    name: msg`Sessions of members`,
    does: msg`Ends sessions of members that have lasted too long or were left idle.`,
  },
  "remove-nonces": {
    name: msg`Used signatures`,
    does: msg`Removes the record of used request signatures once nobody can send them again.`,
  },
};
