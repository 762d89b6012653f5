import { endpoint } from "../endpoint.ts";
import type {
  BotChallenge,
  ConfirmContact,
  ConfirmedContact,
  PhoneToken,
  PhoneTokenRequest,
  RegisterCodeRequest,
  RegisterMobileRequest,
  RegisterRequest,
  RegisterValue,
} from "./registerSchemas.ts";
import type { VerificationSent } from "./schemas.ts";

/** One-time proofs: the same registration sent again may carry different ones. */
const proofFields = ["captcha", "captchaId", "captchaProof", "geetest", "verificationCode", "firebaseIdToken"] as const;

/**
 * Registration by username (AP-16, decision Q-11). A call with a trial account's token ends that session. Sent again
 * with the same `Idempotency-Key`, it answers with the member that the first call made. The rate limit counts failed
 * attempts too.
 */
export const register = /* @__PURE__ */ endpoint<RegisterRequest, RegisterValue>({
  name: "register",
  domain: "auth",
  method: "POST",
  alsoMethods: ["PUT"],
  path: "/wps/member/register",
  moduleId: "USERNAMEREG3",
  token: "optional",
  encrypted: true,
  idempotencyKey: "optional",
  proofFields,
  rateLimit: { calls: 20, seconds: 3_600 },
});

/** Registration by mobile number (AP-17): the gateway makes the username. Otherwise as {@link register}. */
export const registerMobile = /* @__PURE__ */ endpoint<RegisterMobileRequest, RegisterValue>({
  name: "registerMobile",
  domain: "auth",
  method: "POST",
  alsoMethods: ["PUT"],
  path: "/wps/member/register/mobile",
  moduleId: "MOBILENUMREG3",
  token: "optional",
  encrypted: true,
  idempotencyKey: "optional",
  proofFields,
  rateLimit: { calls: 20, seconds: 3_600 },
});

/** Sends the code with which a registration proves its mobile number (AP-05, RG-18). */
export const sendRegisterCode = /* @__PURE__ */ endpoint<RegisterCodeRequest, VerificationSent>({
  name: "sendRegisterCode",
  domain: "auth",
  method: "POST",
  path: "/wps/verification/sms/register",
  moduleId: "REGMOBVERF3",
  rateLimit: { calls: 20, seconds: 300, code: "sms.too.many" },
});

/** Exchanges a phone's code for an ID token if the gateway acts as the third party (ours, RG-25). */
export const createPhoneToken = /* @__PURE__ */ endpoint<PhoneTokenRequest, PhoneToken>({
  name: "createPhoneToken",
  domain: "auth",
  method: "POST",
  path: "/wps/verification/phone",
  moduleId: "REGFIRE3",
  encrypted: true,
  rateLimit: { calls: 20, seconds: 300 },
});

/**
 * Marks a mailbox or phone as the caller's own, by the link that the registration sent there (ours, decision 099): whoever else reads what is
 * sent to a mistyped address has no session of the account.
 */
export const confirmContact = /* @__PURE__ */ endpoint<ConfirmContact, ConfirmedContact>({
  name: "confirmContact",
  domain: "auth",
  method: "POST",
  path: "/wps/member/contact/confirm",
  moduleId: "LOGIN3",
  token: "required",
  trial: false,
  encrypted: true,
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 8_192,
});

/** What the page needs for a bot check (ours, RG-17). */
export const getBotChallenge = /* @__PURE__ */ endpoint<Record<string, never>, BotChallenge>({
  name: "getBotChallenge",
  domain: "auth",
  method: "GET",
  path: "/wps/verification/bot",
  moduleId: "GEETEST3",
  rateLimit: { calls: 60, seconds: 60 },
  // Each challenge is used once.
  cache: { keepSeconds: 0 },
});
