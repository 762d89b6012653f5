import { msg } from "@lingui/core/macro";

/** What the templates of messages of domain `points` are called. */
export const pointsTemplateTexts = {
  "points.approved": msg`A redemption was approved`,
  "points.rejected": msg`A redemption was rejected`,
};
