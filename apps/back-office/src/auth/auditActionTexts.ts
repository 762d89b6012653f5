import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `auth` are called. */
export const authAuditActionTexts = {
  "set register rule": msg`Changed a rule of the registration form`,
  block: msg`Blocked or unblocked registrations`,
};
