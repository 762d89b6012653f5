import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const staffServices = [
  "config",
  "db",
  "events",
  "exports",
  "log",
  "messages",
  "nameKey",
  "passwords",
  "sendSoon",
  "staffFactors",
  "staffGuard",
  "staffPasskeys",
  "tenantRegistry",
  "webhooks",
] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof staffServices>;
