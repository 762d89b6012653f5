import type { Banner } from "@marquee/contract";
import { createBannerTicket } from "./bannerTicket.ts";
import type { Services } from "./services.ts";
import { listBanners, type NoticeReader } from "./shownNoticeStore.ts";

/** The banners that are due for a caller, with a ticket for each whose views are counted. */
export async function listOwnBanners(
  { db, nameKey }: Pick<Services, "db" | "nameKey">,
  reader: NoticeReader,
): Promise<readonly Banner[]> {
  const banners = await listBanners(db, reader);
  return banners.map((banner) =>
    banner.variants === undefined
      ? banner
      : { ...banner, ticket: createBannerTicket(nameKey, reader.tenant.id, banner.bannerId) },
  );
}
