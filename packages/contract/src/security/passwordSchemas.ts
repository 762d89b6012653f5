import { type Static, Type } from "typebox";
import { SocialProviderSchema } from "../auth/socialSchemas.ts";
import { text } from "../shapes.ts";

export const ForgotPasswordRequestSchema = Type.Object({ username: text(100), email: text(254) });

/** POST /wps/member/password/email (LG-16, VL-14). */
export type ForgotPasswordRequest = Static<typeof ForgotPasswordRequestSchema>;

export const ForgotPasswordValueSchema = Type.Object({
  sent: Type.Literal(true),
  mask: Type.String(),
  expiredMinutes: Type.Integer({ minimum: 1 }),
});

/** The answer to a request for a mail, whether the account exists or not. `mask` is the typed address, masked. */
export type ForgotPasswordValue = Static<typeof ForgotPasswordValueSchema>;

export const PasswordResetRequestSchema = Type.Object({
  resetToken: text(64),
  newPassword: text(255),
  deviceId: text(64),
  /** Passkeys and linked social accounts stay; without it they end with the old password. */
  keepSignIns: Type.Optional(Type.Boolean()),
});

/** POST /wps/member/password/email/confirm: the token of the mail's link. */
export type PasswordResetRequest = Static<typeof PasswordResetRequestSchema>;

export const ResetSignInsRequestSchema = Type.Object({ resetToken: text(64) });

/** POST /wps/member/password/email/sign-ins (ours): the token of the mail's link. */
export type ResetSignInsRequest = Static<typeof ResetSignInsRequestSchema>;

export const ResetSignInsSchema = Type.Object({
  /** The browser and system with which each was created; empty if unknown. */
  passkeys: Type.Array(Type.Object({ browser: Type.String(), system: Type.String() })),
  social: Type.Array(Type.Object({ provider: SocialProviderSchema, name: Type.String() })),
});

/** The ways of signing in that end with the old password unless they are kept. */
export type ResetSignIns = Static<typeof ResetSignInsSchema>;

export const SmsPasswordResetRequestSchema = Type.Object({
  mobileNum: text(50),
  countryDialingCode: text(8),
  verificationCode: text(255),
  newPassword: text(255),
  deviceId: text(64),
  /** Passkeys and linked social accounts stay, or end; without it the call is refused for an account that has any, and names them. */
  keepSignIns: Type.Optional(Type.Boolean()),
});

/** POST /wps/member/password/verification (LG-17, VL-15). */
export type SmsPasswordResetRequest = Static<typeof SmsPasswordResetRequestSchema>;
