import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `support` are called. */
export const supportAuditActionTexts = {
  "set banner": msg`Changed a banner`,
};
