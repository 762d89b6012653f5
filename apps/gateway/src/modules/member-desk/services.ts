import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const memberDeskServices = [
  "db",
  "fileLinks",
  "gameIndex",
  "messages",
  "nameKey",
  "passwords",
  "secondFactors",
  "sendSoon",
  "sessions",
] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof memberDeskServices>;
