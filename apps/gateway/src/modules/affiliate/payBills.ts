import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { openAccounts, postTransfer } from "../../ledger/postTransfer.ts";
import { affiliateBills, type AffiliateBillRow, inAnHour, isClosed, takeToPay } from "./billStore.ts";
import type { Services } from "./services.ts";
import { tellBill } from "./tellBill.ts";

type Paying = Pick<Services, "db" | "messages" | "tenantRegistry">;

/** Pays a bill that is locked, whole; one of an account that is closed is refused. The transfer has the bill's number as its key, so twice is once. */
async function payOne(tx: Db, bill: AffiliateBillRow): Promise<AffiliateBillRow | undefined> {
  const { tenant_id: tenant, bill_no: billNo, member_id: memberId, currency: asset } = bill;
  if (await isClosed(tx, tenant, memberId)) return affiliateBills.move(tx, bill, "refuse", { reason: "closed" });
  const amount = BigInt(bill.amount);
  const account = toMemberAccount("real", memberId, "main");
  await openAccounts(tx, [{ tenant, account, asset }]);
  const { outcome } = await postTransfer(tx, {
    tenant,
    scope: "affiliate.bill",
    key: billNo,
    ref: billNo,
    postings: [
      { account: toHouseAccount("real", tenant, "salary"), asset, kind: "AFFILIATE", amount: -amount },
      { account, asset, kind: "AFFILIATE", amount },
    ],
  });
  if (outcome !== "POSTED") throw new Error(`the payment of bill ${billNo} was ${outcome}`);
  return affiliateBills.move(tx, bill, "issue", { paid: amount });
}

/** Pays the next bill. @returns whether there was one; its fault where it could not be paid: it is put off, so that it holds up no other */
async function payNext(services: Paying): Promise<boolean | { readonly fault: unknown }> {
  const taken: { bill?: AffiliateBillRow } = {};
  try {
    return await transact(services.db, async (tx) => {
      const bill = await takeToPay(tx);
      if (bill === undefined) return false;
      taken.bill = bill;
      const after = await payOne(tx, bill);
      const tenant = services.tenantRegistry.getById(bill.tenant_id);
      if (after !== undefined && tenant !== undefined) await tellBill(tx, services, tenant, after);
      return true;
    });
  } catch (fault) {
    if (taken.bill === undefined) throw fault;
    await affiliateBills.change(services.db, taken.bill, { next_try_at: inAnHour });
    return { fault };
  }
}

/** Pays the bills that wait for it, each once, also where several gateways do it at once. @throws the first fault of a bill, when all others are paid */
export async function payAffiliateBills(services: Paying): Promise<void> {
  const faults: unknown[] = [];
  for (;;) {
    const result = await payNext(services);
    if (result === false) break;
    if (result !== true) faults.push(result.fault);
  }
  if (faults.length > 0) throw faults[0];
}
