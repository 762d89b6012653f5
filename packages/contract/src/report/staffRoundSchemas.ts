import { type Static, Type } from "typebox";
import { storedGameRoundStates } from "../games/states.ts";
import { MemberId } from "../member/staffSchemas.ts";
import { Day, Decimal, Millis, text } from "../shapes.ts";
import { Cursor } from "../staff/schemas.ts";
import { mostCounted } from "../staff/orderLists.ts";
import { roundSorts } from "./staffRoundSorts.ts";

const State = Type.Enum(storedGameRoundStates);
const Text = Type.String({ minLength: 1, maxLength: 100 });

export const ListStaffRoundsSchema = Type.Object({
  /** The whole number of a round, or of one of its provider's transactions. */
  number: Type.Optional(Text),
  /** A member's whole username or id. It is sent in a body, so that it stands in no address and no log. */
  member: Type.Optional(Text),
  state: Type.Optional(State),
  /** Days in the merchant's zone on which the rounds began, both included. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** Newest first without it. */
  sort: Type.Optional(Type.Enum(roundSorts)),
  cursor: Type.Optional(Cursor),
});

/** POST /staff/rounds/list. */
export type ListStaffRounds = Static<typeof ListStaffRoundsSchema>;

const line = {
  provider: Type.String(),
  roundId: Type.String(),
  /** When it began. */
  at: Millis,
  memberId: Type.String(),
  username: Type.String(),
  /** The game's code, and its name where the merchant has it. */
  gameCode: Type.String(),
  game: Type.String(),
  vendor: Type.String(),
  state: State,
  /** Without stakes that came back. */
  staked: Decimal,
  won: Decimal,
  currency: Type.String(),
} as const;

const StaffRoundSchema = Type.Object(line);

/** A round of real money as staff see it. */
export type StaffRound = Static<typeof StaffRoundSchema>;

export const StaffRoundPageSchema = Type.Object({
  items: Type.Array(StaffRoundSchema),
  next: Type.Union([Type.String(), Type.Null()]),
  /** How many there are in all; one more than the most that is counted for more than these. Null on any page but the first. */
  count: Type.Union([Type.Integer({ minimum: 0, maximum: mostCounted + 1 }), Type.Null()]),
});

/** Rounds in the order that was asked for. */
export type StaffRoundPage = Static<typeof StaffRoundPageSchema>;

export const GetStaffRoundSchema = Type.Object({ provider: text(40), roundId: text(100), memberId: MemberId });

/** GET /staff/rounds/round. */
export type GetStaffRound = Static<typeof GetStaffRoundSchema>;

export const StaffRoundSheetSchema = Type.Object({
  ...line,
  /** What its provider has called, in order; refused calls moved nothing. */
  transactions: Type.Array(
    Type.Object({
      txId: Type.String(),
      kind: Type.Enum(["bet", "win", "betwin", "rollback"]),
      at: Millis,
      amount: Decimal,
      /** The win of a call that stakes and wins at once. */
      win: Type.Union([Decimal, Type.Null()]),
      /** `OK`, or why it was refused. */
      status: Type.String(),
    }),
  ),
});

/** A round with the calls of its provider. */
export type StaffRoundSheet = Static<typeof StaffRoundSheetSchema>;
