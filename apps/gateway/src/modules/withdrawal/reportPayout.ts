import { transact } from "@marquee/database";
import type { PaymentReport } from "../../adapters/payments/PaymentProvider.ts";
import type { Db } from "../../db/Db.ts";
import type { Services } from "./services.ts";
import { payOutMoney, returnMoney } from "./lockMoney.ts";
import { getSettings } from "./settingsStore.ts";
import { tellMember, toTimeLeft } from "./tellMember.ts";
import { moveWithdrawal, type Withdrawal, withdrawals } from "./withdrawalStore.ts";

type Told = Pick<Services, "db" | "messages" | "tenantRegistry">;

/** A report, and whose it is. */
export interface PayoutReport {
  readonly tenantId: string;
  readonly provider: string;
  readonly report: PaymentReport;
}

/** The provider has paid: the member is asked whether the money came, where the merchant asks (WL-07). */
export async function disburse(
  tx: Db,
  services: Told,
  withdrawal: Withdrawal,
  providerRef: string | null,
): Promise<void> {
  await payOutMoney(tx, withdrawal);
  const tenant = services.tenantRegistry.list().find(({ id }) => id === withdrawal.tenant_id);
  const asks = tenant?.modules.has("WDCONFIRM3") === true;
  const { settings } = await getSettings(tx, { id: withdrawal.tenant_id, currency: withdrawal.currency });
  const until = new Date(Date.now() + (asks ? settings.confirmMinutes : 0) * 60_000);
  const paid = await moveWithdrawal(tx, withdrawal, "disburse", { provider_ref: providerRef, confirm_until: until });
  if (paid === undefined) throw new Error(`withdrawal ${withdrawal.order_no} changed under its lock`);
  if (!asks) await moveWithdrawal(tx, paid, "confirmAuto", { reason: "unasked" });
  // Where nobody is asked, nobody is told to answer.
  if (asks) await tellMember(tx, services, paid, "withdrawal.disbursed", toTimeLeft(settings.confirmMinutes));
  else await tellMember(tx, services, paid, "withdrawal.sent");
}

/** The provider cannot pay: the money comes back, with its reason. */
export async function failWithdrawal(tx: Db, services: Told, withdrawal: Withdrawal, reason: string): Promise<void> {
  const failed = await moveWithdrawal(tx, withdrawal, "fail", { reason });
  if (failed === undefined) return;
  await returnMoney(tx, failed);
  await tellMember(tx, services, failed, "withdrawal.returned", { reason });
}

/** The states of orders whose money is not out. */
const unpaid: ReadonlySet<Withdrawal["state"]> = new Set(["RISK", "APPROVED", "REJECTED", "FAILED", "SETTLED_UNPAID"]);

/** What a report says against what is stored; empty where nothing contradicts. */
function findContradiction(withdrawal: Withdrawal, { status, amount, currency, providerRef }: PaymentReport): string {
  const { state } = withdrawal;
  if (status !== "PAID" && status !== "FAILED") return "";
  if (withdrawal.provider_ref !== null && withdrawal.provider_ref !== providerRef)
    return `${status} under another reference: ${providerRef}`;
  if (state === "PAYING") {
    if (status === "FAILED") return "";
    const isSame = currency === withdrawal.currency && amount === BigInt(withdrawal.amount) - BigInt(withdrawal.fee);
    return isSame ? "" : `PAID with another amount: ${amount} ${currency}`;
  }
  const isUnpaid = unpaid.has(state);
  if (status === "PAID") return isUnpaid ? `PAID in state ${state}` : "";
  return isUnpaid ? "" : `FAILED in state ${state}`;
}

async function follow(tx: Db, services: Told, withdrawal: Withdrawal, report: PaymentReport): Promise<void> {
  const contradiction = findContradiction(withdrawal, report);
  // A person settles it: no money moves by what contradicts.
  if (contradiction !== "") return withdrawals.change(tx, withdrawal, { contradiction: contradiction.slice(0, 300) });
  if (withdrawal.state !== "PAYING") return;
  if (report.status === "PAID") await disburse(tx, services, withdrawal, report.providerRef);
  if (report.status === "FAILED" || report.status === "EXPIRED")
    await failWithdrawal(tx, services, withdrawal, report.reason || "provider");
}

/**
 * Takes what a provider says about a payout, in one transaction with the money: told twice, late, in any order or by two gateways, it
 * counts once; what contradicts changes no money and waits for staff (money.md).
 *
 * @returns false when there is no such withdrawal of that provider
 */
export async function reportPayout(services: Told, { tenantId, provider, report }: PayoutReport): Promise<boolean> {
  return transact(services.db, async (tx: Db) => {
    const withdrawal = await withdrawals.find(tx, { tenantId, orderNo: report.orderNo }, { lock: true });
    if (withdrawal === undefined || withdrawal.provider !== provider) return false;
    await follow(tx, services, withdrawal, report);
    return true;
  });
}
