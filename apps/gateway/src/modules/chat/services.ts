import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const chatServices = [
  "db",
  "config",
  "events",
  "limiter",
  "log",
  "outsideChats",
  "sessions",
  "tenantRegistry",
] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof chatServices>;
