import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const authServices = [
  "botCheck",
  "captcha",
  "config",
  "contactLinks",
  "db",
  "loginGuard",
  "messages",
  "nameKey",
  "passkeys",
  "passwords",
  "phoneVerification",
  "secondFactors",
  "securityLog",
  "sendSoon",
  "sessions",
  "shortLivedState",
  "social",
  "verificationCodes",
] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof authServices>;
