import { msg } from "@lingui/core/macro";

/** What the templates of messages of domain `promotions` are called. */
export const promotionsTemplateTexts = {
  "bonus.granted": msg`A bonus was granted`,
  "bonus.refused": msg`A bonus was refused`,
  "bonus.converted": msg`A bonus was turned into money`,
  "bonus.lost": msg`Nothing is left of a bonus`,
  "bonus.expired": msg`A bonus has expired`,
  "bonus.cancelled": msg`A bonus was ended`,
  "promotion.approved": msg`An application for a promotion was approved`,
  "promotion.rejected": msg`An application for a promotion was rejected`,
  "promotion.gift": msg`Staff have given a bonus`,
  "promotion.claimed": msg`A promotion was claimed`,
};
