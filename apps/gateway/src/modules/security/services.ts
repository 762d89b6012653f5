import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const securityServices = [
  "botCheck",
  "captcha",
  "config",
  "contactLinks",
  "db",
  "files",
  "log",
  "loginGuard",
  "memberErasures",
  "memberTables",
  "messages",
  "nameKey",
  "passkeys",
  "passwords",
  "paymentGuard",
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
export type Services = ServicesOf<typeof securityServices>;
