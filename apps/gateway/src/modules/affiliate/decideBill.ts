import type { AffiliateBillDecision, DecideAffiliateBill } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { requireSeen, toChanged } from "../../orders/requireSeen.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { affiliateBills, type AffiliateBillRow, now } from "./billStore.ts";
import type { Services } from "./services.ts";
import { tellBill } from "./tellBill.ts";

const waits = {
  approve: ["REVIEW"],
  settle: ["TO_COLLECT"],
  refuse: ["REVIEW", "TO_COLLECT"],
} as const satisfies Record<AffiliateBillDecision, readonly AffiliateBillRow["state"][]>;

/** Does what two people have decided. @returns the bill as it is then */
async function carryOut(
  tx: Db,
  call: MerchantCall,
  bill: AffiliateBillRow,
  decision: AffiliateBillDecision,
  reason: string,
): Promise<AffiliateBillRow | undefined> {
  const decided = { decided_by: call.session.person.email };
  if (decision === "approve") return affiliateBills.move(tx, bill, "approve", { ...decided, next_try_at: now });
  if (decision === "refuse") return affiliateBills.move(tx, bill, "refuse", { ...decided, reason });
  return affiliateBills.move(tx, bill, "issue", {
    ...decided,
    paid: BigInt(bill.amount),
    paid_outside: true,
    reason,
  });
}

/**
 * Decides about a bill that waits for people: the first one only leaves a name and what he says; another one who says the same carries it out, and one
 * who says something else takes the first one's place. The affiliate is told of what is carried out.
 *
 * @throws Refusal `order.unknown`, `state.changed`, `proposal.own` for the second word of the same person
 */
export async function decideBill(
  services: Services,
  call: MerchantCall,
  { orderNo, seen, decision, reason }: DecideAffiliateBill,
): Promise<void> {
  await transact(services.db, async (tx) => {
    const bill = await affiliateBills.require(tx, { tenantId: call.tenant.id, orderNo }, { lock: true });
    requireSeen(bill, seen);
    const { state, first_approver: firstApprover, first_decision: firstDecision } = bill;
    if (!waits[decision].some((each) => each === state)) throw toChanged(bill);
    const { email: actor } = call.session.person;
    const isSame = firstDecision === decision;
    if (isSame && firstApprover === actor) throw new Refusal("proposal.own");
    let after: AffiliateBillRow | undefined;
    if (isSame) {
      after = await carryOut(tx, call, bill, decision, reason);
      if (after === undefined) throw toChanged(bill);
    } else await affiliateBills.change(tx, bill, { first_approver: actor, first_decision: decision });
    await call.audit(tx, {
      action: `${decision} affiliate bill`,
      subject: orderNo,
      before: { state, firstApprover, firstDecision },
      after: after === undefined ? { state, firstApprover: actor, firstDecision: decision } : { state: after.state },
      reason,
    });
    if (after !== undefined) await tellBill(tx, services, call.tenant, after);
  });
}
