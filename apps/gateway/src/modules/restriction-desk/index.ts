import { restrictionStaffRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { restrictionStaffRoutes } from "./staffRoutes.ts";
import { restrictionDeskServices } from "./services.ts";

/** What staff see and do of game restrictions. It uses the modules that know members, labels and games, and so cannot be the one that they use. */
export const restrictionDeskModule: GatewayModule = {
  domain: "restriction-desk",
  services: restrictionDeskServices,
  rows: [],
  routes: () => [],
  staffRows: restrictionStaffRows,
  staffRoutes: restrictionStaffRoutes,
  migrations: [],
};
