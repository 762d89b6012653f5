import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const ticketServices = [
  "captcha",
  "config",
  "db",
  "fileLinks",
  "files",
  "messages",
  "nameKey",
  "seals",
  "sendSoon",
  "tenantRegistry",
] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof ticketServices>;
