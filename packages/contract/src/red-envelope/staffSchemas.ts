import { type Static, Type } from "typebox";
import { PromotionNamesSchema } from "../promotions/schemas.ts";
import { Decimal, Millis } from "../shapes.ts";
import { Reason, Uuid } from "../staff/schemas.ts";
import { envelopePhases } from "./schemas.ts";

const Amount = Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,2})?$" });
const MaybeText = Type.Union([Type.String(), Type.Null()]);

/** What staff say of an envelope; nothing of it changes afterwards. Amounts are decimal texts in `currency`. */
const terms = {
  names: PromotionNamesSchema,
  /** Members with another currency are not offered it. */
  currency: Type.String({ pattern: "^[A-Z]{3,5}$" }),
  opensAt: Millis,
  closesAt: Millis,
  count: Type.Integer({ minimum: 1, maximum: 5_000 }),
  /** How many times a part has to be staked. */
  factor: Type.Integer({ minimum: 0, maximum: 100 }),
} as const;

const StaffEnvelope = Type.Object({
  id: Type.String(),
  ...terms,
  total: Decimal,
  least: Decimal,
  most: Decimal,
  phase: Type.Enum([...envelopePhases]),
  /** The segment of members whose rules it was made with; null for all. */
  audience: MaybeText,
  seedHash: Type.String(),
  /** How many parts were paid, and what they come to: what it has cost. */
  paid: Type.Integer({ minimum: 0 }),
  cost: Decimal,
  /** The mail addresses of who made it, and of who stopped it. */
  madeBy: Type.String(),
  stoppedBy: MaybeText,
});

/** A red envelope as staff see it. */
export type StaffEnvelope = Static<typeof StaffEnvelope>;

export const StaffEnvelopeListSchema = Type.Array(StaffEnvelope);

/** GET /staff/redEnvelopes: the last 200, those that open last first. */
export type StaffEnvelopeList = Static<typeof StaffEnvelopeListSchema>;

export const MakeEnvelopeSchema = Type.Object({
  /** Made by the page, so that a call sent twice makes one. */
  id: Uuid,
  /** Of the proposal, should it take two people; made by the page. */
  proposalId: Uuid,
  ...terms,
  total: Amount,
  least: Amount,
  most: Amount,
  /** The id of a segment, whose rules are kept as they are now; null for all members of the currency. */
  segment: Type.Union([Uuid, Type.Null()]),
  reason: Reason,
});

/** POST /staff/redEnvelopes. */
export type MakeEnvelope = Static<typeof MakeEnvelopeSchema>;

export const MadeEnvelopeSchema = Type.Object({
  /** The proposal of what one person alone may not give; null where the envelope is made. */
  proposal: MaybeText,
});

/** Whether it was made, or proposed. */
export type MadeEnvelope = Static<typeof MadeEnvelopeSchema>;

export const StopEnvelopeSchema = Type.Object({ id: Uuid, reason: Reason });

/** POST /staff/redEnvelopes/stop. */
export type StopEnvelope = Static<typeof StopEnvelopeSchema>;
