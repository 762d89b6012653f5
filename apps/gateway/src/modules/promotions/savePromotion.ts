import type { PromotionVersion, SavePromotion } from "@marquee/contract/staff";
import { SavePromotionSchema } from "@marquee/contract/schema";
import { transact } from "@marquee/database";
import { Value } from "typebox/value";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";
import { checkPromotion } from "./checkPromotion.ts";
import { countPromotions, isSamePromotion, lockPromotion, type NewPromotion, putPromotion } from "./promotionStore.ts";

/** How many promotions a merchant may have. */
const mostPromotions = 100;

const kind = "promotion.save";

/** Whether a promotion gives each claimant as much as nobody alone pays out. */
const isLarge = ({ is_on: isOn, max_bonus: maxBonus, currency }: NewPromotion): boolean =>
  isOn && maxBonus >= getTwoPersonAmount(currency);

/** Stores a promotion in the transaction of its line of the audit log. @throws Refusal `promotion.limit`, `state.changed` */
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
  const version = await putPromotion(tx, promotion, seen);
  if (version === undefined) throw new Refusal("state.changed");
  const action = seen === 0 ? "make promotion" : "change promotion";
  await call.audit(tx, { action, subject: request.names.EN, before: before ?? null, after, reason });
  return version;
}

/**
 * Makes or changes a promotion. One on offer that gives much is proposed, and is as it says when another person approves it.
 * @throws Refusal `fields`, `promotion.limit`; `state.changed` when somebody else has changed it since that version
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

/** An approved proposal makes or changes the promotion; it stays proposed when somebody has changed it since. */
export const promotionKind: ProposalKind = {
  kind,
  permission: "balances.approve",
  apply: async (tx, _services, call, { data }) => {
    await put(tx, call, Value.Parse(SavePromotionSchema, data));
  },
};
