import { type Static, Type } from "typebox";
import { PromotionNamesSchema } from "../promotions/schemas.ts";
import { Decimal, Millis, text } from "../shapes.ts";

const Hex = Type.String({ pattern: "^[0-9a-f]{64}$" });

/** Where an envelope is now. `EMPTY`: all parts are taken; `OVER`: its time is over, or staff have stopped it. */
export const envelopePhases = ["PLANNED", "OPEN", "EMPTY", "OVER"] as const;

const Envelope = Type.Object({
  id: Type.String(),
  names: PromotionNamesSchema,
  phase: Type.Enum([...envelopePhases]),
  opensAt: Millis,
  /** When it ends; earlier than planned where staff have stopped it. */
  closesAt: Millis,
  currency: Type.String(),
  total: Decimal,
  count: Type.Integer({ minimum: 1 }),
  /** The smallest and the largest part. */
  least: Decimal,
  most: Decimal,
  /** The smallest amount in which parts are counted. */
  unit: Decimal,
  /** How many times a part has to be staked before it can be withdrawn; 0 for not at all. */
  factor: Type.Integer({ minimum: 0, maximum: 100 }),
  /** How many parts are left. */
  left: Type.Integer({ minimum: 0 }),
  /** SHA-256 of the seed, told before the envelope opens. */
  seedHash: Hex,
  /** The seed of the draw, told when it is over; null until then. */
  seed: Type.Union([Hex, Type.Null()]),
  /** What the caller got: the number of the part in the order of the draw, its amount, and when. */
  own: Type.Union([Type.Object({ number: Type.Integer({ minimum: 1 }), amount: Decimal, at: Millis }), Type.Null()]),
});

/** A red envelope as its members see it. */
export type RedEnvelope = Static<typeof Envelope>;

export const RedEnvelopeListSchema = Type.Object({ list: Type.Array(Envelope) });

/** GET /wps/redEnvelopes: those that the member is offered, and those of the last seven days of which the member has a part (PM-14). */
export type RedEnvelopeList = Static<typeof RedEnvelopeListSchema>;

export const ClaimEnvelopeSchema = Type.Object({ id: text(64) });

/** POST /wps/redEnvelopes/claim. */
export type ClaimEnvelope = Static<typeof ClaimEnvelopeSchema>;
