import { affiliateBillStates } from "@marquee/contract";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../../db/Db.ts";
import { createOrderStore } from "../../orders/createOrderStore.ts";
import { type Tables, tables } from "./tables.ts";

type Table = Tables["affiliate_bills"];

/** A stored bill of an affiliate. */
export type AffiliateBillRow = Selectable<Table>;

/** Bills of affiliates, with what has happened to each (contract 3.9.7). */
export const affiliateBills = createOrderStore<AffiliateBillRow, Insertable<Table>, Updateable<Table>>()({
  table: "affiliate_bills",
  tag: "AffiliateBills",
  number: "bill_no",
  references: [],
  choices: { kind: "kind", currency: "currency", decidedBy: "decided_by" },
  steps: "affiliate_bill_steps",
  hasReason: true,
  states: affiliateBillStates,
});

/** A bill that is to be paid by now, the oldest first, which other gateways pass over until the transaction ends. */
export async function takeToPay(tx: Db): Promise<AffiliateBillRow | undefined> {
  return tables(tx)
    .selectFrom("affiliate_bills")
    .selectAll()
    .where("state", "=", "PENDING")
    .where("next_try_at", "<=", sql<Date>`clock_timestamp()`)
    .orderBy("next_try_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** When a bill is tried again that could not be tried. */
export const inAnHour = sql<Date>`clock_timestamp() + interval '1 hour'`;

/** From now on. */
export const now = sql<Date>`clock_timestamp()`;

/** Whether a member's account is closed. */
export async function isClosed(db: Db, tenantId: string, memberId: string): Promise<boolean> {
  const { status } = await tables(db)
    .selectFrom("members")
    .select("status")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return status === "CLOSED";
}

/** The bills below of which a new bill has a part. */
export async function addSubs(
  tx: Db,
  tenantId: string,
  billNo: string,
  subs: readonly { readonly billNo: string; readonly gross: bigint }[],
): Promise<void> {
  if (subs.length === 0) return;
  await tables(tx)
    .insertInto("affiliate_bill_subs")
    .values(subs.map((sub) => ({ tenant_id: tenantId, bill_no: billNo, sub_bill_no: sub.billNo, amount: sub.gross })))
    .execute();
}

/** The name of a plan, and the month of a bill as text. */
export async function getBillPlan(db: Db, { tenant_id, bill_no }: Pick<AffiliateBillRow, "tenant_id" | "bill_no">) {
  const { rows } = await sql<{ plan: string; month: string }>`
    select p.name as plan, b.month::text as month from affiliate_bills b join affiliate_plans p on p.tenant_id = b.tenant_id and p.id = b.plan_id
    where b.tenant_id = ${tenant_id} and b.bill_no = ${bill_no}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no bill ${bill_no}`);
  return row;
}

/** Names of plans by id. */
export async function listPlanNames(
  db: Db,
  tenantId: string,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (planIds.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom("affiliate_plans")
    .select(["id", "name"])
    .where("tenant_id", "=", tenantId)
    .where("id", "in", planIds)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A member's own bills with the names of their plans, the newest month first. */
export async function listOwnBills(
  db: Db,
  tenantId: string,
  memberId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly (AffiliateBillRow & { readonly plan: string })[]; readonly count: number }> {
  const own = tables(db)
    .selectFrom("affiliate_bills as b")
    .innerJoin("affiliate_plans as p", (join) =>
      join.onRef("p.tenant_id", "=", "b.tenant_id").onRef("p.id", "=", "b.plan_id"),
    )
    .where("b.tenant_id", "=", tenantId)
    .where("b.member_id", "=", memberId);
  const rows = await own
    .selectAll("b")
    .select("p.name as plan")
    .orderBy("b.month", "desc")
    .orderBy("b.bill_no", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await own.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { rows, count };
}

/** A player's part in a bill. */
export interface BillPlayer {
  readonly memberId: string;
  readonly account: string;
  readonly stakes: string;
  readonly wins: string;
  readonly bonuses: string;
  readonly rebates: string;
  readonly fee: string;
  readonly ngr: string;
  readonly qualified: boolean;
  readonly signals: AffiliateBillRow["signals"];
}

/** A page of the players that a bill comes from, the largest part first. */
export async function listBillPlayers(
  db: Db,
  bill: AffiliateBillRow,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly BillPlayer[]; readonly count: number }> {
  const own = tables(db)
    .selectFrom("affiliate_months as f")
    .where("f.tenant_id", "=", bill.tenant_id)
    .where("f.affiliate_id", "=", bill.member_id)
    .where("f.plan_id", "=", bill.plan_id)
    .where("f.month", "=", bill.month)
    .where("f.currency", "=", bill.currency);
  const rows = await own
    .innerJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "f.tenant_id").onRef("m.id", "=", "f.member_id"),
    )
    .select([
      "f.member_id as memberId",
      "m.username as account",
      "f.stakes",
      "f.wins",
      "f.bonuses",
      "f.rebates",
      "f.fee",
      "f.ngr",
      "f.qualified",
      "f.signals",
    ])
    .orderBy("f.ngr", "desc")
    .orderBy("f.member_id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await own.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { rows, count };
}

/** The bills below of which a bill has a part, the largest first. */
export async function listBillSubs(db: Db, { tenant_id, bill_no }: AffiliateBillRow) {
  const { rows } = await sql<{ memberId: string; account: string; billNo: string; amount: string }>`
    select m.id as "memberId", m.username as account, s.sub_bill_no as "billNo", s.amount::text as amount from affiliate_bill_subs s
    join affiliate_bills b on b.tenant_id = s.tenant_id and b.bill_no = s.sub_bill_no
    join members m on m.tenant_id = b.tenant_id and m.id = b.member_id
    where s.tenant_id = ${tenant_id} and s.bill_no = ${bill_no} order by s.amount desc, s.sub_bill_no`.execute(db);
  return rows;
}
