import type { ContractKind, ContractSide } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import type { Db } from "../../db/Db.ts";
import type { Bill } from "./billStore.ts";
import { tables } from "./tables.ts";

/** A bill with the names of its sides; the house has none. */
export interface NamedBill extends Bill {
  readonly upline: string | null;
  readonly downline: string;
}

/** Which bills of an agent a list holds: of periods that ended on these days of a zone, both included. */
export interface BillFilter {
  readonly kind?: ContractKind | undefined;
  readonly side: ContractSide;
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

/** What was paid in all pages, by currency. */
interface BillTotal {
  readonly currency: string;
  readonly count: number;
  readonly amount: string;
  readonly paid: string;
}

const selectBills = (db: Db) =>
  tables(db)
    .selectFrom("bills as b")
    .innerJoin("members as d", (join) =>
      join.onRef("d.tenant_id", "=", "b.tenant_id").onRef("d.id", "=", "b.member_id"),
    )
    .leftJoin("members as u", (join) =>
      join.onRef("u.tenant_id", "=", "b.tenant_id").onRef("u.id", "=", "b.upline_id"),
    );

const ownBills = (db: Db, { tenantId, memberId }: MemberKey, { kind, side, from, to, timeZone }: BillFilter) => {
  const rows = selectBills(db)
    .where("b.tenant_id", "=", tenantId)
    .where(side === "DOWNLINE" ? "b.member_id" : "b.upline_id", "=", memberId)
    .where("b.period_end", ">", sql<Date>`${from}::date::timestamp at time zone ${timeZone}`)
    .where("b.period_end", "<=", sql<Date>`(${to}::date + 1)::timestamp at time zone ${timeZone}`);
  return kind === undefined ? rows : rows.where("b.kind", "=", kind);
};

/** A page of an agent's bills, the newest period first. */
export async function listBills(
  db: Db,
  agent: MemberKey,
  filter: BillFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly NamedBill[]> {
  return ownBills(db, agent, filter)
    .selectAll("b")
    .select(["u.username as upline", "d.username as downline"])
    .orderBy("b.period_end", "desc")
    .orderBy("b.bill_no", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** What all pages add up to, by currency. */
export async function sumBills(db: Db, agent: MemberKey, filter: BillFilter): Promise<readonly BillTotal[]> {
  return ownBills(db, agent, filter)
    .select([
      "b.currency",
      sql<number>`count(*)::int`.as("count"),
      sql<string>`sum(b.amount)::text`.as("amount"),
      sql<string>`sum(b.paid)::text`.as("paid"),
    ])
    .groupBy("b.currency")
    .orderBy("b.currency")
    .execute();
}

/** A bill with the names of its sides. */
export async function findNamedBill(db: Db, tenantId: string, billNo: string): Promise<NamedBill | undefined> {
  return selectBills(db)
    .selectAll("b")
    .select(["u.username as upline", "d.username as downline"])
    .where("b.tenant_id", "=", tenantId)
    .where("b.bill_no", "=", billNo)
    .executeTakeFirst();
}

/** The payments of a bill, the first one first. */
export async function listPayments(db: Db, tenantId: string, billNo: string) {
  return tables(db)
    .selectFrom("bill_payments")
    .select(["at", "amount"])
    .where("tenant_id", "=", tenantId)
    .where("bill_no", "=", billNo)
    .orderBy("attempt")
    .execute();
}

/** What was paid of bills on a day: to the agent, or by it to those below. */
interface PaidDay {
  readonly day: string;
  readonly kind: ContractKind;
  readonly isOwn: boolean;
  readonly amount: string;
}

/** The payments of an agent's bills by day and kind, and what it paid itself. */
export async function sumPaidDays(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { currency, from, to, timeZone }: Omit<BillFilter, "kind" | "side"> & { readonly currency: string },
): Promise<readonly PaidDay[]> {
  const { rows } = await sql<PaidDay>`
    select ledger.to_day(p.at, ${timeZone})::text as day, b.kind, b.member_id = ${memberId} as "isOwn", sum(p.amount)::text as amount
    from bills b join bill_payments p on p.tenant_id = b.tenant_id and p.bill_no = b.bill_no
    where b.tenant_id = ${tenantId} and b.currency = ${currency} and b.paid > 0
      and (b.member_id = ${memberId} or (b.upline_id = ${memberId} and b.payer = 'UPLINE'))
      and p.at >= ${from}::date::timestamp at time zone ${timeZone} and p.at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** The member's file has the bills by which the member is paid; a deletion keeps them, since they prove what was paid, under the id alone. */
export const billRows: MemberTable = {
  table: "bills",
  erasure: "kept",
  part: "bills",
  columns: sql`bill_no as "billNo", kind, currency, period_start as "periodStart", period_end as "periodEnd", amount::text as amount,
    paid::text as paid, state, created_at as "createdAt"`,
  key: sql`bill_no`,
};
