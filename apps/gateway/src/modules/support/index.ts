import { supportRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { supportRoutes } from "./routes.ts";

export { listBanners } from "./noticeStore.ts";

/** Announcements and banners. */
export const supportModule: GatewayModule = { domain: "support", rows: supportRows, routes: supportRoutes, migrations: [] };
