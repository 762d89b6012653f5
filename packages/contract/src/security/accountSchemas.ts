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
  /** The login password, which authorises the first payment password. */
  password: Type.Optional(Password),
  /** The current payment password, which authorises a change. */
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
  /** A code for one is not valid for the other. */
  use: Type.Union([Type.Literal("CONTACT"), Type.Literal("PAYMENT_PASSWORD"), Type.Literal("SIGN_INS")]),
  /** A mail address or a number such as `+84901234567`; without it the code goes to the account's current one. */
  value: Type.Optional(text(254)),
});

/** POST /wps/member/contact/code. */
export type SendContactCode = Static<typeof SendContactCodeSchema>;

export const ChangeContactSchema = Type.Object({
  kind: Contact,
  value: text(254),
  /** The code sent to the current one; not needed if there is none or it was never confirmed. */
  currentCode: Type.Optional(Code),
  /** The code sent to the new one. */
  newCode: Code,
  password: Password,
});

/** POST /wps/member/contact. */
export type ChangeContact = Static<typeof ChangeContactSchema>;

export const PasswordProofSchema = Type.Object({ password: Password });

/** The login password, for actions that a session alone must not authorise. */
export type PasswordProof = Static<typeof PasswordProofSchema>;

export const DataExportSchema = Type.Object({
  /** The state of the newest request; null if there is none or it has expired. */
  export: Type.Union([
    Type.Null(),
    Type.Object({
      state: Type.Enum([...dataExportStates.states]),
      requestedAt: Millis,
      /** The file's id once it is ready, for requesting a link. */
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
  /** Deletes personal data too; the ledger is kept under a pseudonym. */
  erase: Type.Boolean(),
});

/** POST /wps/member/close. */
export type CloseAccount = Static<typeof CloseAccountSchema>;
