import { type Static, Type } from "typebox";
import { LanguageCodeSchema, Millis, TermsVersion, text } from "../shapes.ts";
import { LoginValueSchema } from "./schemas.ts";

const optionalField = (maxLength: number) => Type.Optional(text(maxLength));

const BotProofSchema = Type.Union([
  Type.Object({ lot_number: text(100), captcha_output: text(4_000), pass_token: text(200), gen_time: text(20) }),
  Type.Object({ proof: text(4_000) }),
]);

/** The result of a bot check: Geetest's four values (decision 054), or the answer to our own challenge. */
export type BotProof = Static<typeof BotProofSchema>;

/**
 * The fields of spec §3 that both ways of registering share, and the payload of RG-24 and RG-25. `socialTicket` links the account at a
 * provider that a login has just proved.
 */
const shared = {
  payeeName: optionalField(200),
  email: optionalField(254),
  qqNum: optionalField(50),
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
  birthday: optionalField(10),
  /** One of the merchant's currencies; without it, the merchant's own. */
  currency: optionalField(10),
  registerUrl: text(2_000),
  registerMethod: Type.Literal("WEB"),
  login: Type.Boolean(),
  termsAccepted: Type.Boolean(),
  /** The box of the age (RG-28). Without it, the request is of an older page, whose box of the terms said both (decision 106). */
  ageConfirmed: Type.Optional(Type.Boolean()),
  /** The version of the merchant's terms that the page showed, and its language; left out where staff have written none. */
  termsVersion: Type.Optional(TermsVersion),
  termsLanguage: Type.Optional(LanguageCodeSchema),
  deviceId: optionalField(64),
  socialTicket: optionalField(64),
  geetest: Type.Optional(BotProofSchema),
  firebaseChannel: Type.Optional(Type.Literal("sms")),
  firebaseIdToken: optionalField(4_096),
};

export const RegisterRequestSchema = Type.Object({
  username: text(100),
  password: text(255),
  confirmPassword: text(255),
  mobileNum: optionalField(50),
  countryDialingCode: optionalField(8),
  ...shared,
});

/** POST or PUT /wps/member/register: the fields of spec §3 that the rules allow, and the payload of RG-24. */
export type RegisterRequest = Static<typeof RegisterRequestSchema>;

export const RegisterMobileRequestSchema = Type.Object({
  mobileNum: text(50),
  countryDialingCode: text(8),
  password: optionalField(255),
  confirmPassword: optionalField(255),
  ...shared,
});

/** POST or PUT /wps/member/register/mobile: with a password if MOBILENUMPASSREG3 requires one (RP-16). */
export type RegisterMobileRequest = Static<typeof RegisterMobileRequestSchema>;

export const RegisterValueSchema = Type.Object({
  id: Type.String(),
  userName: Type.String(),
  autoAccount: Type.Boolean(),
  generatedPassword: Type.Optional(Type.String()),
  session: Type.Optional(LoginValueSchema),
  token: Type.Optional(Type.String()),
});

/**
 * The answer to a registration. `token` and `session` are present if `login` was true, `generatedPassword` if no password was
 * asked for; it is shown once and stored nowhere.
 */
export type RegisterValue = Static<typeof RegisterValueSchema>;

export const RegisterCodeRequestSchema = Type.Object({
  mobileNum: text(50),
  countryDialingCode: text(8),
  purpose: Type.Literal("REGISTER"),
  geetest: Type.Optional(BotProofSchema),
});

/** POST /wps/verification/sms/register: the number as typed and the country's dialing code. */
export type RegisterCodeRequest = Static<typeof RegisterCodeRequestSchema>;

export const PhoneTokenRequestSchema = Type.Object({
  mobileNum: text(50),
  countryDialingCode: text(8),
  verificationCode: text(255),
});

/** POST /wps/verification/phone (ours): the code that the phone got. */
export type PhoneTokenRequest = Static<typeof PhoneTokenRequestSchema>;

export const PhoneTokenSchema = Type.Object({ idToken: Type.String() });

/** The proof of a number for the registration, instead of a third party's ID token (REGFIRE3). */
export type PhoneToken = Static<typeof PhoneTokenSchema>;

export const ConfirmContactSchema = Type.Object({ token: text(1_000) });

/** POST /wps/member/contact/confirm (ours): the secret part of the link. */
export type ConfirmContact = Static<typeof ConfirmContactSchema>;

export const ConfirmedContactSchema = Type.Object({
  kind: Type.Union([Type.Literal("EMAIL"), Type.Literal("MOBILE")]),
  mask: Type.String(),
});

/** The contact that is confirmed, masked. */
export type ConfirmedContact = Static<typeof ConfirmedContactSchema>;

export const BotChallengeSchema = Type.Union([
  Type.Object({ kind: Type.Literal("WORK"), challenge: Type.String(), expiresAt: Millis }),
  Type.Object({ kind: Type.Literal("GEETEST"), captchaId: Type.String(), widget: Type.String() }),
]);

/** GET /wps/verification/bot (ours): what a page needs for the bot check. */
export type BotChallenge = Static<typeof BotChallengeSchema>;
