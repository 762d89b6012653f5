import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GameCategory } from "@marquee/contract";

/** What each category of games is called, where less than the whole stake counts. */
export const turnoverCategoryTexts: Readonly<Record<GameCategory, MessageDescriptor>> = {
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
