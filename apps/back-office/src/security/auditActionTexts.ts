import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `security` are called. */
export const securityAuditActionTexts = {
  "kyc approve": msg`Approved identity documents`,
  "kyc reject": msg`Rejected identity documents`,
  "kyc askAgain": msg`Asked for identity documents again`,
  "kyc show": msg`Looked at identity documents at the machine`,
  "read identity documents": msg`Read the list of identity documents`,
  "view identity documents": msg`Looked at identity documents`,
};
