import { toDecimal, type WithdrawalOrder } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Withdrawal, withdrawals } from "./withdrawalStore.ts";

/** Checks about other people and about fraud: their member reads one word for all of them. */
const hidden: ReadonlySet<string> = new Set([
  "account.blocked",
  "account.shared",
  "device.shared",
  "win.rate",
  "bets.opposite",
  "tips.linked",
]);

/** The checks as their member reads them, while staff look at the withdrawal. */
const toShownChecks = ({ state, checks }: Pick<Withdrawal, "state" | "checks">): string[] =>
  state === "RISK" ? [...new Set(checks.map((name) => (hidden.has(name) ? "other" : name)))] : [];

/** A withdrawal as its member sees it. */
export async function toWithdrawalOrder(db: Db, row: Withdrawal): Promise<WithdrawalOrder> {
  const steps = await withdrawals.listSteps(db, { tenantId: row.tenant_id, orderNo: row.order_no });
  const [amount, fee] = [BigInt(row.amount), BigInt(row.fee)];
  const payout = amount - fee;
  const received = row.received === null ? null : BigInt(row.received);
  return {
    orderNo: row.order_no,
    methodId: row.method_id,
    type: row.type,
    place: row.place,
    number: row.number,
    state: row.state,
    amount: toDecimal(amount),
    fee: toDecimal(fee),
    payout: toDecimal(payout),
    currency: row.currency,
    createdAt: row.created_at.getTime(),
    expectMinutes: row.expect_minutes,
    confirmUntil: row.state === "DISBURSED" ? (row.confirm_until?.getTime() ?? null) : null,
    checks: toShownChecks(row),
    claim:
      received === null
        ? null
        : { received: toDecimal(received), remaining: toDecimal(payout - received), pictures: row.proof.length },
    linkedOrderNo: row.linked_order_no,
    complaint: row.complained_at === null ? null : { content: row.complaint, at: row.complained_at.getTime() },
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.getTime() })),
  };
}
