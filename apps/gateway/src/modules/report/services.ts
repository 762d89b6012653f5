import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const reportServices = [
  "config",
  "db",
  "fileLinks",
  "gameIndex",
  "limiter",
  "log",
  "messages",
  "payments",
  "sendSoon",
  "sessions",
  "tableFiles",
  "tenantRegistry",
  "vendorWallets",
] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof reportServices>;
