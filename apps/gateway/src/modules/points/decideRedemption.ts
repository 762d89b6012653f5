import type { DecideRedemption } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { approveOrder } from "../../orders/approveOrder.ts";
import { requireSeen, toChanged } from "../../orders/requireSeen.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { approveRedemption, rejectRedemption } from "./approveRedemption.ts";
import { redemptions } from "./redemptionStore.ts";
import type { Services } from "./services.ts";

/**
 * Decides about a redemption that waits, in one transaction with points, money, stock and the audit log; the member is told what staff write.
 * Much money takes two people.
 * @throws Refusal `order.unknown`, `state.changed`, `proposal.own` for the second approval by the same person
 */
export async function decideRedemptionOf(
  services: Services,
  call: MerchantCall,
  { orderNo, seen, decision, remark }: DecideRedemption,
): Promise<void> {
  const { id: tenantId, name: site } = call.tenant;
  const { email: by } = call.session.person;
  await transact(services.db, async (tx) => {
    const row = await redemptions.require(tx, { tenantId, orderNo }, { lock: true });
    requireSeen(row, seen);
    if (row.state !== "PROCESS") throw toChanged(row);
    const decided =
      decision === "reject"
        ? await rejectRedemption(tx, row, { by, remark })
        : await approveOrder(tx, call, row, {
            waits: "PROCESS",
            store: redemptions,
            approve: (within, order) => approveRedemption(within, order, { by, remark }),
          });
    const { state, first_approver: firstApprover, names, member_id: memberId } = row;
    await call.audit(tx, {
      action: `${decision} redemption`,
      subject: orderNo,
      before: { state, firstApprover },
      after: decided === undefined ? { state, firstApprover: by } : { state: decided.state },
      reason: remark,
    });
    if (decided === undefined) return;
    const template = decision === "approve" ? "points.approved" : "points.rejected";
    const values = { site, reward: names.EN, order: orderNo, remark };
    await services.messages.tell(tx, { tenantId, memberId, template, values });
  });
  services.sendSoon();
}
