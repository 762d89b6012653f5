import { agentTransferRows, agentTransferStaffRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { transferTemplates } from "./messageTemplates.ts";
import { agentTransfersMigration } from "./migrations/251-agent-transfers.ts";
import { agentTransferSettingsMigration } from "./migrations/290-agent-transfer-settings.ts";
import { agentTransferRoutes } from "./routes.ts";
import { agentTransferServices } from "./services.ts";
import { agentTransferStaffRoutes } from "./staffRoutes.ts";
import { transferSettings } from "./transferSettings.ts";
import { transferRows } from "./transferStore.ts";

/** Money along the edges of the agents' tree (MC-05, AC-14). It stands above the modules that judge money, and so is not `agent`. */
export const agentTransferModule: GatewayModule = {
  domain: "agent-transfer",
  services: agentTransferServices,
  rows: agentTransferRows,
  routes: agentTransferRoutes,
  staffRows: agentTransferStaffRows,
  staffRoutes: agentTransferStaffRoutes,
  proposalKinds: [transferSettings.proposalKind],
  migrations: [agentTransfersMigration, agentTransferSettingsMigration],
  memberTables: [transferRows],
  messageTemplates: transferTemplates,
};
