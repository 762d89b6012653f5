import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GameCategory, Redemption, RewardType } from "@marquee/contract";

/** What each type of offer is called. */
export const rewardTypeTexts: Readonly<Record<RewardType, MessageDescriptor>> = {
  CASH: msg`Cash`,
  GIFT: msg`Gift`,
  VOUCHER: msg`Voucher`,
};

/** The states of a redemption (PM-04), by the spec's numbers. */
export const redemptionTexts: Readonly<Record<Redemption["status"], MessageDescriptor>> = {
  0: msg`In process`,
  1: msg`Approved`,
  2: msg`Rejected`,
};

/** Their colours. */
export const redemptionTones = { 0: "accent", 1: "success", 2: "danger" } as const satisfies Record<
  Redemption["status"],
  string
>;

/** What each category of games is called. */
export const categoryTexts: Readonly<Record<GameCategory, MessageDescriptor>> = {
  ELOTT: msg`Electronic lottery`,
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

const movementTexts: Readonly<Record<string, MessageDescriptor>> = {
  POINT_EARN: msg`Earned by play`,
  POINT_REDEEM: msg`Redeemed`,
  POINT_RETURN: msg`Returned`,
  POINT_ADJUST: msg`Correction`,
  POINT_CONVERT: msg`Converted`,
  MISSION: msg`Mission reward`,
  RAFFLE: msg`Raffle prize`,
};

/** What a movement of points is called (PM-08). */
export const toMovementText = (kind: string): MessageDescriptor => movementTexts[kind] ?? msg`Correction`;
