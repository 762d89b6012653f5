import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GameCategory } from "@marquee/contract";

const texts: Readonly<Record<GameCategory, MessageDescriptor>> = {
  ELOTT: msg`Lottery`,
  LOTT: msg`Lottery`,
  LIVE: msg`Live`,
  SPORTS: msg`Sports`,
  FISH: msg`Fish`,
  RNG: msg`Slots`,
  PVP: msg`Card room`,
  ESPORTS: msg`Esports`,
  COCKFIGHT: msg`Cockfight`,
  INHOUSE: msg`In-house`,
};

const isCategory = (text: string): text is GameCategory => Object.hasOwn(texts, text);

/** What a category is called; play that a vendor tells without one is other games'. */
export const toCategoryText = (category: string): MessageDescriptor =>
  isCategory(category) ? texts[category] : msg`Other games`;
