import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const providerServices = [
  "config",
  "db",
  "gameIndex",
  "limiter",
  "log",
  "moneyDb",
  "sessions",
  "tenantRegistry",
  "vendorWallets",
] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof providerServices>;
