import { type Static, Type } from "typebox";
import { exclusionMonths, limitKinds, limitPeriods, timeOutHours } from "../protection/choices.ts";
import { text } from "../shapes.ts";
import { Reason, Uuid } from "../staff/schemas.ts";
import { closingActs } from "./staffClosing.ts";
import { correctedFields } from "./staffCorrectedFields.ts";
import { wishChannels } from "./staffWishChannels.ts";
import { MemberId } from "./staffSchemas.ts";

const Field = Type.Enum(correctedFields);

export const ProposeCorrectionSchema = Type.Object({
  /** Of the proposal; made by the page. */
  id: Uuid,
  memberId: MemberId,
  field: Field,
  /** As it shall be; the rules of the member's own change apply. */
  value: text(200),
  reason: Reason,
});

/** POST /staff/members/correction. */
export type ProposeCorrection = Static<typeof ProposeCorrectionSchema>;

export const AskCorrectionSchema = Type.Object({ id: Uuid });

/** Names a proposed correction by its proposal. */
export type AskCorrection = Static<typeof AskCorrectionSchema>;

export const CorrectionSchema = Type.Object({
  memberId: Type.String(),
  username: Type.String(),
  field: Field,
  /** What stood there when it was proposed; null for nothing. */
  former: Type.Union([Type.String(), Type.Null()]),
  wanted: Type.String(),
  /** The member has proved the former contact. */
  formerProved: Type.Boolean(),
  /** What stands there now is not what stood there then: an approval would be refused. */
  stale: Type.Boolean(),
});

/** GET /staff/members/correction: what a proposal would make of a contact or name, whole. */
export type Correction = Static<typeof CorrectionSchema>;

const WishSchema = Type.Union([
  Type.Object({ kind: Type.Literal("TIMEOUT"), hours: Type.Enum(timeOutHours) }),
  Type.Object({ kind: Type.Literal("EXCLUSION"), months: Type.Enum(exclusionMonths) }),
  Type.Object({
    kind: Type.Literal("LIMIT"),
    limit: Type.Enum(limitKinds),
    period: Type.Enum(limitPeriods),
    /** In the member's currency; whole minutes of a session. Below what is in force. */
    amount: text(24),
  }),
]);

export const RecordWishSchema = Type.Object({
  memberId: MemberId,
  wish: WishSchema,
  /** How the wish reached the merchant. */
  channel: Type.Enum(wishChannels),
  /** What the member said. */
  note: Reason,
});

/** POST /staff/members/wish. */
export type RecordWish = Static<typeof RecordWishSchema>;

export const ProposeClosingSchema = Type.Object({
  /** Of the proposal; made by the page. */
  id: Uuid,
  memberId: MemberId,
  act: Type.Enum(closingActs),
  reason: Reason,
});

/** POST /staff/members/closing. */
export type ProposeClosing = Static<typeof ProposeClosingSchema>;

export const AskedExportSchema = Type.Object({
  /** False when one waits or was made within the last hour. */
  started: Type.Boolean(),
});

/** Whether the file of a member's data is made now. */
export type AskedExport = Static<typeof AskedExportSchema>;
