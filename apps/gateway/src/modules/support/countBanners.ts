import type { CountBannersRequest, CountedBanners } from "@marquee/contract";
import { addCounts, type BannerCount } from "./bannerCountStore.ts";
import { readBannerTicket, ticketMinutes } from "./bannerTicket.ts";
import type { Services } from "./services.ts";
import { listBanners, type NoticeReader } from "./shownNoticeStore.ts";

/**
 * Counts what a page says that it has shown. A count takes a ticket, which comes with the banner and serves once for each kind, and a
 * variant that the caller sees: it costs as many calls, and as long, as a view.
 */
export async function countShown(
  { db, nameKey, shortLivedState }: Services,
  reader: NoticeReader,
  { counts }: CountBannersRequest,
): Promise<CountedBanners> {
  const { tenant } = reader;
  const shown = new Set(
    (await listBanners(db, reader)).flatMap(({ bannerId, variants = [] }) =>
      variants.map(({ variant }) => `${bannerId} ${variant}`),
    ),
  );
  const found: BannerCount[] = [];
  for (const count of counts) {
    const claim = readBannerTicket(nameKey, tenant.id, count);
    if (claim === undefined || !shown.has(`${count.bannerId} ${count.variant}`)) continue;
    // Each holder is a new one: the first alone gets it.
    if (await shortLivedState.claim("banner-ticket-use", claim, crypto.randomUUID(), ticketMinutes * 60_000))
      found.push(count);
  }
  if (found.length > 0) await addCounts(db, tenant, found);
  return { counted: found.length };
}
