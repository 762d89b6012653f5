import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `commission` are called. */
export const commissionAuditActionTexts = {
  "read bills": msg`Read the list of bills`,
  "view bill": msg`Looked at a bill`,
  "approve bill": msg`Approved a bill`,
  "refuse bill": msg`Refused a bill`,
  "settle bill": msg`Noted that a bill was paid outside`,
  "change commission settings": msg`Changed the settings of contracts and bills`,
  "read contracts": msg`Read the list of contracts`,
  "view contract": msg`Looked at a contract`,
  "act on contract": msg`Acted for the house on a contract`,
};
