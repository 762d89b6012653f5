import { rewardCentreRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { rewardCentreRoutes } from "./routes.ts";
import { rewardCentreServices } from "./services.ts";

/** One place for all that a member can claim (MC-10). It imports the modules that rewards come from, and keeps nothing of its own. */
export const rewardCentreModule: GatewayModule = {
  domain: "reward-centre",
  services: rewardCentreServices,
  rows: rewardCentreRows,
  routes: rewardCentreRoutes,
  migrations: [],
};
