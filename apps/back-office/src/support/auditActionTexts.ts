import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `support` are called. */
export const supportAuditActionTexts = {
  "set banner": msg`Changed a banner`,
  "save banner": msg`Saved a banner`,
  "remove banner": msg`Removed a banner`,
  "order banners": msg`Ordered the banners`,
  "save announcement": msg`Saved an announcement`,
  "remove announcement": msg`Removed an announcement`,
  "save segment": msg`Saved a segment`,
  "remove segment": msg`Removed a segment`,
};
