import { billStates, type ContractKind } from "@marquee/contract";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../../db/Db.ts";
import { createOrderStore } from "../../orders/createOrderStore.ts";
import { type Tables, tables } from "./tables.ts";

type Table = Tables["bills"];

/** A stored bill. */
export type Bill = Selectable<Table>;

/** Bills, with what has happened to each (contract 3.9.4). */
export const bills = createOrderStore<Bill, Insertable<Table>, Updateable<Table>>()({
  table: "bills",
  tag: "Bills",
  number: "bill_no",
  references: [],
  choices: { kind: "kind", payer: "payer", currency: "currency", decidedBy: "decided_by" },
  steps: "bill_steps",
  hasReason: true,
  states: billStates,
});

/** What an earlier bill of a contract hands on to the next one of the same currency. */
export type BillCarry = Pick<Bill, "carry_out" | "remainder_out" | "deficit_out" | "period_end" | "through">;

/** A contract's last bill of each currency. */
export async function listLastBills(
  db: Db,
  tenantId: string,
  contractId: string,
): Promise<ReadonlyMap<string, BillCarry>> {
  const rows = await tables(db)
    .selectFrom("bills")
    .distinctOn("currency")
    .select(["currency", "carry_out", "remainder_out", "deficit_out", "period_end", "through"])
    .where("tenant_id", "=", tenantId)
    .where("contract_id", "=", contractId)
    .orderBy("currency")
    .orderBy("period_end", "desc")
    .execute();
  return new Map(rows.map(({ currency, ...carry }) => [currency, carry]));
}

/** What the house pays to an agent's direct downlines by contracts of a kind that it pays itself, of periods that end in a span: by currency, before what it takes off for those below them. */
export async function sumBelow(
  db: Db,
  { tenantId, agentId, kind }: { readonly tenantId: string; readonly agentId: string; readonly kind: ContractKind },
  after: Date,
  until: Date,
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ currency: string; gross: string }>`
    select b.currency, sum(b.gross)::text as gross from bills b
    where b.tenant_id = ${tenantId} and b.upline_id = ${agentId} and b.kind = ${kind} and b.payer = 'PLATFORM'
      and b.period_end > ${after} and b.period_end <= ${until} and b.state <> 'REFUSED'
    group by b.currency`.execute(db);
  return new Map(rows.map(({ currency, gross }) => [currency, BigInt(gross)]));
}

/** What bills of a salary in real time have of a day so far, by currency. */
export async function sumBilled(
  db: Db,
  tenantId: string,
  contractId: string,
  since: Date,
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ currency: string; validBet: string }>`
    select b.currency, sum(b.valid_bet)::text as "validBet" from bills b
    where b.tenant_id = ${tenantId} and b.contract_id = ${contractId} and b.period_start >= ${since}
    group by b.currency`.execute(db);
  return new Map(rows.map(({ currency, validBet }) => [currency, BigInt(validBet)]));
}

/**
 * A bill that is to be paid by now, which other gateways pass over until the transaction ends: the house's first, and an upline is paid before
 * it pays, so that what comes from above covers what goes on below. Bills are made from the lowest agents up.
 */
export async function takeToPay(tx: Db): Promise<Bill | undefined> {
  return tables(tx)
    .selectFrom("bills")
    .selectAll()
    .where("state", "in", ["PENDING", "INSUFFICIENT", "PARTLY"])
    .where("next_try_at", "<=", sql<Date>`clock_timestamp()`)
    .orderBy("payer")
    .orderBy("created_at", "desc")
    .orderBy("bill_no", "desc")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Notes a payment of a bill. */
export async function addPayment(tx: Db, { tenant_id, bill_no }: Bill, attempt: number, amount: bigint): Promise<void> {
  await tables(tx).insertInto("bill_payments").values({ tenant_id, bill_no, attempt, amount }).execute();
}

/** An approved bill is tried to be paid from now on, for as long as one that nobody had to look at. */
export const triedFromNow = {
  next_try_at: sql<Date>`clock_timestamp()`,
  pay_until: sql<Date>`clock_timestamp() + interval '7 days'`,
};

/** When a bill is tried again. */
export const inAnHour = sql<Date>`clock_timestamp() + interval '1 hour'`;

/** The status of a member's account. */
export async function getStatus(db: Db, tenantId: string, memberId: string) {
  const { status } = await tables(db)
    .selectFrom("members")
    .select("status")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return status;
}
