import { securityRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { securityMigration } from "./migrations/022-security.ts";
import { securityRoutes } from "./routes.ts";

/** The member's own control of the account: password, devices, activity. */
export const securityModule: GatewayModule = {
  domain: "security",
  rows: securityRows,
  routes: securityRoutes,
  migrations: [securityMigration],
};
