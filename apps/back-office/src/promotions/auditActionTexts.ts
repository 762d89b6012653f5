import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `promotions` are called. */
export const promotionsAuditActionTexts = {
  "make promotion": msg`Made a promotion`,
  "change promotion": msg`Changed a promotion`,
  "end bonus": msg`Ended a member's bonus`,
  "read member bonuses": msg`Read a member's bonuses`,
};
