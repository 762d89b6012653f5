import { toDecimal, type ConfirmWithdrawal } from "@marquee/contract";
import { sql } from "kysely";
import { prepareAnswer } from "../src/modules/withdrawal/answerPayment.ts";
import { closeWithdrawals } from "../src/modules/withdrawal/jobs.ts";
import { payOut } from "../src/modules/withdrawal/payOut.ts";
import { prepareWithdrawal } from "../src/modules/withdrawal/prepareWithdrawal.ts";
import { withdrawals } from "../src/modules/withdrawal/withdrawalStore.ts";
import { cancelDepositOf } from "../src/modules/wallet/deposits/cancelDeposit.ts";
import { prepareDeposit } from "../src/modules/wallet/deposits/createDeposit.ts";
import { deposits as storedDeposits } from "../src/modules/wallet/deposits/depositStore.ts";
import { showDeposit } from "../src/modules/wallet/deposits/showDeposit.ts";
import type { ProviderFault } from "./memoryProvider.ts";
import { type Reference, type ReferenceDeposit, type ReferencePayout, reviewedFrom } from "./ordersReference.ts";
import { choose, createProviderActs, mostOpen } from "./providerActs.ts";
import type { OrdersWorld } from "./ordersWorld.ts";

const [tenantId, merchant] = ["aurelune", "AURELUNE"] as const;
/** What happens to orders, each done to the gateways and to the reference alike. `pick` names an order by its place in what there is. */
export function createOrderActs(world: OrdersWorld, reference: Reference) {
  const { db, gateways, provider, call, attempt } = world;
  const { deposits, payouts, money } = reference;
  const services = (at: number) => gateways[at]?.services ?? world.app.services;
  const { reach, ...providerActs } = createProviderActs(world, reference);

  async function deposit(amount: bigint, isCard: boolean, isDying: boolean, fault: ProviderFault): Promise<void> {
    const methodId = isCard ? "PAY_HOUSE_CARD" : "PAY_HOUSE_WALLET";
    const made = await world.commit(prepareDeposit(services(0), call, { methodId, amount: toDecimal(amount) }));
    const open = deposits.filter(({ state }) => state === "CREATED" || state === "PENDING").length;
    if (open >= mostOpen) {
      if (made !== undefined) throw new Error("more deposits are open than may be");
      return;
    }
    if (made === undefined) throw new Error("a deposit was refused");
    const fee = isCard ? (amount * 150n) / 10_000n : 0n;
    const added: ReferenceDeposit = {
      kind: "DEPOSIT",
      orderNo: made.orderNo,
      amount,
      fee,
      state: "CREATED",
      reference: undefined,
      paid: undefined,
      isOver: false,
    };
    deposits.push(added);
    if (isDying) return;
    const stored = await storedDeposits.find(db, { tenantId, orderNo: made.orderNo });
    if (stored !== undefined) await reach(fault, () => showDeposit(services(0), merchant, stored));
    reference.show(added, fault);
  }

  async function pay(payout: ReferencePayout, fault: ProviderFault): Promise<void> {
    const stored = await withdrawals.find(db, { tenantId, orderNo: payout.orderNo });
    reference.payOut(payout, provider.find("PAYOUT", payout.orderNo), fault);
    if (stored !== undefined) await reach(fault, () => payOut(services(0), merchant, stored));
  }

  const toPayout = (orderNo: string, amount: bigint, more: Partial<ReferencePayout>): ReferencePayout => ({
    kind: "PAYOUT",
    orderNo,
    amount,
    state: "APPROVED",
    reference: undefined,
    isContradicted: false,
    takesTwo: false,
    approver: undefined,
    received: 0n,
    ...more,
  });

  async function withdraw(amount: bigint, isDying: boolean, fault: ProviderFault): Promise<void> {
    const request = { accountId: world.accountId, amount: toDecimal(amount) };
    const effect = await prepareWithdrawal(services(0), call, request);
    const made = await world.commit(effect);
    if (amount > money.main || payouts.filter(reference.isUnder).length >= mostOpen) {
      if (made !== undefined) throw new Error("a withdrawal was taken that may not be");
      return;
    }
    if (made === undefined) throw new Error("a withdrawal was refused");
    const takesTwo = reference.takesTwo(amount);
    const state = takesTwo || amount >= reviewedFrom ? "RISK" : "APPROVED";
    const added = toPayout(made.orderNo, amount, { state, takesTwo });
    reference.hold(added, false);
    if (!isDying && state === "APPROVED") await pay(added, fault);
  }

  async function endTimeToPay(pick: number): Promise<void> {
    const chosen = choose(deposits, pick);
    if (chosen === undefined) return;
    chosen.isOver = true;
    await sql`update deposits set expires_at = clock_timestamp() - interval '3 minutes' where order_no = ${chosen.orderNo}`.execute(
      db,
    );
  }

  async function endTimeToAnswer(): Promise<void> {
    for (const each of payouts) if (each.state === "DISBURSED") each.state = "CONFIRMED_AUTO";
    await sql`update withdrawals set confirm_until = clock_timestamp() - interval '1 second' where state = 'DISBURSED'`.execute(
      db,
    );
    await Promise.all(gateways.map((gateway) => closeWithdrawals(gateway.services)));
  }

  async function cancel(pick: number): Promise<void> {
    const chosen = choose(deposits, pick);
    if (chosen === undefined) return;
    if (chosen.state === "CREATED" || chosen.state === "PENDING") chosen.state = "REJECTED";
    await attempt(() => cancelDepositOf(services(1), call, chosen.orderNo));
  }

  async function decide(
    pick: number,
    at: number,
    isYes: boolean,
    isDying: boolean,
    fault: ProviderFault,
  ): Promise<void> {
    const chosen = choose(
      payouts.filter(({ state }) => state === "RISK" || state === "APPROVED"),
      pick,
    );
    if (chosen === undefined) return;
    const { orderNo, takesTwo, state, approver } = chosen;
    const actor = at === 0 ? "pia" : "rob";
    const isApproval = isYes && state === "RISK" && approver !== actor;
    const needsAnother = isApproval && takesTwo && approver === undefined;
    if (!isYes) reference.giveBack(chosen, "REJECTED");
    else if (needsAnother) chosen.approver = actor;
    else if (isApproval) {
      chosen.state = "APPROVED";
      if (!isDying) reference.payOut(chosen, provider.find("PAYOUT", orderNo), fault);
    }
    await reach(fault, () => world.decide(at, orderNo, isYes ? "approve" : "reject", isDying));
  }

  async function review(pick: number, at: number, isYes: boolean): Promise<void> {
    const chosen = choose(
      deposits.filter(({ state }) => state === "REVIEW"),
      pick,
    );
    if (chosen === undefined) return;
    reference.decideDeposit(chosen, isYes);
    // Twice at once: only one counts.
    const ask = () => world.review(at, chosen.orderNo, isYes ? "credit" : "reject");
    await Promise.all([ask(), ask()]);
  }

  async function answer(pick: number, result: ConfirmWithdrawal["result"]): Promise<void> {
    const chosen = choose(
      payouts.filter(({ state }) => state === "DISBURSED"),
      pick,
    );
    if (chosen === undefined) return;
    const { orderNo, amount } = chosen;
    chosen.state = result === "RECEIVED" ? "CONFIRMED" : result === "PARTIAL" ? "PARTIAL_CLAIM" : "UNPAID_CLAIM";
    if (result === "PARTIAL") chosen.received = amount / 2n;
    const claim = { proof: [world.proofId], receivedAmount: toDecimal(amount / 2n) };
    const effect = await prepareAnswer(services(0), call, { orderNo, result, ...claim });
    await world.commit(effect);
  }

  async function resolve(pick: number, at: number, isYes: boolean, fault: ProviderFault): Promise<void> {
    const chosen = choose(
      payouts.filter(({ state }) => state === "PARTIAL_CLAIM" || state === "UNPAID_CLAIM"),
      pick,
    );
    if (chosen === undefined) return;
    const { orderNo } = chosen;
    chosen.state = isYes ? "RESOLVED_PAID" : "RESOLVED_DENIED";
    await reach(fault, () => world.resolve(at, orderNo, isYes ? "pay" : "deny"));
    if (!isYes) return;
    const missing = chosen.amount - chosen.received;
    const approver = at === 0 ? "pia" : "rob";
    const linked = toPayout(await world.linkedOf(orderNo), missing, { state: "RISK", takesTwo: true, approver });
    reference.hold(linked, true);
  }

  return { ...providerActs, deposit, withdraw, endTimeToPay, endTimeToAnswer, cancel, decide, review, answer, resolve };
}

/** {@link createOrderActs}. */
export type OrderActs = ReturnType<typeof createOrderActs>;
