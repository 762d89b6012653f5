import { type Static, Type } from "typebox";
import { SaidText } from "../saidText.ts";
import { Millis, text } from "../shapes.ts";
import { Cursor, Reason, Uuid } from "../staff/schemas.ts";
import { mostCodeUses } from "./pageLimits.ts";

/** A universal code as it is stored: letters and digits, in capitals. */
const Word = Type.String({ pattern: "^[A-Z0-9]{4,30}$" });

const BatchSchema = Type.Object({
  id: Type.String(),
  /** Of what they bring the bonus: a page, or a promotion for deposits; the other is null. */
  pageId: Type.Union([Type.String(), Type.Null()]),
  promotionId: Type.Union([Type.String(), Type.Null()]),
  /** The promotion's title, in the merchant's default language. */
  title: Type.String(),
  /** What staff call it. */
  name: Type.String(),
  /** The universal code; null for codes of one use. */
  word: Type.Union([Word, Type.Null()]),
  /** How many codes there are, or how many members a universal code is for. */
  count: Type.Integer({ minimum: 1 }),
  used: Type.Integer({ minimum: 0 }),
  madeBy: Type.String(),
  createdAt: Millis,
  /** When codes of one use were made and downloaded; null before, and for a universal code. */
  issuedAt: Type.Union([Millis, Type.Null()]),
  stoppedAt: Type.Union([Millis, Type.Null()]),
});

/** Codes that staff have made together. */
export type PromotionCodeBatch = Static<typeof BatchSchema>;

export const PromotionCodesSchema = Type.Array(BatchSchema);

/** GET /staff/promotion-codes: newest first. */
export type PromotionCodes = Static<typeof PromotionCodesSchema>;

export const MakeCodesSchema = Type.Object({
  /** Of the batch; made by the page, so that a call sent twice makes one. */
  id: Uuid,
  /** Of the proposal, should it take two people; made by the page. */
  proposalId: Uuid,
  /** A page whose trigger is `CODE`, or a promotion for deposits that is chosen by codes; the other is null. */
  pageId: Type.Union([Uuid, Type.Null()]),
  promotionId: Type.Union([Uuid, Type.Null()]),
  name: SaidText(1, 80),
  /** As staff type it: case, spaces and hyphens say nothing; null for codes of one use. */
  word: Type.Union([text(60), Type.Null()]),
  count: Type.Integer({ minimum: 1, maximum: mostCodeUses }),
  reason: Reason,
});

/** POST /staff/promotion-codes: a universal code for so many members, or so many codes of one use, at most 10,000. */
export type MakePromotionCodes = Static<typeof MakeCodesSchema>;

export const CodesMadeSchema = Type.Object({
  /** The proposal of what can give more than one person may, of which nothing is in force yet; null where it is. */
  proposal: Type.Union([Type.String(), Type.Null()]),
});

/** What became of new codes. */
export type PromotionCodesMade = Static<typeof CodesMadeSchema>;

export const CodeBatchSchema = Type.Object({ id: Uuid, reason: Reason });

/** POST /staff/promotion-codes/issue and /stop. */
export type PromotionCodeAct = Static<typeof CodeBatchSchema>;

export const IssuedCodesSchema = Type.Object({ codes: Type.Array(Type.String()) });

/** The codes, in the order of their numbers; they are told this once and kept nowhere. */
export type IssuedPromotionCodes = Static<typeof IssuedCodesSchema>;

export const ListCodeUsesSchema = Type.Object({ id: Uuid, cursor: Type.Optional(Cursor) });

/** GET /staff/promotion-codes/uses. */
export type ListPromotionCodeUses = Static<typeof ListCodeUsesSchema>;

export const CodeUsesSchema = Type.Object({
  items: Type.Array(
    Type.Object({
      /** Of the code in its file; of a universal code, which member it was. */
      number: Type.Integer({ minimum: 1 }),
      memberId: Type.String(),
      username: Type.String(),
      at: Millis,
    }),
  ),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Who has used codes, newest first. */
export type PromotionCodeUses = Static<typeof CodeUsesSchema>;
