import { supportRows, supportStaffRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { registerBannerPictures } from "./registerBannerPictures.ts";
import { createDemoNotices } from "./demo/createDemoNotices.ts";
import { plannedNoticesMigration } from "./migrations/201-planned-notices.ts";
import { noticeSegmentsMigration } from "./migrations/203-notice-segments.ts";
import { bannerVariantsMigration } from "./migrations/226-banner-variants.ts";
import { supportRoutes } from "./routes.ts";
import { supportServices } from "./services.ts";
import { supportStaffRoutes } from "./staffRoutes.ts";
import { tellNoticesJob } from "./tellNoticesJob.ts";

export { removeBannerText, setBannerText } from "./setBanner.ts";
export { listOwnBanners } from "./listOwnBanners.ts";
export { listNotices } from "./shownNoticeStore.ts";
export { toGuestReader } from "./toReader.ts";

/** Announcements and banners: when, where and for whom they are shown. */
export const supportModule: GatewayModule = {
  domain: "support",
  services: supportServices,
  rows: supportRows,
  routes: supportRoutes,
  staffRows: supportStaffRows,
  staffRoutes: supportStaffRoutes,
  migrations: [plannedNoticesMigration, noticeSegmentsMigration, bannerVariantsMigration],
  jobs: [tellNoticesJob],
  demo: { part: "notices", create: createDemoNotices },
  register: registerBannerPictures,
};
