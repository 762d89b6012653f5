import { type Static, Type } from "typebox";
import { Millis, text } from "../shapes.ts";

export const SecondFactorSchema = Type.Object({
  /** When the authenticator app was activated; null if none is active. */
  since: Type.Union([Type.Null(), Millis]),
  recoveryCodesLeft: Type.Integer({ minimum: 0 }),
});

/** GET /wps/member/second-factor. */
export type SecondFactor = Static<typeof SecondFactorSchema>;

export const PasswordRequestSchema = Type.Object({ password: text(255) });

/** A request that requires the login password. */
export type PasswordRequest = Static<typeof PasswordRequestSchema>;

export const TotpSecretSchema = Type.Object({ secret: Type.String(), uri: Type.String() });

/** A new secret for an authenticator app: as Base32 text to type, and as the `otpauth:` address that a QR code holds. */
export type TotpSecret = Static<typeof TotpSecretSchema>;

export const ConfirmTotpRequestSchema = Type.Object({ code: text(16) });

/** POST /wps/member/second-factor/totp/confirm: a code of the app. */
export type ConfirmTotpRequest = Static<typeof ConfirmTotpRequestSchema>;

export const RecoveryCodesSchema = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

/** Codes that can each replace the app once; shown only this time. */
export type RecoveryCodes = Static<typeof RecoveryCodesSchema>;
