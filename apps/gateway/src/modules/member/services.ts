import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const memberServices = ["db", "exchangeRates", "fileLinks", "files", "messages", "nameKey"] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof memberServices>;
