import type { PaymentReport } from "../../../adapters/payments/PaymentProvider.ts";
import type { Db } from "../../../db/Db.ts";
import { createOrderNo } from "../../../orders/createOrderNo.ts";
import { addDeposit, changeContradiction, type Deposit, findByReference } from "./depositStore.ts";

/** The states of an order of which one payment is known already. */
const paid: ReadonlySet<Deposit["state"]> = new Set(["PAID", "CREDITED", "REVIEW"]);

const hasPayment = ({ state, paid_amount: amount }: Deposit): boolean =>
  paid.has(state) || (state === "REJECTED" && amount !== null);

/** Fees are a share of what is paid; whole units, in the member's favour. */
const toShare = (fee: bigint, amount: bigint, whole: bigint): bigint => {
  const share = (amount * fee) / whole;
  return share - (share % 10_000n);
};

/** An order for a payment that nobody ordered, with the member and the way to pay of the one that was. */
async function addSecond(tx: Db, first: Deposit, { amount }: PaymentReport): Promise<Deposit> {
  const { tenant_id, member_id, provider, method_id, type, currency, return_url, expect_minutes, expires_at } = first;
  const copy = { tenant_id, member_id, provider, method_id, type, currency, return_url, expect_minutes, expires_at };
  // What is added is locked until the transaction ends.
  return addDeposit(tx, {
    ...copy,
    order_no: createOrderNo("D"),
    amount,
    fee: toShare(BigInt(first.fee), amount, BigInt(first.amount)),
    linked_order_no: first.linked_order_no ?? first.order_no,
  });
}

/** What a provider says against what is stored of the very payment; empty where nothing contradicts. */
export function findContradiction(deposit: Deposit, { status, amount, currency, providerRef }: PaymentReport): string {
  const { state } = deposit;
  if (deposit.provider_ref !== providerRef || !hasPayment(deposit)) return "";
  if (status === "FAILED" || status === "EXPIRED") return state === "REJECTED" ? "" : `${status} in state ${state}`;
  if (status !== "PAID" || state === "REJECTED") return "";
  const known = {
    amount: BigInt(deposit.paid_amount ?? deposit.amount),
    currency: deposit.paid_currency ?? deposit.currency,
  };
  return amount === known.amount && currency === known.currency
    ? ""
    : `PAID with another amount: ${amount} ${currency}`;
}

/**
 * The order that a payment is about: the one that it names, the one that was made for this reference before, or a new one for a payment beside the
 * first. Call it with the named order locked, so that of two reports of one payment the second finds the order of the first.
 * @returns undefined for a reference of another order: that is kept as a contradiction
 */
export async function findPaidOrder(tx: Db, named: Deposit, report: PaymentReport): Promise<Deposit | undefined> {
  const { tenant_id: tenantId, order_no: orderNo, provider } = named;
  const { providerRef, status } = report;
  if (named.provider_ref === providerRef) return named;
  const known = await findByReference(tx, tenantId, provider, providerRef);
  if (known?.linked_order_no === orderNo) return known;
  if (known !== undefined) {
    await changeContradiction(tx, named, `${status} under the reference of ${known.order_no}`);
    return undefined;
  }
  return status === "PAID" && report.amount > 0n && hasPayment(named) ? addSecond(tx, named, report) : named;
}
