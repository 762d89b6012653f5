import type { ContractKind } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { openAccounts, postTransfer } from "../../ledger/postTransfer.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import { addPayment, type Bill, bills, getStatus, inAnHour, takeToPay } from "./billStore.ts";
import type { Services } from "./services.ts";
import { tellBill } from "./tellBill.ts";

type Paying = Pick<Services, "db" | "messages" | "tenantRegistry">;

/** How a payment of each kind of bill stands in the ledger. */
const entryKinds = {
  DIVIDEND: "DIVIDEND",
  DAILY: "SALARY_DAILY",
  HOURLY: "SALARY_HOURLY",
  REALTIME: "SALARY_RT",
} as const satisfies Record<ContractKind, string>;

/**
 * What an upline can pay now of what it owes: nothing while its account is not open. Both wallets stay locked until the transaction ends, in
 * the ledger's own order.
 */
async function readFunds(
  tx: Db,
  { tenant_id: tenant, upline_id: uplineId, currency: asset }: Bill,
  from: string,
  to: string,
) {
  const balances = new Map<string, bigint>();
  for (const account of [from, to].toSorted()) balances.set(account, await lockAccount(tx, { tenant, account, asset }));
  const balance = balances.get(from) ?? 0n;
  return balance > 0n && (await getStatus(tx, tenant, uplineId ?? "")) === "ACTIVE" ? balance : 0n;
}

/** Moves an amount to the downline: once for each attempt, ever. @returns whether it did */
async function post(tx: Db, bill: Bill, from: string, to: string, attempt: number, amount: bigint): Promise<boolean> {
  const { tenant_id: tenant, bill_no: billNo, currency: asset } = bill;
  const kind = entryKinds[bill.kind];
  const { outcome } = await postTransfer(tx, {
    tenant,
    scope: "bill",
    key: `${billNo}:${attempt}`,
    ref: billNo,
    postings: [
      { account: from, asset, kind, amount: -amount },
      { account: to, asset, kind, amount },
    ],
  });
  if (outcome === "POSTED") await addPayment(tx, bill, attempt, amount);
  return outcome === "POSTED";
}

/** Pays what can be paid of a bill that is locked. @returns it as it is then */
async function payOne(tx: Db, bill: Bill): Promise<Bill | undefined> {
  const { tenant_id: tenant, currency: asset, payer } = bill;
  const due = BigInt(bill.amount) - BigInt(bill.paid);
  const attempt = bill.attempts + 1;
  const tried = { attempts: attempt, next_try_at: inAnHour };
  const isClosed = (await getStatus(tx, tenant, bill.member_id)) === "CLOSED";
  const to = toMemberAccount("real", bill.member_id, "main");
  const from =
    payer === "PLATFORM"
      ? toHouseAccount("real", tenant, "salary")
      : toMemberAccount("real", bill.upline_id ?? "", "main");
  let amount = 0n;
  if (!isClosed) {
    await openAccounts(
      tx,
      (payer === "PLATFORM" ? [to] : [from, to]).map((account) => ({ tenant, account, asset })),
    );
    const funds = payer === "PLATFORM" ? due : await readFunds(tx, bill, from, to);
    amount = funds < due ? funds : due;
    if (amount > 0n && !(await post(tx, bill, from, to, attempt, amount))) amount = 0n;
  }
  const paid = BigInt(bill.paid) + amount;
  const change = { ...tried, paid };
  if (paid === BigInt(bill.amount)) return bills.move(tx, bill, "issue", change);
  const reason = isClosed ? "closed" : "funds";
  if (bill.pay_until <= new Date()) return bills.move(tx, bill, "expire", { ...change, reason });
  const event = paid > 0n ? "payPart" : "fallShort";
  const moved = await bills.move(tx, bill, event, { ...change, reason });
  if (moved !== undefined) return moved;
  await bills.change(tx, bill, change);
  return { ...bill, paid: `${paid}`, attempts: attempt };
}

/** Pays the next bill that is to be paid. @returns whether there was one; its fault where it could not be tried: it is put off, so that it holds up no other */
async function payNext(services: Paying): Promise<boolean | { readonly fault: unknown }> {
  const taken: { bill?: Bill } = {};
  try {
    return await transact(services.db, async (tx) => {
      const bill = await takeToPay(tx);
      if (bill === undefined) return false;
      taken.bill = bill;
      const after = await payOne(tx, bill);
      const tenant = services.tenantRegistry.getById(bill.tenant_id);
      if (after !== undefined && tenant !== undefined) await tellBill(tx, services, tenant, bill, after);
      return true;
    });
  } catch (fault) {
    if (taken.bill === undefined) throw fault;
    await bills.change(services.db, taken.bill, { next_try_at: inAnHour });
    return { fault };
  }
}

/**
 * Pays the bills that wait for it, each once, also where several gateways do it at once or one was killed meanwhile; of uplines that cannot pay
 * again in an hour.
 * @throws the first fault of a bill, when all others are paid
 */
export async function payBills(services: Paying): Promise<void> {
  const faults: unknown[] = [];
  for (;;) {
    const result = await payNext(services);
    if (result === false) break;
    if (result !== true) faults.push(result.fault);
  }
  if (faults.length > 0) throw faults[0];
}
