import { minimumPay, toDecimal } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { openAccounts, postTransfer } from "../../ledger/postTransfer.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import {
  addClaim,
  findNextClaim,
  getStatus,
  lockRemainder,
  type RebateKey,
  setRemainder,
  takeParts,
} from "./rebateStore.ts";
import { reckonRebate } from "./reckonRebate.ts";

/** A merchant, and what its rebates need to know of it. */
type Payer = Pick<Tenant, "timeZone" | "currencies">;

/**
 * Pays all that has been earned and not yet paid, in one transaction with the ledger: at most once a day of the merchant's, also when two ask at
 * once. What is rounded off, or up, is the next one's.
 * @returns what was paid, in 1/10,000 of the unit
 * @throws Refusal `account.closed`, `account.frozen`, `rebate.claimed` with `nextAt`, `rebate.minimum` with `minimum`; nothing stays of it
 */
export async function payRebate(tx: Db, tenant: Payer, key: RebateKey): Promise<bigint> {
  const status = await getStatus(tx, key);
  if (status === "CLOSED") throw new Refusal("account.closed");
  if (status === "FROZEN") throw new Refusal("account.frozen");
  const before = await lockRemainder(tx, key);
  const nextAt = await findNextClaim(tx, key, tenant.timeZone);
  if (nextAt !== undefined) throw new Refusal("rebate.claimed", { value: { nextAt: nextAt.getTime() } });
  const parts = await takeParts(tx, key);
  const { amount, remainder, isEnough } = reckonRebate(parts, before, toDigits(tenant, key.currency));
  if (!isEnough) throw new Refusal("rebate.minimum", { value: { minimum: toDecimal(minimumPay) } });
  const claimNo = createOrderNo("R");
  if (!(await addClaim(tx, key, tenant.timeZone, { claimNo, amount, parts }))) throw new Refusal("rebate.claimed");
  await setRemainder(tx, key, remainder);
  const { tenantId, memberId, currency: asset } = key;
  const account = toMemberAccount("real", memberId, "main");
  await openAccounts(tx, [{ tenant: tenantId, account, asset }]);
  const { outcome } = await postTransfer(tx, {
    tenant: tenantId,
    scope: "rebate",
    key: claimNo,
    ref: claimNo,
    postings: [
      { account: toHouseAccount("real", tenantId, "bonus"), asset, kind: "REBATE", amount: -amount },
      { account, asset, kind: "REBATE", amount },
    ],
  });
  if (outcome !== "POSTED") throw new Error(`the rebate ${claimNo} was ${outcome}`);
  return amount;
}
