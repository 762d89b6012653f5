import { toDecimal } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { getAccountBalance } from "../../ledger/readLedger.ts";
import { Refusal } from "../../http/Refusal.ts";
import { getTurnoverSums, toWithdrawable } from "../turnover/index.ts";

/** Whose withdrawal it is; `amount` in 1/10,000 of the unit. */
interface Withdrawing {
  readonly tenant_id: string;
  readonly member_id: string;
  readonly currency: string;
  readonly amount: bigint;
}

/**
 * Lets a withdrawal take what open turnover requirements do not hold: call it when its money is locked, in the same transaction.
 * @returns whether a requirement is open
 * @throws Refusal `turnover.required` with `required`, `done` and `withdrawable` as they were before
 */
export async function requirePlayed(tx: Db, order: Withdrawing): Promise<boolean> {
  const { tenant_id: tenant, member_id: memberId, currency: asset, amount } = order;
  const { held, required, done } = await getTurnoverSums(tx, { tenantId: tenant, memberId });
  if (required === 0n) return false;
  const left =
    (await getAccountBalance(tx, { tenant, account: toMemberAccount("real", memberId, "main"), asset })) ?? 0n;
  if (left >= held) return true;
  const withdrawable = toDecimal(toWithdrawable(left + amount, held));
  throw new Refusal("turnover.required", {
    value: { required: toDecimal(required), done: toDecimal(done), withdrawable },
  });
}
