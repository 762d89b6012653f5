import { type Static, Type } from "typebox";
import { PromotionNamesSchema } from "../promotions/schemas.ts";
import { Decimal, Millis, PageNo, text } from "../shapes.ts";
import { prizeTypes, raffleLimits, rafflePhases, raffleTurns } from "./kinds.ts";
import { raffleGiftStates } from "./states.ts";

const Hex = Type.String({ pattern: "^[0-9a-f]{64}$" });
const Count = Type.Integer({ minimum: 0 });
const PrizeTypeSchema = Type.Enum([...prizeTypes]);

export const RafflePrizeSchema = Type.Object({
  type: PrizeTypeSchema,
  names: PromotionNamesSchema,
  /** Money, or a number of points; null for what has no amount. */
  amount: Type.Union([Decimal, Type.Null()]),
  /** How many of all tickets brought it at the beginning. */
  count: Type.Integer({ minimum: 1 }),
});

/** A prize of a raffle. */
export type RafflePrize = Static<typeof RafflePrizeSchema>;

const GiftSchema = Type.Object({
  state: Type.Enum(raffleGiftStates.states),
  /** What staff have written for the member. */
  remark: Type.String(),
});

/** A condition, and how far the member has come in the period of the next draw. */
const Condition = Type.Union([Type.Object({ required: Decimal, done: Decimal }), Type.Null()]);

const Raffle = Type.Object({
  id: Type.String(),
  names: PromotionNamesSchema,
  phase: Type.Enum([...rafflePhases]),
  opensAt: Millis,
  /** When it ends; earlier than planned where staff have stopped it. */
  closesAt: Millis,
  turn: Type.Enum([...raffleTurns]),
  currency: Type.String(),
  /** How many times money has to be staked before it can be withdrawn; 0 for not at all. */
  factor: Count,
  /** In the order in which the tickets lie before they are shuffled. */
  prizes: Type.Array(RafflePrizeSchema, { minItems: 1, maxItems: raffleLimits.mostPrizes }),
  /** All tickets, and those that are left. */
  tickets: Type.Integer({ minimum: 1 }),
  left: Count,
  /** What has to be staked and deposited in the period of a draw; null where nothing has to. */
  validBet: Condition,
  deposits: Condition,
  /** The caller has drawn in the period of now. */
  isDrawn: Type.Boolean(),
  /** The tickets that the caller has drawn, by their number in the order of the shuffle; `prize` is a place in `prizes`. */
  own: Type.Array(Type.Object({ recordId: Type.String(), number: Type.Integer({ minimum: 1 }), prize: Count })),
  /** SHA-256 of the seed, told before the raffle opens. */
  seedHash: Hex,
  /** The seed of the shuffle, told when it is over; null until then. */
  seed: Type.Union([Hex, Type.Null()]),
});

/** A raffle as its members see it. */
export type Raffle = Static<typeof Raffle>;

export const RaffleListSchema = Type.Object({ list: Type.Array(Raffle) });

/** GET relay MCS2_getRafflePromotion: those that the member is offered, and those of the last seven days of which the member has a ticket (PM-15). */
export type RaffleList = Static<typeof RaffleListSchema>;

export const ClaimRaffleSchema = Type.Object({ promotionId: text(64) });

/** POST relay MCS2_claimRafflePromotion (AP-49). */
export type ClaimRaffle = Static<typeof ClaimRaffleSchema>;

export const RaffleClaimSchema = Type.Object({
  prize: Type.Object({
    type: PrizeTypeSchema,
    /** In the language of the call. */
    name: Type.String(),
    /** Money in the member's currency, or a number of points. */
    amount: Type.Optional(Decimal),
  }),
  recordId: Type.String(),
});

/** What a ticket has brought. */
export type RaffleClaim = Static<typeof RaffleClaimSchema>;

export const RaffleRecordsRequestSchema = Type.Object({ pageNo: Type.Optional(PageNo) });

/** GET relay MCS2_getRaffleRecord: pages of 20. */
export type RaffleRecordsRequest = Static<typeof RaffleRecordsRequestSchema>;

const RaffleRecordSchema = Type.Object({
  recordId: Type.String(),
  names: PromotionNamesSchema,
  currency: Type.String(),
  prize: Type.Omit(RafflePrizeSchema, ["count"]),
  at: Millis,
  /** How far a gift is; null for other prizes. */
  gift: Type.Union([GiftSchema, Type.Null()]),
});

/** A ticket that the member has drawn. */
export type RaffleRecord = Static<typeof RaffleRecordSchema>;

export const RaffleRecordsSchema = Type.Object({
  list: Type.Array(RaffleRecordSchema),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
});

/** The caller's tickets, newest first. */
export type RaffleRecords = Static<typeof RaffleRecordsSchema>;
