import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const withdrawalServices = [
  "db",
  "fileLinks",
  "log",
  "messages",
  "nameKey",
  "passwords",
  "paymentGuard",
  "payments",
  "securityLog",
  "sendSoon",
  "tenantRegistry",
] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof withdrawalServices>;
