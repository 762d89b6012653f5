import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GameCategory, TurnoverSource } from "@marquee/contract";

/** What each requirement comes from; `day` is when it began. */
export const toTurnoverSourceText = (source: TurnoverSource, day: string): MessageDescriptor =>
  ({
    DEPOSIT: msg`Deposit of ${day}`,
    STAFF: msg`Added by customer service, ${day}`,
    BONUS: msg`Bonus of ${day}`,
    SIGNUP: msg`Sign-up credit of ${day}`,
    RED_ENVELOPE: msg`Red envelope of ${day}`,
    RAFFLE: msg`Raffle prize of ${day}`,
    RANK_GIFT: msg`Level-up gift of ${day}`,
    TIP: msg`Money that you were given in the chat, ${day}`,
    TRANSFER: msg`Transfer that you received, ${day}`,
    POINTS: msg`Money for points, ${day}`,
    MISSION: msg`Mission reward of ${day}`,
  })[source];

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
