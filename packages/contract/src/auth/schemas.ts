import { type Static, Type } from "typebox";
import { LanguageCodeSchema, Millis, text } from "../shapes.ts";

const AccountKindSchema = Type.Union([
  Type.Literal(0),
  Type.Literal(1),
  Type.Literal(2),
  Type.Literal(4),
  Type.Literal(41),
  Type.Literal(42),
]);

const AccountTypeSchema = Type.Union([Type.Literal("MEMBER"), Type.Literal("AGENT"), Type.Literal("TRIAL")]);

export const LoginRequestSchema = Type.Object({
  type: Type.Literal("username"),
  username: text(100),
  password: text(255),
  captcha: Type.Optional(text(16)),
  captchaId: Type.Optional(text(64)),
  captchaProof: Type.Optional(text(4_000)),
  side: Type.Union([Type.Literal("MEMBER"), Type.Literal("AGENT")]),
  deviceId: text(64),
  deviceName: Type.Optional(text(120)),
});

/** POST /wps/session/login; `captchaProof` is the answer to {@link CaptchaChallenge}, in place of the picture. */
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

const optionalField = (maxLength: number) => Type.Optional(text(maxLength));

export const RegisterRequestSchema = Type.Object({
  username: text(100),
  password: text(255),
  confirmPassword: text(255),
  payeeName: optionalField(200),
  email: optionalField(254),
  qqNum: optionalField(50),
  mobileNum: optionalField(50),
  recommenderId: optionalField(50),
  captcha: optionalField(16),
  captchaId: optionalField(64),
  captchaProof: optionalField(4_000),
  verificationCode: optionalField(255),
  affiliateCode: optionalField(50),
  paymentPassword: optionalField(255),
  line: optionalField(100),
  whatsapp: optionalField(100),
  zalo: optionalField(100),
  facebook: optionalField(100),
  wechat: optionalField(100),
  idNumber: optionalField(50),
  referralCode: optionalField(50),
  domain: optionalField(253),
  countryDialingCode: optionalField(8),
  birthday: optionalField(10),
  registerUrl: text(2_000),
  registerMethod: Type.Literal("WEB"),
  login: Type.Boolean(),
  termsAccepted: Type.Boolean(),
});

/** POST or PUT /wps/member/register: the fields of spec §3 that the rules allow, and the payload of RG-24. */
export type RegisterRequest = Static<typeof RegisterRequestSchema>;

export const RegisterValueSchema = Type.Object({
  id: Type.String(),
  userName: Type.String(),
  autoAccount: Type.Boolean(),
  session: Type.Optional(LoginValueSchema),
  token: Type.Optional(Type.String()),
});

/** What a registration answers; `token` and `session` are there when `login` was true. */
export type RegisterValue = Static<typeof RegisterValueSchema>;
