import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `affiliate` are called. */
export const affiliateAuditActionTexts = {
  "create affiliate plan": msg`Wrote an affiliate plan`,
  "change affiliate plan": msg`Changed an affiliate plan`,
  "end affiliate plan": msg`Ended an affiliate plan`,
  "offer affiliate plan": msg`Offered an affiliate plan to an account`,
  "end affiliate agreement": msg`Ended an affiliate's plan or took an offer back`,
  "read affiliates": msg`Read the list of affiliates`,
  "view affiliate": msg`Looked at an affiliate`,
  "read affiliate bills": msg`Read the list of affiliates' bills`,
  "view affiliate bill": msg`Looked at an affiliate's bill`,
  "approve affiliate bill": msg`Approved an affiliate's bill`,
  "settle affiliate bill": msg`Noted that an affiliate's bill was paid outside`,
  "refuse affiliate bill": msg`Refused an affiliate's bill`,
};
