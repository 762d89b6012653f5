import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `referral` are called. */
export const referralAuditActionTexts = {
  "change referral promotion": msg`Changed the referral promotion`,
};
