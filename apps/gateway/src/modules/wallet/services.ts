import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const walletServices = [
  "db",
  "exchangeRates",
  "gameIndex",
  "limiter",
  "log",
  "messages",
  "nameKey",
  "payments",
  "tenantRegistry",
  "vendorWallets",
] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof walletServices>;
