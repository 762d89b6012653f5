import {
  issuePromotionCodes,
  type ListPromotionCodeUses,
  listPromotionCodes,
  listPromotionCodeUses,
  makePromotionCodes,
  type PromotionCodeBatch,
  type PromotionCodeUses,
  stopPromotionCodes,
} from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { readPlace, toPlaceCursor } from "../../staff/cursor.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { findBatch, listBatches, listUses, type StoredBatch } from "./codeStore.ts";
import { issueCodes, makeCodes, stopCodes } from "./makeCodes.ts";
import type { Services } from "./services.ts";

const pageSize = 50;

const toBatch = (row: StoredBatch & { readonly title: string }): PromotionCodeBatch => ({
  id: row.id,
  pageId: row.page_id,
  promotionId: row.promotion_id,
  title: row.title,
  name: row.name,
  word: row.word,
  count: row.count,
  used: row.used,
  madeBy: row.made_by,
  createdAt: row.created_at.getTime(),
  issuedAt: row.issued_at?.getTime() ?? null,
  stoppedAt: row.stopped_at?.getTime() ?? null,
});

/** Whose uses were shown is written down. @throws Refusal `promotion.code.unknown`; `request.invalid` for a cursor that this list did not make */
async function showUses(
  { db }: Services,
  call: MerchantCall,
  { id, cursor }: ListPromotionCodeUses,
): Promise<PromotionCodeUses> {
  const { id: tenantId } = call.tenant;
  const batch = await findBatch(db, tenantId, id);
  if (batch === undefined) throw new Refusal("promotion.code.unknown");
  const place = readPlace(cursor);
  const rows = await listUses(db, { tenantId, batchId: id }, { limit: pageSize + 1, offset: place });
  const shown = rows.slice(0, pageSize);
  if (shown.length > 0)
    await call.audit(db, {
      action: "read promotion code uses",
      subject: batch.name,
      after: { id, members: shown.map(({ username }) => username) },
    });
  return {
    items: shown.map((row) => ({
      number: row.number,
      memberId: row.member_id,
      username: row.username,
      at: row.created_at.getTime(),
    })),
    next: rows.length > pageSize ? toPlaceCursor(place + pageSize) : null,
  };
}

/** Codes of promotions in the back office. */
export function codeStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(listPromotionCodes, async ({ tenant }) =>
      (await listBatches(services.db, tenant.id, tenant.settings.defaultLanguage)).map(toBatch),
    ),
    merchantRoute(makePromotionCodes, (call, request) => makeCodes(services, call, request)),
    merchantRoute(issuePromotionCodes, (call, request) => issueCodes(services, call, request)),
    merchantRoute(stopPromotionCodes, (call, request) => stopCodes(services, call, request)),
    merchantRoute(listPromotionCodeUses, (call, request) => showUses(services, call, request)),
  ];
}
