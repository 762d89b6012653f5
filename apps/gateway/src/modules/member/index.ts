import { memberRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { memberRoutes } from "./routes.ts";

/** The logged-in member. */
export const memberModule: GatewayModule = { domain: "member", rows: memberRows, routes: memberRoutes, migrations: [] };
