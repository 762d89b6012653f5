import { msg } from "@lingui/core/macro";

/** What the modules of domain `promotions` are called, and what they do. */
export const promotionsModuleTexts = {
  BONUSDET3: { name: msg`Bonus details`, does: msg`Members see their bonuses and what is left to play for them.` },
  PROMO3: { name: msg`Promotions`, does: msg`The page of what the brand offers.` },
  PROMOAPPLY3: { name: msg`Ask for promotions`, does: msg`Members ask for a promotion that staff decide about.` },
  TOURNEY3: { name: msg`Tournaments`, does: msg`Members play against each other for prizes.` },
  PROMOCODE3: { name: msg`Promotion codes`, does: msg`Members enter a code and claim the bonus of its promotion.` },
};
