import { depositStates, transition } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { PaymentReport } from "../../../adapters/payments/PaymentProvider.ts";
import type { Db } from "../../../db/Db.ts";
import { publishEvent } from "../../../events/publishEvent.ts";
import { toHouseAccount, toMemberAccount } from "../../../ledger/accounts.ts";
import { postTransfer } from "../../../ledger/postTransfer.ts";
import type { Services } from "../services.ts";
import { findCreditObstacle } from "../../protection/index.ts";
import { grantBonus } from "../../promotions/index.ts";
import { requireDepositTurnover } from "../../turnover/index.ts";
import { changeContradiction, type Deposit, deposits, isOwnerActive } from "./depositStore.ts";
import { findContradiction, findPaidOrder } from "./secondPayment.ts";
import { tellDeposit } from "./tellDeposit.ts";
import { toCredit } from "./toCredit.ts";

/** A report, and whose it is. */
export interface DepositReport {
  readonly tenantId: string;
  readonly provider: string;
  readonly report: PaymentReport;
}

/** Why a payment is not the one that was ordered; undefined where it is. */
function findDifference(deposit: Deposit, { amount, currency, providerRef }: PaymentReport): string | undefined {
  if (currency !== deposit.currency) return "currency";
  if (amount !== BigInt(deposit.amount)) return "amount";
  if (deposit.provider_ref !== null && deposit.provider_ref !== providerRef) return "reference";
  return deposit.state === "EXPIRED" || deposit.state === "REJECTED" ? "late" : undefined;
}

/** Whether a person has rejected this very payment: told again, it is no news. */
const isDecided = (deposit: Deposit, { amount, currency, providerRef }: PaymentReport): boolean =>
  deposit.state === "REJECTED" &&
  deposit.provider_ref === providerRef &&
  deposit.paid_amount === amount.toString() &&
  deposit.paid_currency === currency;

type Told = Pick<Services, "messages" | "tenantRegistry">;

/**
 * Moves the money, with what has to be staked for it, and tells the member: once for each payment of a provider, whatever is told how
 * often.
 */
export async function creditDeposit(tx: Db, services: Told, deposit: Deposit, providerRef: string): Promise<void> {
  const { tenant_id: tenant, order_no: ref, member_id: memberId, provider, currency: asset } = deposit;
  const amount = toCredit(deposit);
  await requireDepositTurnover(tx, { tenantId: tenant, memberId, orderNo: ref, currency: asset, amount });
  const postings = [
    { account: toHouseAccount("real", tenant, "deposits"), asset, kind: "DEPOSIT", amount: -amount },
    { account: toMemberAccount("real", memberId, "main"), asset, kind: "DEPOSIT", amount },
  ] as const;
  const { outcome } = await postTransfer(tx, {
    tenant,
    scope: "deposit",
    key: `${provider}:${providerRef}`,
    ref,
    postings,
  });
  if (outcome !== "POSTED") throw new Error(`the credit of deposit ${ref} was answered with ${outcome}`);
  await tellDeposit(tx, services, deposit, "deposit.credited");
  await grantBonus(tx, services, {
    tenantId: tenant,
    memberId,
    orderNo: ref,
    amount: amount + BigInt(deposit.fee),
    credit: amount,
  });
}

/** Leaves a payment to a person, and tells the member. @returns false for a deposit that nobody waits for any more */
async function review(
  tx: Db,
  services: Told,
  deposit: Deposit,
  { providerRef, amount, currency }: PaymentReport,
  reason: string,
): Promise<boolean> {
  const paid = { provider_ref: providerRef, paid_amount: amount, paid_currency: currency };
  if ((await deposits.move(tx, deposit, "review", { reason, ...paid })) === undefined) return false;
  await tellDeposit(tx, services, deposit, "deposit.review");
  return true;
}

async function takePayment(tx: Db, services: Told, deposit: Deposit, report: PaymentReport): Promise<boolean> {
  const { providerRef } = report;
  const difference = findDifference(deposit, report);
  if (isDecided(deposit, report)) return false;
  if (deposit.state === "CREATED" && deposit.linked_order_no !== null)
    return review(tx, services, deposit, report, "second");
  if (difference !== undefined) return review(tx, services, deposit, report, difference);
  if (transition(depositStates, deposit.state, "pay") === null) return false;
  const { tenant_id: tenantId, member_id: memberId, order_no: orderNo } = deposit;
  // Nobody could play or withdraw it: a person decides where the money goes.
  if (!(await isOwnerActive(tx, deposit))) return review(tx, services, deposit, report, "account");
  // Limits may have been lowered since the order was made: what is paid beyond them is for a person to decide about.
  const obstacle = await findCreditObstacle(tx, { tenantId, memberId }, { orderNo, amount: report.amount });
  if (obstacle !== undefined) return review(tx, services, deposit, report, obstacle);
  const paid = await deposits.move(tx, deposit, "pay", { provider_ref: providerRef });
  if (paid === undefined) return false;
  await creditDeposit(tx, services, paid, providerRef);
  return (await deposits.move(tx, paid, "credit")) !== undefined;
}

async function follow(tx: Db, services: Told, deposit: Deposit, report: PaymentReport): Promise<boolean> {
  if (report.status === "PAID") return takePayment(tx, services, deposit, report);
  // What waits for a person waits, whatever the provider says of it now.
  if (deposit.state === "REVIEW") return false;
  if (report.status === "FAILED")
    return (await deposits.move(tx, deposit, "reject", { reason: report.reason })) !== undefined;
  return report.status === "EXPIRED" && (await deposits.move(tx, deposit, "expire")) !== undefined;
}

/**
 * Takes what a provider says about a deposit, in one transaction with the credit: told twice, late, in any order or by two gateways, a
 * payment is credited once; one that differs from its order, and one beside the payment of an order, go to a person (contract 3.7).
 *
 * @returns the deposit as it was before; undefined when there is none
 */
export async function reportDeposit(
  services: Pick<Services, "db"> & Told,
  { tenantId, provider, report }: DepositReport,
): Promise<Deposit | undefined> {
  return transact(services.db, async (tx: Db) => {
    const deposit = await deposits.find(tx, { tenantId, orderNo: report.orderNo }, { lock: true });
    if (deposit === undefined || deposit.provider !== provider) return undefined;
    const paid = await findPaidOrder(tx, deposit, report);
    if (paid === undefined) return deposit;
    const contradiction = findContradiction(paid, report);
    // A person settles it: no money moves by what contradicts.
    if (contradiction !== "") await changeContradiction(tx, paid, contradiction);
    else if (await follow(tx, services, paid, report))
      await publishEvent(tx, { tenantId, memberId: paid.member_id, kind: "order" });
    return deposit;
  });
}
