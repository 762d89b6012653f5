import { isDeepStrictEqual } from "node:util";
import {
  type OrderPromotionPages,
  type PromotionPageChanged,
  type SavePromotionCategories,
  type SavePromotionPage,
} from "@marquee/contract/staff";
import { getJurisdictionRules, mostPromotionPages, newPlayerCategory } from "@marquee/contract";
import { transact } from "@marquee/database";
import { keepSegment } from "../../audience/segmentStore.ts";
import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { hasOpenApplication } from "./applicationStore.ts";
import { hasOpenBatch } from "./codeStore.ts";
import {
  insertPage,
  listStoredCategories,
  listUsedCategories,
  lockPage,
  lockPageList,
  putCategories,
  putPageOrder,
  updatePage,
} from "./pageStore.ts";
import { hasPromotion } from "./promotionStore.ts";
import type { Services } from "./services.ts";
import { type PageContent, toPageColumns, toPageContent } from "./toPageColumns.ts";
import { toPageNames } from "./toPageNames.ts";

const unknown = (name: string): Refusal => new Refusal("fields", { fields: [{ name, rule: "unknown" }] });

/** Tells open sites, and open pages of the back office. */
async function tell(tx: Db, tenantId: string): Promise<void> {
  await publishEvent(tx, { tenantId, kind: "notice" });
  await publishDeskChange(tx, tenantId, "PromotionPages");
}

/** Refuses what a page names and the merchant does not have. @throws Refusal `fields` */
async function checkNamed(tx: Db, tenantId: string, { audience, promotionId }: PageContent): Promise<void> {
  if ("segment" in audience && !(await keepSegment(tx, { tenantId, id: audience.segment })))
    throw unknown("audience.segment");
  if (promotionId !== null && !(await hasPromotion(tx, tenantId, promotionId))) throw unknown("promotionId");
}

/** What applicants were told: the terms without the limits of the amount. */
const toTold = ({ activity }: PageContent) =>
  activity === null ? null : { ...activity, least: "", most: "", oncePerPerson: false };

/**
 * Makes a promotion's page, behind the others, or changes it whole; sent twice, it is made once. @throws Refusal `fields`, `promotion.limit`;
 * `promotion.forbidden` by the jurisdiction; `promotion.coded` for another activity while codes of it are in use; `promotion.applied` for other terms while an application is open; `state.changed` when somebody else has changed it since that version
 */
export async function savePage(
  { db }: Services,
  call: MerchantCall,
  request: SavePromotionPage,
): Promise<PromotionPageChanged> {
  const { tenant } = call;
  const { id, version: seen, reason, ...asked } = request;
  if (asked.activity?.trigger === "LOSS" && asked.isOn && !getJurisdictionRules(tenant.jurisdiction).lossBonuses)
    throw new Refusal("promotion.forbidden");
  return transact(db, async (tx) => {
    const ids = await lockPageList(tx, tenant.id);
    const categories = (await listStoredCategories(tx, tenant.id)).map(({ category }) => category);
    const { columns, content: after } = toPageColumns(tenant, asked, categories);
    await checkNamed(tx, tenant.id, after);
    const row = await lockPage(tx, tenant.id, id);
    const before = row === undefined ? null : toPageContent(row);
    if (row !== undefined && isDeepStrictEqual(before, after)) return { version: row.version };
    if ((row?.version ?? 0) !== seen) throw new Refusal("state.changed");
    if (row === undefined && ids.length >= mostPromotionPages) throw new Refusal("promotion.limit");
    const isOther = before !== null && !isDeepStrictEqual(toTold(before), toTold(after));
    if (isOther && (await hasOpenApplication(tx, tenant.id, id))) throw new Refusal("promotion.applied");
    const isOtherCoded = before?.activity?.trigger === "CODE" && !isDeepStrictEqual(before.activity, after.activity);
    if (isOtherCoded && (await hasOpenBatch(tx, tenant.id, id))) throw new Refusal("promotion.coded");
    const version = row === undefined ? 1 : await updatePage(tx, tenant.id, id, columns);
    if (row === undefined) await insertPage(tx, { tenantId: tenant.id, id, position: ids.length }, columns);
    await tell(tx, tenant.id);
    const subject = toPageNames(tenant, after.texts).EN;
    await call.audit(tx, { action: "save promotion page", subject, before, after, reason });
    return { version };
  });
}

/** Orders the pages. @throws Refusal `state.changed` where another one has come */
export async function orderPages(
  { db }: Services,
  call: MerchantCall,
  { ids, reason }: OrderPromotionPages,
): Promise<Record<string, never>> {
  const { id: tenantId } = call.tenant;
  return transact(db, async (tx) => {
    const before = await lockPageList(tx, tenantId);
    if (!isDeepStrictEqual(before.toSorted(), ids.toSorted())) throw new Refusal("state.changed");
    if (isDeepStrictEqual(before, ids)) return {};
    await putPageOrder(tx, tenantId, ids);
    await tell(tx, tenantId);
    await call.audit(tx, { action: "order promotion pages", subject: "", before, after: ids, reason });
    return {};
  });
}

/** Replaces the merchant's own categories. @throws Refusal `fields`: one twice, that of the platform, or one missing that a page is of */
export async function saveCategories(
  { db }: Services,
  call: MerchantCall,
  { categories, reason }: SavePromotionCategories,
): Promise<Record<string, never>> {
  const { id: tenantId, settings } = call.tenant;
  const codes = categories.map(({ category }) => category);
  const wrong = categories.findIndex(
    ({ category }, index) => category === newPlayerCategory || codes.indexOf(category) < index,
  );
  if (wrong >= 0) throw new Refusal("fields", { fields: [{ name: `categories.${wrong}.category`, rule: "taken" }] });
  const nameless = categories.findIndex(({ names }) => (names[settings.defaultLanguage] ?? "").trim() === "");
  if (nameless >= 0)
    throw new Refusal("fields", { fields: [{ name: `categories.${nameless}.names`, rule: "required" }] });
  return transact(db, async (tx) => {
    await lockPageList(tx, tenantId);
    const used = await listUsedCategories(tx, tenantId);
    const missing = used.find((category) => category !== newPlayerCategory && !codes.includes(category));
    if (missing !== undefined)
      throw new Refusal("fields", { fields: [{ name: `categories.${missing}`, rule: "required" }] });
    const before = (await listStoredCategories(tx, tenantId)).map(({ category, names }) => ({ category, names }));
    if (isDeepStrictEqual(before, categories)) return {};
    await putCategories(tx, tenantId, categories);
    await tell(tx, tenantId);
    await call.audit(tx, { action: "save promotion categories", subject: "", before, after: categories, reason });
    return {};
  });
}
