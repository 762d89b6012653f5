import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const systemServices = ["bodyKeys", "config", "db", "events", "payments", "profiles", "tenantRegistry"] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof systemServices>;
