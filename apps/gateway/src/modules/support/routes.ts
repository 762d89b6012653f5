import {
  announcementDefault,
  announcementsPerPage,
  countBanners,
  listAgentAnnouncements,
  listAnnouncements,
} from "@marquee/contract";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "./services.ts";
import { toPage } from "../../http/toPage.ts";
import { listOwnBanners } from "./listOwnBanners.ts";
import { countShown } from "./countBanners.ts";
import { listNotices } from "./shownNoticeStore.ts";
import { toReader } from "./toReader.ts";

/** Announcements, popup notices and banners by place (AN-03, AN-04, AN-07). */
export function supportRoutes(services: Services): readonly Route[] {
  const { db } = services;
  return [
    route(listAnnouncements, async (call, { types = announcementDefault, pageNo = 1 }) => {
      const { tenant } = call;
      const reader = toReader(call);
      const asked = new Set(types.split(","));
      const hasNotices = tenant.modules.has("ANNOUNCE3");
      const notices = hasNotices ? await listNotices(db, reader) : [];
      const ofType = (type: string) => (asked.has(type) ? notices.filter((notice) => notice.type === type) : []);
      const { page: player, totalPages } = toPage(ofType("PL"), pageNo, announcementsPerPage);
      const banners =
        asked.has("B") && tenant.modules.has("BANNER3") ? [...(await listOwnBanners(services, reader))] : [];
      const popup = tenant.modules.has("POPNOTICE3") ? ofType("PU") : [];
      const help = asked.has("H") ? { help: ofType("H") } : {};
      return { player, banners, popup, promotion: ofType("PR"), ...help, totalPages };
    }),
    route(listAgentAnnouncements, async (call, { pageNo = 1 }) => {
      const notices = await listNotices(db, toReader(call), "AG");
      const { page: list, totalPages } = toPage(notices, pageNo, announcementsPerPage);
      return { list, totalPages };
    }),
    route(countBanners, (call, request) => countShown(services, toReader(call), request)),
  ];
}
