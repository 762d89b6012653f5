import { msg } from "@lingui/core/macro";

/** What the jobs of domain `security` are called, and what they do. */
export const securityJobTexts = {
  "make-data-exports": {
    name: msg`Files of members' data`,
    does: msg`Makes the files of their own data that members have asked for.`,
  },
  "erase-members": {
    name: msg`Deletion of members' data`,
    does: msg`Deletes the data of members whose deletion is due.`,
  },
};
