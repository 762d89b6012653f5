import type { DecideWithdrawal, ResolveClaim } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { approveOrder } from "../../orders/approveOrder.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import { requireSeen, toChanged } from "../../orders/requireSeen.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { lockMissing, returnMoney } from "./lockMoney.ts";
import { payOut } from "./payOut.ts";
import { tellMember } from "./tellMember.ts";
import { addWithdrawal, moveWithdrawal, type Withdrawal, withdrawals } from "./withdrawalStore.ts";

/** The order that somebody decides about, locked, and as he has seen it. */
async function requireLocked(tx: Db, call: MerchantCall, orderNo: string, seen: number | undefined) {
  const withdrawal = await withdrawals.require(tx, { tenantId: call.tenant.id, orderNo }, { lock: true });
  requireSeen(withdrawal, seen);
  return withdrawal;
}

function requireMoved(before: Withdrawal, moved: Withdrawal | undefined): Withdrawal {
  if (moved === undefined) throw toChanged(before);
  return moved;
}

/** Approves; the first of two people only leaves a name. @returns the withdrawal when it is to be paid now */
async function approve(
  tx: Db,
  call: MerchantCall,
  withdrawal: Withdrawal,
  reason: string,
): Promise<Withdrawal | undefined> {
  const approved = await approveOrder(tx, call, withdrawal, {
    waits: "RISK",
    store: withdrawals,
    approve: (within, order) => moveWithdrawal(within, order, "approve", { decided_by: call.session.person.email }),
  });
  const { order_no: subject, state, checks, first_approver: firstApprover } = withdrawal;
  await call.audit(tx, {
    action: "approve withdrawal",
    subject,
    before: { state, checks, firstApprover },
    after: approved === undefined ? { state, firstApprover: call.session.person.email } : { state: approved.state },
    reason,
  });
  if (approved !== undefined)
    await publishEvent(tx, { tenantId: call.tenant.id, memberId: approved.member_id, kind: "order" });
  return approved;
}

/**
 * Decides about a withdrawal that waits, in one transaction with the money and the audit log: of two people the second is told; over the
 * merchant's amount two approve. An approved one is paid at once.
 *
 * @throws Refusal `order.unknown`, `state.changed`, `proposal.own` for the second approval by the same person
 */
export async function decideWithdrawalOf(
  services: Services,
  call: MerchantCall,
  { orderNo, decision, reason, seen }: DecideWithdrawal,
): Promise<void> {
  const approved = await transact(services.db, async (tx) => {
    const withdrawal = await requireLocked(tx, call, orderNo, seen);
    if (decision === "approve") return approve(tx, call, withdrawal, reason);
    const rejected = requireMoved(
      withdrawal,
      await moveWithdrawal(tx, withdrawal, "reject", { reason, decided_by: call.session.person.email }),
    );
    await returnMoney(tx, rejected);
    await tellMember(tx, services, rejected, "withdrawal.returned", { reason });
    const [before, after] = [{ state: withdrawal.state }, { state: rejected.state }];
    await call.audit(tx, { action: "reject withdrawal", subject: orderNo, before, after, reason });
    return undefined;
  });
  services.sendSoon();
  if (approved !== undefined) await payOut(services, call.tenant.code, approved);
}

/** The order that pays what a claim found missing: its money comes from the house and is held like any other's. */
async function addLinked(tx: Db, call: MerchantCall, claimed: Withdrawal): Promise<Withdrawal> {
  const missing = BigInt(claimed.amount) - BigInt(claimed.fee) - BigInt(claimed.received ?? 0);
  const { tenant_id, member_id, account_id, provider, method_id, type, place, number, currency } = claimed;
  const copy = { tenant_id, member_id, account_id, provider, method_id, type, place, number, currency };
  const added = await addWithdrawal(tx, {
    ...copy,
    order_no: createOrderNo("W"),
    amount: missing,
    fee: 0n,
    expect_minutes: claimed.expect_minutes,
    linked_order_no: claimed.order_no,
    // The provider says that all was paid: against its word it takes two, however little is missing and however often it is claimed.
    takes_two: true,
  });
  await lockMissing(tx, added);
  // The first of the two is who found the claim right.
  return requireMoved(added, await moveWithdrawal(tx, added, "review", { first_approver: call.session.person.email }));
}

/**
 * Decides about a claim: what is missing is paid by a linked order once a second person approves that, or the claim is denied with a text.
 * @throws Refusal `order.unknown`, `state.changed`
 */
export async function resolveClaimOf(
  services: Services,
  call: MerchantCall,
  { orderNo, decision, reason, seen }: ResolveClaim,
): Promise<void> {
  await transact(services.db, async (tx) => {
    const claimed = await requireLocked(tx, call, orderNo, seen);
    const event = decision === "pay" ? "resolvePaid" : "resolveDenied";
    const resolved = requireMoved(
      claimed,
      await moveWithdrawal(tx, claimed, event, { reason, decided_by: call.session.person.email }),
    );
    const added = decision === "pay" ? await addLinked(tx, call, resolved) : undefined;
    if (added !== undefined) await withdrawals.change(tx, resolved, { linked_order_no: added.order_no });
    await tellMember(tx, services, resolved, decision === "pay" ? "withdrawal.paid" : "withdrawal.denied", { reason });
    await call.audit(tx, {
      action: `${decision} claim`,
      subject: orderNo,
      before: { state: claimed.state },
      after: { state: resolved.state, linkedOrder: added?.order_no ?? null },
      reason,
    });
  });
  services.sendSoon();
}
