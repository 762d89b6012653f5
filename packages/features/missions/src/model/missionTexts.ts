import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GameCategory, MissionBoardPeriod, MissionGroup, MissionStatus, MissionType } from "@marquee/contract";

/** What each group is called. */
export const groupTexts: Readonly<Record<MissionGroup, MessageDescriptor>> = {
  NEW: msg`For new members`,
  DAILY: msg`Daily`,
  WEEKLY: msg`Weekly`,
  SEASON: msg`Season`,
  CHALLENGE: msg`Challenges`,
};

/** The times of the leaderboard. */
export const periodTexts: Readonly<Record<MissionBoardPeriod, MessageDescriptor>> = {
  DAY: msg`Today`,
  WEEK: msg`This week`,
  MONTH: msg`This month`,
};

/** Where a member stands, in a word. */
export const statusTexts: Readonly<Record<MissionStatus, MessageDescriptor>> = {
  PROCESS: msg`In progress`,
  CLAIM: msg`Complete`,
  CLAIMED: msg`Claimed`,
  CLOSED: msg`Ended`,
};

/** The colour of each status. */
export const statusTones = {
  PROCESS: "primary",
  CLAIM: "accent",
  CLAIMED: "success",
  CLOSED: "muted",
} as const satisfies Record<MissionStatus, string>;

/** What a mission counts; `multiple` is of WIN_MULTIPLE. */
export const toMeasureText = (type: MissionType, multiple: number): MessageDescriptor =>
  ({
    DEPOSIT_SUM: msg`Deposited`,
    BET_SUM: msg`Staked`,
    BET_COUNT: msg`Rounds played`,
    WIN_MULTIPLE: msg`Rounds that won ${multiple} times their stake or more`,
    LOGIN_DAYS: msg`Days on which you logged in`,
    INVITE: msg`Friends you invited who made a deposit`,
    PROFILE: msg`Confirmed: email, phone, documents`,
    GAME_PLAY: msg`Rounds played`,
  })[type];

/** What each category of games is called, where only its games count. */
export const categoryTexts: Readonly<Record<GameCategory, MessageDescriptor>> = {
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
