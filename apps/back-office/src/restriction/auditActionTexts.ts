import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `restriction` are called. */
export const restrictionAuditActionTexts = {
  "restrict games": msg`Barred members from games`,
  "lift game restriction": msg`Lifted a game restriction`,
  "read game restrictions": msg`Read the list of game restrictions`,
};
