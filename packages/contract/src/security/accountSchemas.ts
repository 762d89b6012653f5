import { type Static, Type } from "typebox";
import { Millis, text } from "../shapes.ts";
import { dataExportStates } from "./states.ts";

const Password = text(255);
const Code = text(12);
const Id = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });
const Contact = Type.Union([Type.Literal("EMAIL"), Type.Literal("MOBILE")]);

/** A mailbox or a phone of the member. */
export type ContactKind = Static<typeof Contact>;

export const SetPaymentPasswordSchema = Type.Object({
  /** Proves the first one: the login password. */
  password: Type.Optional(Password),
  /** Proves a change: the present payment password. */
  oldPaymentPassword: Type.Optional(Password),
  newPaymentPassword: Password,
  confirmPaymentPassword: Password,
});

/** POST /wps/member/payment/password. */
export type SetPaymentPassword = Static<typeof SetPaymentPasswordSchema>;

export const ResetPaymentPasswordSchema = Type.Object({
  /** Where the code went. */
  kind: Contact,
  verificationCode: Code,
  newPaymentPassword: Password,
  confirmPaymentPassword: Password,
});

/** POST /wps/member/payment/password/reset. */
export type ResetPaymentPassword = Static<typeof ResetPaymentPasswordSchema>;

export const SendContactCodeSchema = Type.Object({
  kind: Contact,
  /** A code for the one is none for the other. */
  use: Type.Union([Type.Literal("CONTACT"), Type.Literal("PAYMENT_PASSWORD")]),
  /** A mail address or a number such as `+84901234567`; without it the code goes to the account's present one. */
  value: Type.Optional(text(254)),
});

/** POST /wps/member/contact/code. */
export type SendContactCode = Static<typeof SendContactCodeSchema>;

export const ChangeContactSchema = Type.Object({
  kind: Contact,
  value: text(254),
  /** The code that went to the present one; not needed where there is none, or where it was never confirmed. */
  currentCode: Type.Optional(Code),
  /** The code that went to the new one. */
  newCode: Code,
  password: Password,
});

/** POST /wps/member/contact. */
export type ChangeContact = Static<typeof ChangeContactSchema>;

export const PasswordProofSchema = Type.Object({ password: Password });

/** The login password, for what must not happen by a session alone. */
export type PasswordProof = Static<typeof PasswordProofSchema>;

export const DataExportSchema = Type.Object({
  /** The newest request's; null when nothing was asked for, or all of it has expired. */
  export: Type.Union([
    Type.Null(),
    Type.Object({
      state: Type.Enum([...dataExportStates.states]),
      requestedAt: Millis,
      /** The file, once it is ready: a link to it is asked for. */
      fileId: Type.Union([Type.Null(), Id]),
      bytes: Type.Integer({ minimum: 0 }),
      /** When a ready file is removed. */
      expiresAt: Type.Union([Type.Null(), Millis]),
    }),
  ]),
});

/** GET and POST /wps/member/data. */
export type DataExport = Static<typeof DataExportSchema>;

export const CloseAccountSchema = Type.Object({
  password: Password,
  /** Removes personal data too; the ledger stays, under a pseudonym. */
  erase: Type.Boolean(),
});

/** POST /wps/member/close. */
export type CloseAccount = Static<typeof CloseAccountSchema>;
