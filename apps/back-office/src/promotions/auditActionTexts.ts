import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `promotions` are called. */
export const promotionsAuditActionTexts = {
  "make promotion": msg`Made a promotion`,
  "change promotion": msg`Changed a promotion`,
  "end bonus": msg`Ended a member's bonus`,
  "read member bonuses": msg`Read a member's bonuses`,
  "save promotion page": msg`Saved a promotion's page`,
  "order promotion pages": msg`Ordered the pages of promotions`,
  "save promotion categories": msg`Saved the categories of promotions`,
  "read promotion applications": msg`Read applications for promotions`,
  "read promotion application": msg`Read an application for a promotion`,
  "approve promotion application": msg`Approved an application for a promotion`,
  "reject promotion application": msg`Rejected an application for a promotion`,
  "give promotion gift": msg`Gave a member a bonus`,
  "make promotion codes": msg`Made promo codes`,
  "issue promotion codes": msg`Downloaded promo codes`,
  "stop promotion codes": msg`Stopped promo codes`,
  "read promotion code uses": msg`Read who has used promo codes`,
};
