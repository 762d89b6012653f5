import { type Static, Type } from "typebox";
import { Millis, text } from "../shapes.ts";
import { documentTypes } from "./documentTypes.ts";
import { identityCheckStates } from "./states.ts";

const Id = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });

export const IdentitySchema = Type.Object({
  /** 0: nothing is confirmed; 1: a mailbox or a phone is; 2: the identity is. */
  level: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  /** The number that the picture of the face must show, written on paper; it proves that the picture is recent. */
  livenessCode: Type.String(),
  /** The most recently submitted documents; null for none. */
  check: Type.Union([
    Type.Null(),
    Type.Object({
      id: Type.String(),
      state: Type.Enum([...identityCheckStates.states]),
      documentType: Type.Enum([...documentTypes]),
      fullName: Type.String(),
      /** The submitted pictures, viewed by links. */
      files: Type.Array(Id),
      submittedAt: Millis,
      decidedAt: Type.Union([Type.Null(), Millis]),
      /** The staff's message to the member. */
      reason: Type.String(),
    }),
  ]),
});

/** GET /wps/member/identity. */
export type Identity = Static<typeof IdentitySchema>;

export const SubmitIdentitySchema = Type.Object({
  documentType: Type.Enum([...documentTypes]),
  /** As written in the document. */
  fullName: text(100),
  /** The number of the document; blanks and signs between its letters and digits do not count. Only a keyed hash of it is stored. */
  documentNumber: text(60),
  /** Uploads of the purpose DOCUMENT. */
  front: Id,
  back: Type.Optional(Id),
  selfie: Id,
  livenessCode: text(12),
});

/** POST /wps/member/identity. */
export type SubmitIdentity = Static<typeof SubmitIdentitySchema>;
