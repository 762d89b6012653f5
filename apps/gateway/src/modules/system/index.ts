import { systemRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { systemRoutes } from "./routes.ts";

export { toStatus } from "./toStatus.ts";

/** Status, tree, registration rules. */
export const systemModule: GatewayModule = { domain: "system", rows: systemRows, routes: systemRoutes, migrations: [] };
