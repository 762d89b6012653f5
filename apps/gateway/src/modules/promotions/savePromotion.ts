import type { PromotionVersion, SavePromotion } from "@marquee/contract/staff";
import { SavePromotionSchema } from "@marquee/contract/schema";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { parseProposed } from "../../staff/parseProposed.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";
import { checkPromotion } from "./checkPromotion.ts";
import { hasOpenBatch } from "./codeStore.ts";
import {
  countPromotions,
  isSamePromotion,
  lockPromotion,
  type NewPromotion,
  putPromotion,
  type StoredPromotion,
} from "./promotionStore.ts";

/** How many promotions a merchant may have. */
const mostPromotions = 100;

const kind = "promotion.save";

/** Whether a promotion gives each claimant as much as nobody alone pays out. */
const isLarge = ({ is_on: isOn, max_bonus: maxBonus, currency }: NewPromotion): boolean =>
  isOn && maxBonus >= getTwoPersonAmount(currency);

/** What of a promotion stays while codes of it are in use: all but its names and when it is on offer. */
const codedTerms = [
  "currency",
  "percent",
  "max_bonus",
  "min_deposit",
  "factor",
  "max_stake",
  "max_convert",
  "days",
  "sticky",
  "ends_with_withdrawal",
  "by_code",
  "turn",
  "nth",
  "once_per_person",
] as const;

/** Refuses other terms of a promotion by codes while codes of it are in use. @throws Refusal `promotion.coded` */
async function keepCodedTerms(tx: Db, before: StoredPromotion | undefined, promotion: NewPromotion): Promise<void> {
  if (before?.by_code !== true || codedTerms.every((name) => String(before[name]) === String(promotion[name]))) return;
  if (await hasOpenBatch(tx, before.tenant_id, before.id)) throw new Refusal("promotion.coded");
}

/** Stores a promotion in the transaction of its line of the audit log. @throws Refusal `promotion.limit`, `state.changed`, `promotion.coded` */
async function put(tx: Db, call: MerchantCall, request: SavePromotion): Promise<number> {
  const { id: tenantId } = call.tenant;
  const { reason, version: seen, proposalId: _, ...after } = request;
  const promotion = checkPromotion(call.tenant, request);
  const before = await lockPromotion(tx, tenantId, request.id);
  // Sent twice, a new one is made once; another one under its id is none.
  if (seen === 0 && before !== undefined) {
    if (!isSamePromotion(before, promotion)) throw new Refusal("state.changed");
    return before.version;
  }
  if (seen === 0 && (await countPromotions(tx, tenantId)) >= mostPromotions) throw new Refusal("promotion.limit");
  await keepCodedTerms(tx, before, promotion);
  const version = await putPromotion(tx, promotion, seen);
  if (version === undefined) throw new Refusal("state.changed");
  const action = seen === 0 ? "make promotion" : "change promotion";
  await call.audit(tx, { action, subject: request.names.EN, before: before ?? null, after, reason });
  return version;
}

/**
 * Makes or changes a promotion. One on offer that gives much is proposed, and is as it says when another person approves it.
 * @throws Refusal `fields`, `promotion.limit`; `promotion.coded` for other terms while codes of it are in use; `state.changed` when somebody else
 * has changed it since that version
 */
export async function savePromotionOf(
  { db }: Services,
  call: MerchantCall,
  request: SavePromotion,
): Promise<PromotionVersion> {
  const promotion = checkPromotion(call.tenant, request);
  return transact(db, async (tx) => {
    if (!isLarge(promotion)) return { version: await put(tx, call, request), proposal: null };
    const { id: tenantId } = call.tenant;
    const before = await lockPromotion(tx, tenantId, request.id);
    const version = before?.version ?? 0;
    if (before !== undefined && isSamePromotion(before, promotion)) return { version, proposal: null };
    if (version !== request.version) throw new Refusal("state.changed");
    const { reason, proposalId: id, names } = request;
    await propose(tx, call, { id, kind, subject: names.EN, data: { ...request }, reason });
    return { version, proposal: id };
  });
}

/** Of promotions that were proposed before there were these fields. */
const addedFields = {
  byCode: false,
  sticky: false,
  endsWithWithdrawal: false,
  nth: null,
  weekdays: [],
  hours: null,
};

/** An approved proposal makes or changes the promotion; it stays proposed when somebody has changed it since. */
export const promotionKind: ProposalKind = {
  kind,
  permission: "balances.approve",
  apply: async (tx, _services, call, { data }) => {
    await put(tx, call, parseProposed(SavePromotionSchema, data, addedFields));
  },
};
