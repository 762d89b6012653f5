import { isDeepStrictEqual } from "node:util";
import { mostNotices } from "@marquee/contract";
import type { NoticeChanged, OrderBanners, RemoveNotice, SaveBanner } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
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
import { checkBanner } from "./checkNotice.ts";
import { toPlanColumns } from "./planStore.ts";
import type { Services } from "./services.ts";
import { type BannerContent, toBannerContent } from "./toStaffNotice.ts";

async function tell(tx: Db, tenantId: string): Promise<void> {
  await publishEvent(tx, { tenantId, kind: "notice" });
  await publishDeskChange(tx, tenantId, "Banners");
}

const toColumns = (banner: BannerContent): Omit<BannerColumns, "position"> => ({
  ...toPlanColumns(banner),
  group_name: banner.group,
  picture: banner.picture,
  phone_picture: banner.phonePicture,
  title: JSON.stringify(banner.titles),
  linkage_type: banner.link?.type ?? null,
  linkage: banner.link?.to ?? null,
});

const isSame = (row: StoredBanner, banner: BannerContent): boolean => isDeepStrictEqual(toBannerContent(row), banner);

/** Stores it. @returns its new version, and null where the same save has been made before */
async function store(
  tx: Db,
  tenantId: string,
  { id, version: seen }: SaveBanner,
  banner: BannerContent,
): Promise<{ readonly before: StoredBanner | undefined; readonly version: number; readonly isAgain: boolean }> {
  const others = await lockBanners(tx, tenantId);
  const before = others.find((row) => row.id === id);
  if (before !== undefined && isSame(before, banner)) return { before, version: before.version, isAgain: true };
  if ((before?.version ?? 0) !== seen) throw new Refusal("state.changed");
  if (before !== undefined)
    return { before, version: await updateBanner(tx, tenantId, id, toColumns(banner)), isAgain: false };
  if (others.length >= mostNotices) throw new Refusal("document.limit");
  const position = (others.at(-1)?.position ?? -1) + 1;
  if (await insertBanner(tx, tenantId, id, { ...toColumns(banner), position }))
    return { before, version: 1, isAgain: false };
  // Made meanwhile: by the same call sent twice, or by somebody else.
  const made = (await lockBanners(tx, tenantId)).find((row) => row.id === id);
  if (made === undefined || !isSame(made, banner)) throw new Refusal("state.changed");
  return { before: made, version: made.version, isAgain: true };
}

/**
 * Makes or changes a banner; a new one comes last. @throws Refusal `fields`; `document.limit`; `state.changed` when somebody else has
 * changed it since that version
 */
export async function saveBannerOf(
  services: Services,
  call: MerchantCall,
  request: SaveBanner,
): Promise<NoticeChanged> {
  const { id: tenantId, settings } = call.tenant;
  const { id, version: _, reason, ...rest } = request;
  const banner = { ...rest, schedule: { ...rest.schedule, weekdays: rest.schedule.weekdays.toSorted() } };
  await checkBanner(services, call.tenant, banner);
  return transact(services.db, async (tx) => {
    const { before, version, isAgain } = await store(tx, tenantId, request, banner);
    if (isAgain) return { version };
    await tell(tx, tenantId);
    await call.audit(tx, {
      action: "save banner",
      subject: banner.titles[settings.defaultLanguage] ?? id,
      before: before === undefined ? null : toBannerContent(before),
      after: banner,
      reason,
    });
    return { version };
  });
}

/** Removes a banner. @throws Refusal `state.changed` for another version, or none */
export async function removeBannerOf(
  { db }: Services,
  call: MerchantCall,
  { id, version, reason }: RemoveNotice,
): Promise<NoticeChanged> {
  const { id: tenantId, settings } = call.tenant;
  return transact(db, async (tx) => {
    const banner = (await lockBanners(tx, tenantId)).find((row) => row.id === id);
    if (banner?.version !== version) throw new Refusal("state.changed");
    await deleteBanner(tx, tenantId, id);
    await tell(tx, tenantId);
    const before = toBannerContent(banner);
    await call.audit(tx, {
      action: "remove banner",
      subject: before.titles[settings.defaultLanguage] ?? id,
      before,
      after: null,
      reason,
    });
    return { version: 0 };
  });
}

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
    await tell(tx, tenantId);
    await call.audit(tx, { action: "order banners", subject: "", before, after: ids, reason });
    return {};
  });
}
