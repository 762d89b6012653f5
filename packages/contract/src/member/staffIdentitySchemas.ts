import { MaybeSaidText } from "../saidText.ts";
import { type Static, Type } from "typebox";
import { Millis } from "../shapes.ts";
import { documentTypes } from "../security/documentTypes.ts";
import { identityCheckStates } from "../security/states.ts";
import { Cursor, Uuid } from "../staff/schemas.ts";
import { MemberId } from "./staffSchemas.ts";

const State = Type.Enum([...identityCheckStates.states]);

const CheckLineSchema = Type.Object({
  id: Type.String(),
  memberId: Type.String(),
  username: Type.String(),
  state: State,
  documentType: Type.Enum([...documentTypes]),
  fullName: Type.String(),
  submittedAt: Millis,
  decidedAt: Type.Union([Millis, Type.Null()]),
  decidedBy: Type.String(),
  /** What the member was told. */
  reason: Type.String(),
});

/** Documents that a member sent. */
export type CheckLine = Static<typeof CheckLineSchema>;

export const ListIdentityChecksSchema = Type.Object({
  state: Type.Optional(State),
  memberId: Type.Optional(MemberId),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/identity. */
export type ListIdentityChecks = Static<typeof ListIdentityChecksSchema>;

export const CheckPageSchema = Type.Object({
  items: Type.Array(CheckLineSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Documents, those that wait the longest first; of one member, or without waiting ones, the newest first. */
export type CheckPage = Static<typeof CheckPageSchema>;

export const AskCheckSchema = Type.Object({ id: Uuid });

/** A question about some documents. */
export type AskCheck = Static<typeof AskCheckSchema>;

export const CheckSheetSchema = Type.Object({
  ...CheckLineSchema.properties,
  birthday: Type.Union([Type.String(), Type.Null()]),
  /** The number that the picture of the face must show. */
  livenessCode: Type.String(),
  /** Links to the pictures, which work for five minutes and in the caller's session alone. */
  pictures: Type.Array(
    Type.Object({
      part: Type.Union([Type.Literal("front"), Type.Literal("back"), Type.Literal("selfie")]),
      url: Type.String(),
      expiresAt: Millis,
    }),
  ),
});

/** GET /staff/identity/check: documents with their pictures; that they were viewed is written down. */
export type CheckSheet = Static<typeof CheckSheetSchema>;

export const DecideCheckSchema = Type.Object({
  id: Uuid,
  decision: Type.Union([Type.Literal("approve"), Type.Literal("reject"), Type.Literal("askAgain")]),
  /** Shown to the member; only an approval needs none. */
  reason: MaybeSaidText(300),
});

/** POST /staff/identity/decide. */
export type DecideCheck = Static<typeof DecideCheckSchema>;
