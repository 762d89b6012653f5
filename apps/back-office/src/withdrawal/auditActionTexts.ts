import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `withdrawal` are called. */
export const withdrawalAuditActionTexts = {
  "approve withdrawal": msg`Approved a withdrawal`,
  "reject withdrawal": msg`Rejected a withdrawal`,
  "pay claim": msg`Found a claim right: the missing money is paid`,
  "deny claim": msg`Denied a claim about a withdrawal`,
  "change withdrawal settings": msg`Changed the withdrawal settings`,
  "read withdrawals": msg`Read the list of withdrawals`,
  "view withdrawal": msg`Looked at a withdrawal`,
};
