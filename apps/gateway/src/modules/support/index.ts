import { supportRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { seedNotices } from "./demo/seedNotices.ts";
import { supportRoutes } from "./routes.ts";

export { listBanners } from "./noticeStore.ts";

/** Announcements and banners. */
export const supportModule: GatewayModule = { domain: "support", rows: supportRows, routes: supportRoutes, migrations: [], demo: { part: "notices", seed: seedNotices } };
