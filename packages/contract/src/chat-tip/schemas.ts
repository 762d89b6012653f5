import { type Static, Type } from "typebox";
import { ChatId } from "../chat/schemas.ts";
import { EndingBonusId, MaybeEndingBonus } from "../promotions/schemas.ts";
import { Decimal, Millis, text } from "../shapes.ts";

export const TipOptionsSchema = Type.Object({
  currency: Type.String(),
  /** What is neither held by open turnover requirements nor on its way. */
  available: Decimal,
  /** The least and the most of one tip; the least is that of a rain too. */
  min: Decimal,
  max: Decimal,
  /** The most of one rain. */
  rainMax: Decimal,
  /** Among how many members at most a rain is split, of those who wrote in the last so many minutes. */
  rainPeople: Type.Integer({ minimum: 1 }),
  rainMinutes: Type.Integer({ minimum: 1 }),
  /** What is left of the amount that the caller may give in 24 hours. */
  dayLeft: Decimal,
  /** Until when a new password or contact keeps the caller from giving; null for no such time. */
  waitsUntil: Type.Union([Millis, Type.Null()]),
  endingBonus: MaybeEndingBonus,
  /** Null where the merchant asks for none. */
  paymentPassword: Type.Union([Type.Object({ isSet: Type.Boolean() }), Type.Null()]),
});

/** GET /wps/chat/tips: what the caller can give in chat rooms now. */
export type TipOptions = Static<typeof TipOptionsSchema>;

const given = {
  roomId: ChatId,
  /** A decimal text in the giver's currency. */
  amount: text(24),
  endingBonusId: EndingBonusId,
  /** Where the merchant asks for it. */
  paymentPassword: Type.Optional(text(100)),
} as const;

export const SendTipSchema = Type.Object({
  ...given,
  /** Somebody who has written in the room. */
  personId: ChatId,
});

/** POST /wps/chat/tip. */
export type SendTip = Static<typeof SendTipSchema>;

export const SendRainSchema = Type.Object(given);

/** POST /wps/chat/rain. */
export type SendRain = Static<typeof SendRainSchema>;

export const SentTipSchema = Type.Object({
  tipId: Type.String(),
  currency: Type.String(),
  /** What has left the giver's wallet. Of a rain it is less than was asked for where that cannot be split without a rest. */
  amount: Decimal,
  /** What each receiver got, and how many there were. */
  each: Decimal,
  count: Type.Integer({ minimum: 1 }),
});

/** A tip or a rain that was given. */
export type SentTip = Static<typeof SentTipSchema>;
