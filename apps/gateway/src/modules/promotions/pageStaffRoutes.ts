import { toDecimal } from "@marquee/contract";
import {
  type ApplicationLine,
  type ApplicationList,
  type ApplicationSheet,
  decidePromotionApplication,
  getPromotionApplication,
  givePromotionGift,
  type ListApplications,
  listPromotionApplications,
  listStaffPromotionPages,
  orderPromotionPages,
  savePromotionCategories,
  savePromotionPage,
} from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { toStaffReader } from "../../staff/toStaffReader.ts";
import { findApplication, type ListedApplication, listApplications, listImages } from "./applicationStore.ts";
import { decideApplication } from "./decideApplication.ts";
import { giveGift } from "./giveGift.ts";
import { listStoredCategories, listStoredPages } from "./pageStore.ts";
import { orderPages, saveCategories, savePage } from "./savePage.ts";
import type { Services } from "./services.ts";
import { toPageContent } from "./toPageColumns.ts";

const pageSize = 50;

const toMaybe = (text: string | null): string | null => (text === null ? null : toDecimal(BigInt(text)));

const toLine = (row: ListedApplication): ApplicationLine => ({
  id: row.id,
  version: row.version,
  pageId: row.page_id,
  title: row.title,
  memberId: row.member_id,
  username: row.username,
  state: row.state,
  amount: toMaybe(row.amount),
  currency: row.currency,
  createdAt: row.created_at.getTime(),
});

/** Which applications were shown is written down. @throws Refusal `request.invalid` for a cursor that this list did not make */
async function list(
  { db }: Services,
  call: MerchantCall,
  { state, pageId, cursor }: ListApplications,
): Promise<ApplicationList> {
  const { id: tenantId, settings } = call.tenant;
  const filter = { language: settings.defaultLanguage, state, pageId, after: readCursor(cursor), limit: pageSize + 1 };
  const rows = await listApplications(db, tenantId, filter);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  if (shown.length > 0)
    await call.audit(db, {
      action: "read promotion applications",
      subject: "",
      after: { applications: shown.map(({ id }) => id) },
    });
  return { items: shown.map(toLine), next: last === undefined ? null : toCursor(last.created_at, last.id) };
}

/** One application with links to its pictures; that it was looked at is written down. @throws Refusal `application.unknown` */
async function show({ db, fileLinks }: Services, call: MerchantCall, id: string): Promise<ApplicationSheet> {
  const { tenant, session } = call;
  const row = await findApplication(db, tenant.id, id, tenant.settings.defaultLanguage);
  if (row === undefined) throw new Refusal("application.unknown");
  const after = { application: id, member: row.username };
  await call.audit(db, { action: "read promotion application", subject: row.title, after });
  const reader = toStaffReader(session, tenant);
  const images = await listImages(db, tenant.id, id);
  return {
    ...toLine(row),
    comment: row.comment,
    pictures: images.map((image) => fileLinks.create(reader, image, `/staff/files/${tenant.code}`)),
    least: toDecimal(BigInt(row.least)),
    most: toDecimal(BigInt(row.most)),
    remark: row.remark,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.getTime() ?? null,
  };
}

/** Pages of promotions and the applications for them, in the back office. */
export function pageStaffRoutes(services: Services): readonly StaffRoute[] {
  const { db } = services;
  return [
    merchantRoute(listStaffPromotionPages, async ({ tenant }) => ({
      pages: (await listStoredPages(db, tenant.id)).map((row) => ({
        id: row.id,
        version: row.version,
        ...toPageContent(row),
        state: row.state,
        waiting: row.waiting,
        claimed: row.claimed,
      })),
      categories: (await listStoredCategories(db, tenant.id)).map(({ category, names }) => ({ category, names })),
    })),
    merchantRoute(savePromotionPage, (call, request) => savePage(services, call, request)),
    merchantRoute(orderPromotionPages, (call, request) => orderPages(services, call, request)),
    merchantRoute(savePromotionCategories, (call, request) => saveCategories(services, call, request)),
    merchantRoute(listPromotionApplications, (call, request) => list(services, call, request)),
    merchantRoute(getPromotionApplication, (call, { id }) => show(services, call, id)),
    merchantRoute(givePromotionGift, (call, request) => giveGift(services, call, request)),
    merchantRoute(decidePromotionApplication, (call, request) => decideApplication(services, call, request)),
  ];
}
