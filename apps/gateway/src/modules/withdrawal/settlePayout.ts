import { canTransition, type PayoutFinding, payoutFindings, toDecimal, withdrawalStates } from "@marquee/contract";
import type { ProposalId, SettlePayout } from "@marquee/contract/staff";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { requireSeen } from "../../orders/requireSeen.ts";
import type { Services } from "./services.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { lockAgain, payOutMoney, returnMoney, undoPayout } from "./lockMoney.ts";
import { disburse, failWithdrawal } from "./reportPayout.ts";
import { tellMember } from "./tellMember.ts";
import { moveWithdrawal, type Withdrawal, withdrawals } from "./withdrawalStore.ts";

const kind = "payout.settle";

/** What can be found about an order that its provider contradicts; nothing about any other. */
export function listFindings({ state, contradiction }: Pick<Withdrawal, "state" | "contradiction">): PayoutFinding[] {
  if (contradiction === "") return [];
  const events = { PAID: ["disburse", "settlePaid"], UNPAID: ["fail", "settleUnpaid"], AS_STORED: [] } as const;
  return payoutFindings.filter(
    (finding) =>
      finding === "AS_STORED" || events[finding].some((event) => canTransition(withdrawalStates, state, event)),
  );
}

/**
 * Proposes what to make of a payout that its provider contradicts.
 * @throws Refusal `order.unknown`; `state.changed` where nothing contradicts any more, or this cannot be found in the order's state
 */
export async function proposeSettlement(
  { db }: Services,
  call: MerchantCall,
  { id, orderNo, seen, finding, reason }: SettlePayout,
): Promise<ProposalId> {
  const order = await withdrawals.require(db, { tenantId: call.tenant.id, orderNo });
  requireSeen(order, seen);
  if (!listFindings(order).includes(finding)) throw new Refusal("state.changed");
  const { state, contradiction, amount, currency } = order;
  const data = { finding, state, contradiction, amount: toDecimal(BigInt(amount)), currency };
  return propose(db, call, { id, kind, subject: orderNo, data, reason });
}

async function settlePaid(tx: Db, services: Services, order: Withdrawal, reason: string): Promise<void> {
  if (order.state === "PAYING") return disburse(tx, services, order, order.provider_ref);
  const settled = await moveWithdrawal(tx, order, "settlePaid", { reason });
  if (settled === undefined) throw new Refusal("state.changed");
  if (order.state === "FAILED" || order.state === "REJECTED") await lockAgain(tx, settled);
  await payOutMoney(tx, settled);
  await tellMember(tx, services, settled, "withdrawal.settled", { reason });
}

async function settleUnpaid(tx: Db, services: Services, order: Withdrawal, reason: string): Promise<void> {
  if (order.state === "PAYING") return failWithdrawal(tx, services, order, reason);
  const settled = await moveWithdrawal(tx, order, "settleUnpaid", { reason });
  if (settled === undefined) throw new Refusal("state.changed");
  await undoPayout(tx, settled);
  await returnMoney(tx, settled);
  await tellMember(tx, services, settled, "withdrawal.returned", { reason });
}

const Proposed = Type.Object({
  finding: Type.Enum(payoutFindings),
  state: Type.String(),
  contradiction: Type.String(),
});

/**
 * An approved proposal moves the order and its money, once: it stays proposed when the order or what contradicts it has changed by then, or
 * when money that came back is spent.
 */
export const settlementKind: ProposalKind = {
  kind,
  permission: "balances.approve",
  apply: async (tx, services, { tenant, session }, { subject: orderNo, data, reason }) => {
    const { finding, state, contradiction } = Value.Parse(Proposed, data);
    const order = await withdrawals.require(tx, { tenantId: tenant.id, orderNo }, { lock: true });
    if (order.state !== state || order.contradiction !== contradiction) throw new Refusal("state.changed");
    if (finding === "PAID") await settlePaid(tx, services, order, reason);
    if (finding === "UNPAID") await settleUnpaid(tx, services, order, reason);
    await withdrawals.change(tx, order, { contradiction: "", decided_by: session.person.email });
  },
};
