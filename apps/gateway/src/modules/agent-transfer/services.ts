import type { ServicesOf } from "../../Services.ts";

/** The services that this module takes. */
export const agentTransferServices = [
  "db",
  "messages",
  "nameKey",
  "passwords",
  "paymentGuard",
  "securityLog",
  "tenantRegistry",
] as const;

/** They, as its use cases hand them on. */
export type Services = ServicesOf<typeof agentTransferServices>;
