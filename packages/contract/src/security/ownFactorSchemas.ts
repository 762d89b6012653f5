import { type Static, Type } from "typebox";
import { text } from "../shapes.ts";

export const OwnFactorSchema = Type.Object({
  /** A code of the authenticator app, or a recovery code; or a code sent to the confirmed mailbox or phone for `SIGN_INS`. */
  by: Type.Union([Type.Literal("APP"), Type.Literal("EMAIL"), Type.Literal("MOBILE")]),
  code: text(16),
});

/** The second factor of a member who is logged in: the app where there is one, or else a code to a confirmed contact. */
export type OwnFactor = Static<typeof OwnFactorSchema>;
