import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const gamesServices = ["config", "db", "gameIndex", "limiter"] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof gamesServices>;
