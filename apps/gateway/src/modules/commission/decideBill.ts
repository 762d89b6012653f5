import type { DecideBill } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { approveOrder } from "../../orders/approveOrder.ts";
import { requireSeen, toChanged } from "../../orders/requireSeen.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { type Bill, bills, triedFromNow } from "./billStore.ts";
import type { Services } from "./services.ts";
import { tellBill } from "./tellBill.ts";

/** Approves, or notes a payment outside: the first of two people only leaves a name. @returns the bill as it is then; undefined while a second one is missing */
async function agree(
  tx: Db,
  call: MerchantCall,
  bill: Bill,
  decision: "approve" | "settle",
  reason: string,
): Promise<Bill | undefined> {
  const decided = { decided_by: call.session.person.email };
  const settled = { ...decided, paid: BigInt(bill.amount), paid_outside: true, reason };
  return approveOrder(
    tx,
    call,
    { ...bill, takes_two: true },
    {
      waits: decision === "approve" ? "REVIEW" : "TO_COLLECT",
      store: bills,
      approve: async (within, order) => {
        const moved = await (decision === "approve"
          ? bills.move(within, order, "approve", { ...decided, ...triedFromNow })
          : bills.move(within, order, "issue", settled));
        return moved && { ...moved, takes_two: true };
      },
    },
  );
}

async function refuse(tx: Db, call: MerchantCall, bill: Bill, reason: string): Promise<Bill> {
  const refused = await bills.move(tx, bill, "refuse", { decided_by: call.session.person.email, reason });
  if (refused === undefined) throw toChanged(bill);
  return refused;
}

/**
 * Decides about a bill that waits for people: two approve it, or note that it was paid outside; one refuses it. Both sides are told.
 * @throws Refusal `order.unknown`, `state.changed`, `proposal.own` for the second approval by the same person
 */
export async function decideBillOf(
  services: Services,
  call: MerchantCall,
  { orderNo, seen, decision, reason }: DecideBill,
): Promise<void> {
  await transact(services.db, async (tx) => {
    const bill = await bills.require(tx, { tenantId: call.tenant.id, orderNo }, { lock: true });
    requireSeen(bill, seen);
    const { state, first_approver: firstApprover } = bill;
    const after =
      decision === "refuse" ? await refuse(tx, call, bill, reason) : await agree(tx, call, bill, decision, reason);
    await call.audit(tx, {
      action: `${decision} bill`,
      subject: orderNo,
      before: { state, firstApprover },
      after: after === undefined ? { state, firstApprover: call.session.person.email } : { state: after.state },
      reason,
    });
    if (after !== undefined) await tellBill(tx, services, call.tenant, bill, after);
  });
}
