import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const pointsServices = [
  "db",
  "tenantRegistry",
  "nameKey",
  "passwords",
  "paymentGuard",
  "securityLog",
  "messages",
  "sendSoon",
  "seals",
] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof pointsServices>;
