import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `turnover` are called. */
export const turnoverAuditActionTexts = {
  "add turnover requirement": msg`Added a turnover requirement`,
  "change turnover settings": msg`Changed the turnover settings`,
  "read member turnover": msg`Read a member's turnover`,
};
