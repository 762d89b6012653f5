import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `protection` are called. */
export const protectionAuditActionTexts = {
  "record wish": msg`Set a limit or break on a member's wish`,
  "read exclusions": msg`Read the list of exclusions`,
  "read member protection": msg`Read a member's limits and breaks`,
};
