import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const promotionsServices = ["db", "fileLinks", "limiter", "messages", "nameKey", "tenantRegistry"] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof promotionsServices>;
