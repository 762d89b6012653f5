import { isDeepStrictEqual } from "node:util";
import { mostNotices } from "@marquee/contract";
import type { NoticeChanged, OrderBanners, RemoveNotice, SaveBanner } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import {
  type BannerColumns,
  deleteBanner,
  insertBanner,
  lockBanners,
  putOrder,
  type StoredBanner,
  updateBanner,
} from "./bannerStore.ts";
import { checkBanner, checkSegment } from "./checkNotice.ts";
import { toPlanColumns } from "./planStore.ts";
import { removeVersioned, saveVersioned, type VersionedList } from "./saveVersioned.ts";
import type { Services } from "./services.ts";
import { type BannerContent, toBannerContent } from "./toStaffNotice.ts";

const toColumns = (banner: BannerContent): Omit<BannerColumns, "position"> => ({
  ...toPlanColumns(banner),
  group_name: banner.group,
  picture: banner.picture,
  phone_picture: banner.phonePicture,
  variants: JSON.stringify(banner.variants),
  title: JSON.stringify(banner.titles),
  linkage_type: banner.link?.type ?? null,
  linkage: banner.link?.to ?? null,
});

/** A merchant's banners; a new one comes last. */
const banners: VersionedList<BannerContent, StoredBanner> = {
  noun: "banner",
  tag: "Banners",
  most: mostNotices,
  toContent: toBannerContent,
  toSubject: ({ titles }, { settings }) => titles[settings.defaultLanguage],
  lock: async (tx, { tenantId, id }) => {
    const rows = await lockBanners(tx, tenantId);
    return { row: rows.find((row) => row.id === id), count: rows.length };
  },
  check: checkSegment,
  insert: async (tx, { tenantId, id }, banner) => {
    const position = ((await lockBanners(tx, tenantId)).at(-1)?.position ?? -1) + 1;
    return insertBanner(tx, tenantId, id, { ...toColumns(banner), position });
  },
  update: (tx, { tenantId, id }, banner) => updateBanner(tx, tenantId, id, toColumns(banner)),
  remove: async (tx, { tenantId, id }) => {
    await deleteBanner(tx, tenantId, id);
  },
};

/** Makes or changes a banner; a new one comes last. @throws Refusal `fields`, and as {@link saveVersioned} */
export async function saveBannerOf(
  services: Services,
  call: MerchantCall,
  request: SaveBanner,
): Promise<NoticeChanged> {
  const { id: _id, version: _version, reason: _reason, ...rest } = request;
  const banner = { ...rest, schedule: { ...rest.schedule, weekdays: rest.schedule.weekdays.toSorted() } };
  await checkBanner(services, call.tenant, banner);
  return saveVersioned(banners, services, call, request, banner);
}

/** Removes a banner. @throws Refusal `state.changed` for another version, or none */
export const removeBannerOf = (services: Services, call: MerchantCall, request: RemoveNotice): Promise<NoticeChanged> =>
  removeVersioned(banners, services, call, request);

/** Orders the banners. @throws Refusal `state.changed` where another one has come or gone */
export async function orderBannersOf(
  { db }: Services,
  call: MerchantCall,
  { ids, reason }: OrderBanners,
): Promise<Record<string, never>> {
  const { id: tenantId } = call.tenant;
  return transact(db, async (tx) => {
    const before = (await lockBanners(tx, tenantId)).map(({ id }) => id);
    if (!isDeepStrictEqual(before.toSorted(), ids.toSorted())) throw new Refusal("state.changed");
    if (isDeepStrictEqual(before, ids)) return {};
    await putOrder(tx, tenantId, ids);
    await publishEvent(tx, { tenantId, kind: "notice" });
    await publishDeskChange(tx, tenantId, "Banners");
    await call.audit(tx, { action: "order banners", subject: "", before, after: ids, reason });
    return {};
  });
}
