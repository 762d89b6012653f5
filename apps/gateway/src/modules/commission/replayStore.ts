import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import type { Bill } from "./billStore.ts";
import { tables } from "./tables.ts";

/** A contract's bills of one currency up to one of them, the first one first. */
export async function listBillsBefore(db: Db, bill: Bill): Promise<readonly Bill[]> {
  return tables(db)
    .selectFrom("bills")
    .selectAll()
    .where("tenant_id", "=", bill.tenant_id)
    .where("contract_id", "=", bill.contract_id)
    .where("currency", "=", bill.currency)
    .where("period_end", "<=", bill.period_end)
    .orderBy("period_end")
    .execute();
}

/** The bill of the same period in the currency of its contract; undefined where it is the same one. */
export async function findOwnCurrencyBill(db: Db, bill: Bill): Promise<Bill | undefined> {
  return tables(db)
    .selectFrom("bills as b")
    .innerJoin("contracts as c", (join) =>
      join
        .onRef("c.tenant_id", "=", "b.tenant_id")
        .onRef("c.id", "=", "b.contract_id")
        .onRef("c.currency", "=", "b.currency"),
    )
    .selectAll("b")
    .where("b.tenant_id", "=", bill.tenant_id)
    .where("b.contract_id", "=", bill.contract_id)
    .where("b.period_start", "=", bill.period_start)
    .where("b.bill_no", "<>", bill.bill_no)
    .executeTakeFirst();
}

/** Bills that the house pays to the agent's direct downlines, whose periods end after a time and by another one. */
export async function listBillsBelow(db: Db, bill: Bill, after: Date): Promise<readonly Bill[]> {
  return tables(db)
    .selectFrom("bills")
    .selectAll()
    .where("tenant_id", "=", bill.tenant_id)
    .where("upline_id", "=", bill.member_id)
    .where("kind", "=", bill.kind)
    .where("currency", "=", bill.currency)
    .where("payer", "=", "PLATFORM")
    .where("state", "<>", "REFUSED")
    .where("period_end", ">", after)
    .where("period_end", "<=", bill.period_end)
    .execute();
}

/** What the ledger has brought the downline by a bill, in 1/10,000 of the unit. */
export async function sumPosted(db: Db, bill: Bill): Promise<bigint> {
  const keys = Array.from({ length: bill.attempts }, (_, index) => `${bill.bill_no}:${index + 1}`);
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(e.amount), 0)::text as amount
    from ledger.transfers t join ledger.entries e on e.tenant_id = t.tenant_id and e.transfer_id = t.id
    where t.tenant_id = ${bill.tenant_id} and t.scope = 'bill' and t.key = any (${keys}::text[])
      and e.account = ${toMemberAccount("real", bill.member_id, "main")} and e.asset = ${bill.currency}`.execute(db);
  return BigInt(rows[0]?.amount ?? "0");
}
