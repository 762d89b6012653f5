import { chatTipRows, chatTipStaffRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { tipTemplates } from "./messageTemplates.ts";
import { chatTipsMigration } from "./migrations/379-chat-tips.ts";
import { chatTipRoutes } from "./routes.ts";
import { chatTipServices } from "./services.ts";
import { chatTipStaffRoutes } from "./staffRoutes.ts";
import { tipSettings } from "./tipSettings.ts";
import { tipRows } from "./tipStore.ts";

/** Money between members of chat rooms (decision 165). It stands above the modules that judge money, and so is not `chat`. */
export const chatTipModule: GatewayModule = {
  domain: "chat-tip",
  services: chatTipServices,
  rows: chatTipRows,
  routes: chatTipRoutes,
  staffRows: chatTipStaffRows,
  staffRoutes: chatTipStaffRoutes,
  proposalKinds: [tipSettings.proposalKind],
  migrations: [chatTipsMigration],
  memberTables: [tipRows],
  messageTemplates: tipTemplates,
};
