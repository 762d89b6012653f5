import { toDecimal } from "@marquee/contract";
import {
  decideDeposit,
  type DecideDeposit,
  getStaffDeposit,
  listStaffDeposits,
  settleDeposit,
  type SettleDeposit,
  type StaffDeposit,
  type StaffDepositSheet,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { listOrders } from "../../orders/listOrders.ts";
import type { OrderKey } from "../../orders/OrderKind.ts";
import { requireSeen, toChanged } from "../../orders/requireSeen.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { depositList, toStaffDeposit } from "./deposits/depositList.ts";
import { deposits } from "./deposits/depositStore.ts";
import { creditDeposit } from "./deposits/reportDeposit.ts";
import { tellDeposit } from "./deposits/tellDeposit.ts";
import { toCredit } from "./deposits/toCredit.ts";

async function show(db: Db, key: OrderKey): Promise<StaffDeposit> {
  return toStaffDeposit(await deposits.requireListed(db, key));
}

/** Everything about one deposit; that it was read is written down. @throws Refusal `order.unknown` */
async function open({ db }: Services, call: MerchantCall, orderNo: string): Promise<StaffDepositSheet> {
  const key = { tenantId: call.tenant.id, orderNo };
  const deposit = await show(db, key);
  await call.audit(db, { action: "view deposit", subject: orderNo, after: { member: deposit.username } });
  const steps = await deposits.listSteps(db, key);
  return { ...deposit, steps: steps.map(({ at, ...step }) => ({ ...step, at: at.getTime() })) };
}

/** Notes that staff have settled what the provider said against a deposit. No money moves by it. @throws Refusal `order.unknown`, `state.changed` */
async function settle(
  { db }: Services,
  call: MerchantCall,
  { orderNo, reason, seen }: SettleDeposit,
): Promise<StaffDeposit> {
  const tenantId = call.tenant.id;
  await transact(db, async (tx) => {
    const deposit = await deposits.require(tx, { tenantId, orderNo }, { lock: true });
    requireSeen(deposit, seen);
    const { state, contradiction } = deposit;
    if (contradiction === "") throw new Refusal("state.changed");
    await deposits.change(tx, deposit, { contradiction: "", decided_by: call.session.person.email });
    await call.audit(tx, { action: "settle deposit", subject: orderNo, before: { state, contradiction }, reason });
  });
  return show(db, { tenantId, orderNo });
}

/**
 * Decides about a deposit in review, in one transaction with the credit and the audit log: of two people the second is told.
 * @throws Refusal `order.unknown`, `state.changed`, `deposit.currency` for what was paid in another currency,
 * `deposit.fee` for less than the fee
 */
async function decide(services: Services, call: MerchantCall, request: DecideDeposit): Promise<StaffDeposit> {
  const { db } = services;
  const { orderNo, decision, reason, seen } = request;
  const tenantId = call.tenant.id;
  await transact(db, async (tx) => {
    const deposit = await deposits.require(tx, { tenantId, orderNo }, { lock: true });
    requireSeen(deposit, seen);
    const { state, provider_ref: providerRef, paid_currency: currency } = deposit;
    if (state !== "REVIEW" || providerRef === null) throw toChanged(deposit);
    const isCredit = decision === "credit";
    if (isCredit && currency !== deposit.currency) throw new Refusal("deposit.currency");
    if (isCredit && toCredit(deposit) <= 0n) throw new Refusal("deposit.fee");
    if (isCredit) await creditDeposit(tx, services, deposit, providerRef);
    else await tellDeposit(tx, services, deposit, "deposit.rejected");
    await deposits.move(tx, deposit, isCredit ? "credit" : "reject", {
      decided_by: call.session.person.email,
      ...(isCredit ? {} : { reason }),
    });
    await publishEvent(tx, { tenantId, memberId: deposit.member_id, kind: "order" });
    await call.audit(tx, {
      action: `${decision} deposit`,
      subject: orderNo,
      before: { state },
      after: isCredit ? { state: "CREDITED", credit: toDecimal(toCredit(deposit)) } : { state: "REJECTED" },
      reason,
    });
  });
  return show(db, { tenantId, orderNo });
}

/** Deposits in the back office. */
export function walletStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(listStaffDeposits, (call, request) => listOrders(services, call, request, depositList)),
    merchantRoute(getStaffDeposit, (call, { orderNo }) => open(services, call, orderNo)),
    merchantRoute(decideDeposit, (call, request) => decide(services, call, request)),
    merchantRoute(settleDeposit, (call, request) => settle(services, call, request)),
  ];
}
