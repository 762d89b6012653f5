import { agentRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { eraseCodes } from "./eraseCodesStore.ts";
import { affiliateCodesMigration } from "./migrations/024-affiliate-codes.ts";
import { uplineCodesMigration } from "./migrations/035-upline-codes.ts";
import { agentRoutes } from "./routes.ts";
import { agentServices } from "./services.ts";

export { addCodes, findCodeOwner, type CodeKind } from "./affiliateCodeStore.ts";
export { countReferrals, countRegistrations, openReferralCode } from "./referralCodeStore.ts";
export { toInvitationUrl } from "./toInvitationUrl.ts";

/** Invitation codes of agents and players. */
export const agentModule: GatewayModule = {
  domain: "agent",
  services: agentServices,
  rows: agentRows,
  routes: agentRoutes,
  erase: eraseCodes,
  migrations: [affiliateCodesMigration, uplineCodesMigration],
};
