import { type Static, Type } from "typebox";
import { LanguageCodeSchema, Millis, text } from "../shapes.ts";
import { SocialAnswerSchema } from "./socialSchemas.ts";

const AccountKindSchema = Type.Union([
  Type.Literal(0),
  Type.Literal(1),
  Type.Literal(2),
  Type.Literal(4),
  Type.Literal(41),
  Type.Literal(42),
]);

const AccountTypeSchema = Type.Union([Type.Literal("MEMBER"), Type.Literal("AGENT"), Type.Literal("TRIAL")]);

const SecondFactorMethodSchema = Type.Union([Type.Literal("TOTP"), Type.Literal("EMAIL"), Type.Literal("SMS")]);

/** The methods of a login's second step: an authenticator app or a recovery code, or a code sent to the member. */
export type SecondFactorMethod = Static<typeof SecondFactorMethodSchema>;

export const LoginRequestSchema = Type.Object({
  type: Type.Union([Type.Literal("username"), Type.Literal("sms"), Type.Literal("social")]),
  username: Type.Optional(text(100)),
  password: Type.Optional(text(255)),
  mobileNum: Type.Optional(text(50)),
  countryDialingCode: Type.Optional(text(8)),
  verificationCode: Type.Optional(text(255)),
  captcha: Type.Optional(text(16)),
  captchaId: Type.Optional(text(64)),
  captchaProof: Type.Optional(text(4_000)),
  side: Type.Union([Type.Literal("MEMBER"), Type.Literal("AGENT")]),
  deviceId: text(64),
  deviceName: Type.Optional(text(120)),
  social: Type.Optional(SocialAnswerSchema),
  secondFactor: Type.Optional(Type.Object({ challengeId: text(64), method: SecondFactorMethodSchema, code: text(64) })),
});

/**
 * POST /wps/session/login; `captchaProof` is the answer to {@link CaptchaChallenge}, instead of the picture. `secondFactor`
 * answers `login.second.factor.required`; name and password are then not needed, because what was proved is valid for five minutes.
 * `social` is the provider's answer; if no member has that account, the refusal is `social.unlinked` with `value:{ticket, name, email?}` for the
 * registration.
 */
export type LoginRequest = Static<typeof LoginRequestSchema>;

export const LoginValueSchema = Type.Object({
  token: Type.String(),
  expiresAt: Millis,
  id: Type.String(),
  userName: Type.String(),
  type: AccountTypeSchema,
  isAgent: AccountKindSchema,
  firstTimeLogin: Type.Boolean(),
  passwordExpired: Type.Boolean(),
  forceChangePassword: Type.Boolean(),
  lastLogin: Type.Union([Type.Null(), Type.Object({ at: Millis, ip: Type.String(), country: Type.String() })]),
  language: LanguageCodeSchema,
});

/** What a login answers (EN-08). `lastLogin` is the login before this one, null at the first. */
export type LoginValue = Static<typeof LoginValueSchema>;

export const FreePlayRequestSchema = Type.Object({ platform: Type.Literal("W"), language: LanguageCodeSchema });

/** POST /wps/session/login/freeplay. */
export type FreePlayRequest = Static<typeof FreePlayRequestSchema>;

export const LogoutRequestSchema = Type.Object({ all: Type.Optional(Type.Boolean()) });

/** POST or DELETE /wps/session/logout; `all` ends every session of the member. */
export type LogoutRequest = Static<typeof LogoutRequestSchema>;

export const SessionLifeSchema = Type.Object({
  idleSeconds: Type.Integer({ minimum: 0 }),
  warnSeconds: Type.Integer({ minimum: 0 }),
});

/** GET and POST /wps/session/life: seconds until the session ends without an act, and how long before that to warn. */
export type SessionLife = Static<typeof SessionLifeSchema>;

export const CaptchaRequestSchema = Type.Object({
  t: Type.Optional(text(20)),
  format: Type.Optional(Type.Literal("json")),
});

/** GET /wps/captcha: `format=json` asks for the id beside the picture. */
export type CaptchaRequest = Static<typeof CaptchaRequestSchema>;

export const CaptchaValueSchema = Type.Union([
  Type.String(),
  Type.Object({ image: Type.String(), captchaId: Type.String() }),
]);

/** GET /wps/captcha: base64 text (spec) or, with `format=json`, the picture and its id (decision Q-14). */
export type CaptchaValue = Static<typeof CaptchaValueSchema>;

export const CaptchaChallengeSchema = Type.Object({ challenge: Type.String(), expiresAt: Millis });

/**
 * GET /wps/captcha/challenge (ours): a proof-of-work challenge as JSON text, for people who cannot read the picture.
 */
export type CaptchaChallenge = Static<typeof CaptchaChallengeSchema>;

export const VerificationSentSchema = Type.Object({
  expiredMinutes: Type.Integer({ minimum: 1 }),
  resendSeconds: Type.Integer({ minimum: 0 }),
  channel: Type.Union([Type.Literal("SMS"), Type.Literal("EMAIL"), Type.Literal("FIREBASE")]),
  mask: Type.String(),
  widget: Type.Optional(Type.Object({ url: Type.String(), phoneNumber: Type.String() })),
});

/**
 * The answer of every call that sends a code: its validity in minutes, when another may be requested, and the masked recipient.
 * With `widget` a third party sends the code: the page frames this address and gives it the number in E.164 (RG-22).
 */
export type VerificationSent = Static<typeof VerificationSentSchema>;
