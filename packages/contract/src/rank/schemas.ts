import { type Static, Type } from "typebox";
import { Decimal, Millis } from "../shapes.ts";
import { topLevel } from "./levels.ts";

export const Level = Type.Integer({ minimum: 0, maximum: topLevel });
const Percent = Type.String({ pattern: "^[0-9]{1,3}\\.[0-9]{2}$" });

/** Why a level changed: by play, because stakes were taken back, because it was not kept, or by staff. */
export const levelReasons = ["PLAY", "TAKEN_BACK", "NOT_KEPT", "PINNED", "UNPINNED"] as const;

/** Where the gift of a level is: there is none, the level was not reached yet, it can be claimed, or it was paid. */
export const giftStates = ["NONE", "LOCKED", "CLAIM", "CLAIMED"] as const;

const Terms = Type.Object({
  level: Level,
  /** The valid bets that it takes. */
  growth: Decimal,
  /** The valid bets that keep it for another period. */
  keep: Decimal,
  gift: Decimal,
  giftState: Type.Enum([...giftStates]),
  /** What it adds to the member's rebate, in percent; null where the site has no rebates. */
  raise: Type.Union([Percent, Type.Null()]),
  /** It has the VIP customer service of the site. */
  isVip: Type.Boolean(),
});

export const MemberRankSchema = Type.Object({
  currency: Type.String(),
  /**
   * Whether gifts and levels are offered to the member now: not while the account cannot play. Without it there is neither `next` nor
   * `keep`, and no level stands in `levels`.
   */
  isOffered: Type.Boolean(),
  level: Level,
  /** All valid bets of the member, less what was taken back. */
  growth: Decimal,
  /** The next level: what of `required` is done. `isReturn`: a level that was lost, which comes back for the stakes of this period. */
  next: Type.Union([
    Type.Object({ level: Level, required: Decimal, done: Decimal, isReturn: Type.Boolean() }),
    Type.Null(),
  ]),
  /** What keeps the level: so much staked before `endsAt`. Null where it cannot be lost: level 0, and one that staff hold. */
  keep: Type.Union([Type.Object({ required: Decimal, done: Decimal, endsAt: Millis }), Type.Null()]),
  /** The version of what the levels give: a claim names what was shown. */
  version: Type.Integer({ minimum: 0 }),
  /** How many times a gift has to be staked before it can be withdrawn. */
  factor: Type.Integer({ minimum: 0, maximum: 100 }),
  /** The percentage of a level's growth that keeps it. */
  keepPercent: Type.Integer({ minimum: 0, maximum: 100 }),
  levels: Type.Array(Terms),
  /** The last changes of the member's level, the newest first. */
  history: Type.Array(Type.Object({ at: Millis, level: Level, reason: Type.Enum([...levelReasons]) })),
});

/** GET /wps/rank: where the member stands, and what each level gives (PM-12). */
export type MemberRank = Static<typeof MemberRankSchema>;

export const ClaimRankGiftSchema = Type.Object({
  level: Type.Integer({ minimum: 1, maximum: topLevel }),
  /** That of {@link MemberRank}. */
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});

/** POST /wps/rank/claim. */
export type ClaimRankGift = Static<typeof ClaimRankGiftSchema>;
