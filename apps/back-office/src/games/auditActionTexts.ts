import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `games` are called. */
export const gamesAuditActionTexts = {
  "add games": msg`Added games`,
  "set game": msg`Changed a game`,
  "set vendor": msg`Changed a vendor of games`,
  "set vendorOrder": msg`Changed the order of vendors`,
  "save collection": msg`Saved a collection of games`,
  "remove collection": msg`Removed a collection of games`,
  "order collections": msg`Changed the order of collections`,
  "set stakes": msg`Set the stakes of a vendor or game`,
};
