import { type Static, Type } from "typebox";
import { Decimal, Millis, text } from "../shapes.ts";
import { Cursor, Reason, Uuid } from "../staff/schemas.ts";
import { memberLevels } from "./levels.ts";
import { Level, levelReasons } from "./schemas.ts";

const Amount = Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,2})?$" });
const Version = Type.Integer({ minimum: 0 });
const MaybeLevel = Type.Union([Level, Type.Null()]);

export const RankSettingsSchema = Type.Object(
  {
    /** The levels in their order, 0 to 9; that of level 0 is nothing. */
    levels: Type.Array(
      Type.Object(
        {
          /** The valid bets that it takes; each level takes more than the one before. */
          growth: Amount,
          gift: Amount,
          /** What it adds to a member's rebate, in hundredths of a percent. */
          raise: Type.Integer({ minimum: 0, maximum: 500 }),
        },
        { additionalProperties: false },
      ),
      { minItems: memberLevels.length, maxItems: memberLevels.length },
    ),
    /** The percentage of a level's growth that keeps it. */
    keepPercent: Type.Integer({ minimum: 0, maximum: 100 }),
    /** How many times a gift has to be staked before it can be withdrawn. */
    factor: Type.Integer({ minimum: 0, maximum: 100 }),
  },
  { additionalProperties: false },
);

/** What levels take and give, for members of a currency. Amounts are decimal texts in it. */
export type RankSettings = Static<typeof RankSettingsSchema>;

export const AskRankSettingsSchema = Type.Object({ currency: text(5) });

/** GET /staff/rank/settings. */
export type AskRankSettings = Static<typeof AskRankSettingsSchema>;

export const StoredRankSettingsSchema = Type.Object({
  settings: RankSettingsSchema,
  /** Grows with each change; 0 for what the platform begins with. */
  version: Version,
  currency: Type.String(),
});

/** The settings of one currency. */
export type StoredRankSettings = Static<typeof StoredRankSettingsSchema>;

export const ChangeRankSettingsSchema = Type.Object({
  /** Of the proposal, should it take two people; made by the page. */
  id: Uuid,
  currency: text(5),
  settings: RankSettingsSchema,
  version: Version,
  reason: Reason,
});

/** POST /staff/rank/settings. */
export type ChangeRankSettings = Static<typeof ChangeRankSettingsSchema>;

export const ChangedRankSettingsSchema = Type.Object({
  ...StoredRankSettingsSchema.properties,
  proposal: Type.Union([Type.String(), Type.Null()]),
});

/** What a change has led to; with a proposal nothing of it is in force yet. */
export type ChangedRankSettings = Static<typeof ChangedRankSettingsSchema>;

export const ListMemberLevelsSchema = Type.Object({
  /** The level, as text in the address. */
  level: Type.Optional(Type.Enum(memberLevels.map(String))),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/rank/members. */
export type ListMemberLevels = Static<typeof ListMemberLevelsSchema>;

const ListedSchema = Type.Object({
  memberId: Type.String(),
  username: Type.String(),
  level: Level,
  currency: Type.String(),
  growth: Decimal,
  /** The level below which staff do not let the member fall; null for none. */
  pinned: MaybeLevel,
});

/** A member in the list of levels. */
export type ListedLevel = Static<typeof ListedSchema>;

export const MemberLevelPageSchema = Type.Object({
  items: Type.Array(ListedSchema),
  next: Type.Union([Type.String(), Type.Null()]),
  /** How many members have each level, 0 to 9: those who have ever played, or whose level staff hold. */
  counts: Type.Array(Type.Integer({ minimum: 0 })),
});

/** Members by level, the highest first, and of equals those with most growth. */
export type MemberLevelPage = Static<typeof MemberLevelPageSchema>;

export const AskMemberLevelSchema = Type.Object({ memberId: text(64) });

/** GET /staff/rank/member. */
export type AskMemberLevel = Static<typeof AskMemberLevelSchema>;

export const MemberLevelSchema = Type.Object({
  memberId: Type.String(),
  currency: Type.String(),
  /** What the member has: the level reached by play, or the pinned one where that is higher. */
  level: Level,
  /** The level that play has reached and kept. */
  played: Level,
  pinned: MaybeLevel,
  growth: Decimal,
  /** What was staked in the period that runs, and when it ends. */
  kept: Decimal,
  keepEndsAt: Type.Union([Millis, Type.Null()]),
  /** Grows with each pin; 0 without one. */
  version: Version,
  gifts: Type.Array(Type.Object({ level: Level, amount: Decimal, claimNo: Type.String(), at: Millis })),
  /** The last 50 changes, the newest first. */
  history: Type.Array(Type.Object({ at: Millis, level: Level, reason: Type.Enum([...levelReasons]), growth: Decimal })),
});

/** A member's level as staff see it. */
export type MemberLevel = Static<typeof MemberLevelSchema>;

export const PinLevelSchema = Type.Object({
  memberId: text(64),
  /** The level below which the member does not fall; null to pin none. */
  level: MaybeLevel,
  /** That of {@link MemberLevel}. */
  version: Version,
  reason: Reason,
});

/** POST /staff/rank/pin. */
export type PinLevel = Static<typeof PinLevelSchema>;
