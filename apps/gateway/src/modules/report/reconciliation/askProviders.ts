import { toDecimal } from "@marquee/contract";
import type { Difference } from "@marquee/contract/staff";
import { PaymentError, type PaymentReport } from "../../../adapters/payments/PaymentProvider.ts";
import type { Services } from "../services.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { type AskedOrder, type Compared, listOrdersToAsk } from "./differenceStore.ts";

/** How far back providers are asked, and about how many orders of each kind at most. */
const [days, most] = [3, 500];

const toAmount = (amount: bigint, currency: string): string => `${toDecimal(amount)} ${currency}`;

/** Whether a provider's state agrees with ours. A payout whose money went back must have ended there, or it could still be paid. */
function isSameState({ kind, isPaid }: AskedOrder, status: PaymentReport["status"]): boolean {
  if (isPaid || status === "PAID") return isPaid && status === "PAID";
  return kind === "DEPOSIT" || status !== "OPEN";
}

/** What a provider says otherwise than we do; undefined where both say the same. */
function findDifference(order: AskedOrder, report: PaymentReport | undefined): Difference | undefined {
  const { orderNo: subject, isPaid, state, amount, currency } = order;
  const ours = toAmount(BigInt(amount), currency);
  if (report === undefined)
    return isPaid ? { kind: "PROVIDER_UNKNOWN", subject, expected: "", found: ours } : undefined;
  if (!isSameState(order, report.status))
    return { kind: "PROVIDER_STATE", subject, expected: report.status, found: state };
  const theirs = toAmount(report.amount, report.currency);
  return isPaid && theirs !== ours ? { kind: "PROVIDER_AMOUNT", subject, expected: theirs, found: ours } : undefined;
}

/**
 * Asks the providers about a merchant's deposits and withdrawals of the last days, one after another; one that does not answer is asked by
 * the next run.
 */
export async function askProviders({ db, payments, log }: Services, { id, code }: Tenant): Promise<Compared> {
  const differences: Difference[] = [];
  let count = 0;
  for (const order of await listOrdersToAsk(db, id, days, most)) {
    const { kind, orderNo, provider } = order;
    try {
      const asked = payments.get(code, provider);
      if (asked === undefined) continue;
      const difference = findDifference(order, await asked.query(kind, orderNo));
      count += 1;
      if (difference !== undefined) differences.push(difference);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      log.warn({ err: error, provider, order: orderNo }, "a provider did not answer a reconciliation");
    }
  }
  return { count, differences };
}
