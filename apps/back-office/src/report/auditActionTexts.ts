import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `report` are called. */
export const reportAuditActionTexts = {
  "start reconciliation": msg`Started a reconciliation`,
  "read rounds": msg`Read the list of game rounds`,
  "view round": msg`Looked at a game round`,
};
