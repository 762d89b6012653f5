import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `rank` are called. */
export const rankAuditActionTexts = {
  "change rank settings": msg`Changed what VIP levels take and give`,
  "pin member level": msg`Pinned a member's VIP level`,
  "unpin member level": msg`Lifted the pin of a member's VIP level`,
  "read member levels": msg`Read the list of members by VIP level`,
  "read member level": msg`Looked at a member's VIP level`,
};
