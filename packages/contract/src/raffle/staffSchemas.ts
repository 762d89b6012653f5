import { type Static, Type } from "typebox";
import { PromotionNamesSchema } from "../promotions/schemas.ts";
import { MaybeSaidText } from "../saidText.ts";
import { Decimal, Millis } from "../shapes.ts";
import { Cursor, Reason, Uuid } from "../staff/schemas.ts";
import { prizeTypes, raffleLimits, rafflePhases, raffleTurns } from "./kinds.ts";
import { RafflePrizeSchema } from "./schemas.ts";
import { raffleGiftStates } from "./states.ts";

const Amount = Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,2})?$" });
const MaybeText = Type.Union([Type.String(), Type.Null()]);
const Count = Type.Integer({ minimum: 0 });

/** What staff say of a raffle; nothing of it changes afterwards. Amounts are decimal texts in `currency`. */
const terms = {
  names: PromotionNamesSchema,
  /** Members with another currency are not offered it. */
  currency: Type.String({ pattern: "^[A-Z]{3,5}$" }),
  opensAt: Millis,
  closesAt: Millis,
  turn: Type.Enum([...raffleTurns]),
  /** How many times money has to be staked. */
  factor: Type.Integer({ minimum: 0, maximum: 100 }),
} as const;

const StaffRaffle = Type.Object({
  id: Type.String(),
  ...terms,
  prizes: Type.Array(RafflePrizeSchema),
  /** What has to be staked and deposited in the period of a draw; 0.00 for nothing. */
  validBet: Decimal,
  deposits: Decimal,
  phase: Type.Enum([...rafflePhases]),
  /** The segment of members whose rules it was made with; null for all. */
  audience: MaybeText,
  seedHash: Type.String(),
  tickets: Count,
  /** How many tickets were drawn, and what was paid in money for them. */
  drawn: Count,
  cost: Decimal,
  /** What all prizes of money and points come to. */
  total: Decimal,
  /** The mail addresses of who made it, and of who stopped it. */
  madeBy: Type.String(),
  stoppedBy: MaybeText,
});

/** A raffle as staff see it. */
export type StaffRaffle = Static<typeof StaffRaffle>;

export const StaffRaffleListSchema = Type.Array(StaffRaffle);

/** GET /staff/raffles: the last 200, those that open last first. */
export type StaffRaffleList = Static<typeof StaffRaffleListSchema>;

const MadePrize = Type.Object({
  type: Type.Enum([...prizeTypes]),
  names: PromotionNamesSchema,
  /** Money, or a whole number of points; null for a gift and for no prize. */
  amount: Type.Union([Amount, Type.Null()]),
  count: Type.Integer({ minimum: 1, maximum: raffleLimits.mostTickets }),
});

export const MakeRaffleSchema = Type.Object({
  /** Made by the page, so that a call sent twice makes one. */
  id: Uuid,
  /** Of the proposal, should it take two people; made by the page. */
  proposalId: Uuid,
  ...terms,
  prizes: Type.Array(MadePrize, { minItems: 1, maxItems: raffleLimits.mostPrizes }),
  /** What has to be staked and deposited in the period of a draw; 0 for nothing. */
  validBet: Amount,
  deposits: Amount,
  /** The id of a segment, whose rules are kept as they are now; null for all members of the currency. */
  segment: Type.Union([Uuid, Type.Null()]),
  reason: Reason,
});

/** POST /staff/raffles. */
export type MakeRaffle = Static<typeof MakeRaffleSchema>;

export const MadeRaffleSchema = Type.Object({
  /** The proposal of what one person alone may not give; null where the raffle is made. */
  proposal: MaybeText,
});

/** Whether it was made, or proposed. */
export type MadeRaffle = Static<typeof MadeRaffleSchema>;

export const StopRaffleSchema = Type.Object({ id: Uuid, reason: Reason });

/** POST /staff/raffles/stop. */
export type StopRaffle = Static<typeof StopRaffleSchema>;

const GiftState = Type.Enum(raffleGiftStates.states);

export const ListRaffleGiftsSchema = Type.Object({
  state: Type.Optional(GiftState),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/raffles/gifts: pages of 50. */
export type ListRaffleGifts = Static<typeof ListRaffleGiftsSchema>;

const RaffleGiftSchema = Type.Object({
  recordId: Type.String(),
  /** English names of the raffle and of the gift. */
  raffle: Type.String(),
  gift: Type.String(),
  memberId: Type.String(),
  username: Type.String(),
  state: GiftState,
  at: Millis,
  /** What the member was told. */
  remark: Type.String(),
  decidedBy: MaybeText,
  decidedAt: Type.Union([Millis, Type.Null()]),
});

/** A gift that a member has drawn. */
export type RaffleGift = Static<typeof RaffleGiftSchema>;

export const RaffleGiftPageSchema = Type.Object({ items: Type.Array(RaffleGiftSchema), next: MaybeText });

/** Gifts, newest first. */
export type RaffleGiftPage = Static<typeof RaffleGiftPageSchema>;

export const DecideRaffleGiftSchema = Type.Object({
  recordId: Type.String({ pattern: "^[A-Z0-9]{1,40}$" }),
  decision: Type.Enum(["handOver", "cancel"]),
  /** What the member is shown; a cancelled gift needs it. */
  remark: MaybeSaidText(300),
  reason: Reason,
});

/** POST /staff/raffles/gifts/decide. */
export type DecideRaffleGift = Static<typeof DecideRaffleGiftSchema>;
