import { type Static, Type } from "typebox";
import { Decimal, Millis, text } from "../shapes.ts";
import { Reason, Uuid } from "../staff/schemas.ts";
import { mostRainMinutes, mostRainPeople } from "./limits.ts";
import { tipKinds } from "./tipKinds.ts";

const Amount = Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,2})?$" });

export const TipSettingsSchema = Type.Object(
  {
    /** The least of a tip and of a rain. */
    min: Amount,
    /** The most of a tip. */
    max: Amount,
    /** The most that one member gives to one other in 24 hours, by tips and rains. */
    pairAmount: Amount,
    /** The most that one member gives in 24 hours, to all together. */
    dayAmount: Amount,
    /** The most that one member receives in 24 hours, from all together. */
    receivedAmount: Amount,
    /** The most of a rain, among how many it is split, and how many minutes ago its receivers may have written last. */
    rainMax: Amount,
    rainPeople: Type.Integer({ minimum: 1, maximum: mostRainPeople }),
    rainMinutes: Type.Integer({ minimum: 1, maximum: mostRainMinutes }),
  },
  { additionalProperties: false },
);

/** What members of a merchant may give in chat rooms. Amounts are decimal texts in the currency of the settings. */
export type TipSettings = Static<typeof TipSettingsSchema>;

/** One of the merchant's currencies; without it the merchant's own. */
const Currency = Type.Optional(text(5));

export const GetTipSettingsSchema = Type.Object({ currency: Currency });

/** GET /staff/chat/tips/settings. */
export type GetTipSettings = Static<typeof GetTipSettingsSchema>;

export const StoredTipSettingsSchema = Type.Object({
  settings: TipSettingsSchema,
  /** Grows with each change; 0 for what the platform begins with. */
  version: Type.Integer({ minimum: 0 }),
  currency: Type.String(),
});

/** The limits of tips in a currency. */
export type StoredTipSettings = Static<typeof StoredTipSettingsSchema>;

export const ChangeTipSettingsSchema = Type.Object({
  /** Of the proposal, should it take two people; made by the page. */
  id: Uuid,
  currency: Currency,
  settings: TipSettingsSchema,
  /** The version that the page had. */
  version: Type.Integer({ minimum: 0 }),
  reason: Reason,
});

/** POST /staff/chat/tips/settings. */
export type ChangeTipSettings = Static<typeof ChangeTipSettingsSchema>;

export const ChangedTipSettingsSchema = Type.Object({
  ...StoredTipSettingsSchema.properties,
  /** The proposal of what allows more, of which nothing is in force yet; null where the change is. */
  proposal: Type.Union([Type.String(), Type.Null()]),
});

/** What a change of the limits has led to. */
export type ChangedTipSettings = Static<typeof ChangedTipSettingsSchema>;

export const StaffTipsRequestSchema = Type.Object({
  /** Of this giver or receiver alone. */
  username: Type.Optional(text(50)),
  /** Only between linked accounts. */
  linked: Type.Optional(Type.Literal("1")),
});

/** GET /staff/chat/tips. */
export type StaffTipsRequest = Static<typeof StaffTipsRequestSchema>;

const Member = Type.Object({ memberId: Type.String(), username: Type.String() });

export const StaffTipListSchema = Type.Array(
  Type.Object({
    tipId: Type.String(),
    kind: Type.Enum([...tipKinds]),
    giver: Member,
    receiver: Member,
    currency: Type.String(),
    /** What this receiver got. */
    amount: Decimal,
    /** The two accounts shared a trait of a person when it was given, such as a device. */
    isLinked: Type.Boolean(),
    at: Millis,
  }),
);

/** What members have given each other, the newest first, 200 at most: a rain has a line for each receiver. */
export type StaffTipList = Static<typeof StaffTipListSchema>;
