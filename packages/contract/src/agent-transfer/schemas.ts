import { type Static, Type } from "typebox";
import { EndingBonusId, MaybeEndingBonus } from "../promotions/schemas.ts";
import { Decimal, Millis, PageNo, text } from "../shapes.ts";
import { mostTransfersAtOnce } from "./mostTransfersAtOnce.ts";
import { transferNoteLength } from "./transferNote.ts";

const Sent = {
  /** A decimal text in the sender's currency. */
  amount: text(24),
  note: Type.Optional(text(transferNoteLength)),
  endingBonusId: EndingBonusId,
  /** Where the merchant asks for it. */
  paymentPassword: Type.Optional(text(100)),
};

export const UplineTransferRequestSchema = Type.Object(Sent);

/** POST relay AGENT_transferUp (MC-05). */
export type UplineTransferRequest = Static<typeof UplineTransferRequestSchema>;

export const TeamTransferRequestSchema = Type.Object({ account: text(50), ...Sent });

/** POST relay AGENT_transferDown: to an account directly below the caller (AC-14). */
export type TeamTransferRequest = Static<typeof TeamTransferRequestSchema>;

const { amount, ...shared } = Sent;

export const TeamTransfersDownSchema = Type.Object({
  transfers: Type.Array(Type.Object({ account: text(50), amount }), { minItems: 1, maxItems: mostTransfersAtOnce }),
  ...shared,
});

/** POST relay AGENT_transferDownAll: to several accounts directly below the caller, all of them or none. */
export type TeamTransfersDown = Static<typeof TeamTransfersDownSchema>;

export const TeamTransferSchema = Type.Object({
  transferId: Type.String(),
  /** Whether the caller has sent or received it. */
  side: Type.Enum(["OUT", "IN"]),
  /** Whether it went to the upline or to a downline. */
  direction: Type.Enum(["UP", "DOWN"]),
  /** The other side: masked where it is a player above the caller. */
  account: Type.String(),
  amount: Decimal,
  note: Type.String(),
  createdAt: Millis,
});

/** A transfer along the tree, as one of its two sides sees it. */
export type TeamTransfer = Static<typeof TeamTransferSchema>;

export const SentTransfersSchema = Type.Object({ list: Type.Array(TeamTransferSchema) });

/** The transfers of one call, in its order. */
export type SentTransfers = Static<typeof SentTransfersSchema>;

export const TeamTransfersRequestSchema = Type.Object({
  pageNo: Type.Optional(PageNo),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});

/** GET relay AGENT_transfers: pages of 10 unless the request says otherwise. */
export type TeamTransfersRequest = Static<typeof TeamTransfersRequestSchema>;

export const TeamTransfersSchema = Type.Object({
  currency: Type.String(),
  /** What is neither held by open turnover requirements nor on its way. */
  available: Decimal,
  /** The least and the most of one transfer. */
  min: Decimal,
  max: Decimal,
  /** What is left of the amount and of the number of transfers of 24 hours. */
  dayLeft: Decimal,
  countLeft: Type.Integer({ minimum: 0 }),
  /** Until when a new password or contact keeps the caller from sending; null for no such time. */
  waitsUntil: Type.Union([Millis, Type.Null()]),
  endingBonus: MaybeEndingBonus,
  /** Null where the merchant asks for none. */
  paymentPassword: Type.Union([Type.Object({ isSet: Type.Boolean() }), Type.Null()]),
  /** To whom the caller sends upwards, masked where it is a player; null without an upline, or while that is off. */
  upline: Type.Union([Type.Object({ account: Type.String() }), Type.Null()]),
  list: Type.Array(TeamTransferSchema),
  pageNo: Type.Integer(),
  pageSize: Type.Integer(),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
});

/** What the caller can send, and the own transfers, newest first. */
export type TeamTransfers = Static<typeof TeamTransfersSchema>;
