import { supportRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { createDemoNotices } from "./demo/createDemoNotices.ts";
import { supportRoutes } from "./routes.ts";
import { supportServices } from "./services.ts";

export { listBanners, removeBanner, saveBanner } from "./noticeStore.ts";

/** Announcements and banners. */
export const supportModule: GatewayModule = {
  domain: "support",
  services: supportServices,
  rows: supportRows,
  routes: supportRoutes,
  migrations: [],
  demo: { part: "notices", create: createDemoNotices },
};
