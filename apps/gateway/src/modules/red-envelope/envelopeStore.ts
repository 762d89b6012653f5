import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored envelope. */
export type StoredEnvelope = Selectable<Tables["red_envelopes"]>;

/** Where an envelope is at the moment of the reading, beside what is stored. */
type Placed = StoredEnvelope & {
  readonly has_begun: boolean;
  readonly is_over: boolean;
  /** How many parts are left. */
  readonly left: number;
};

/** An envelope with what was paid of it. */
export type CountedEnvelope = Placed & { readonly paid: number; readonly cost: string };

const placed = sql`e.*, e.opens_at <= clock_timestamp() as has_begun,
  e.stopped_at is not null or e.closes_at <= clock_timestamp() as is_over`;

/** Makes those who make envelopes of one merchant wait for each other until the transaction ends. */
export async function lockMaking(tx: Db, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`red envelopes ${tenantId}`}, 0))`.execute(tx);
}

/** An envelope; undefined for none of the merchant's. */
export async function findEnvelope(db: Db, tenantId: string, id: string): Promise<StoredEnvelope | undefined> {
  return (
    tables(db)
      .selectFrom("red_envelopes")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      // As text, since an id comes from outside.
      .where(sql<string>`id::text`, "=", id)
      .executeTakeFirst()
  );
}

/** What somebody has given away by envelopes in the last day without a second person, by currency, in 1/10,000 of the unit. */
export async function listMadeAlone(
  tx: Db,
  tenantId: string,
  madeBy: string,
): Promise<readonly { readonly currency: string; readonly total: string }[]> {
  return tables(tx)
    .selectFrom("red_envelopes")
    .select(["currency", sql<string>`sum(total)::text`.as("total")])
    .where("tenant_id", "=", tenantId)
    .where("made_by", "=", madeBy)
    .where("made_alone", "=", true)
    .where("made_at", ">", sql<Date>`clock_timestamp() - interval '1 day'`)
    .groupBy("currency")
    .execute();
}

/** How many envelopes of a merchant are not over. */
export async function countCurrent(tx: Db, tenantId: string): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom("red_envelopes")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("tenant_id", "=", tenantId)
    .where("stopped_at", "is", null)
    .where("closes_at", ">", sql<Date>`clock_timestamp()`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a moment is at least so many seconds ahead, by the database's clock. */
export async function isAhead(db: Db, at: Date, seconds: number): Promise<boolean> {
  const { rows } = await sql<{ ahead: boolean }>`
    select ${at}::timestamptz >= clock_timestamp() + ${seconds}::int * interval '1 second' as ahead`.execute(db);
  return rows[0]?.ahead === true;
}

/** Stores an envelope with its parts in the order of the draw; amounts in 1/10,000 of the unit. */
export async function insertEnvelope(
  tx: Db,
  envelope: Insertable<Tables["red_envelopes"]>,
  parts: readonly bigint[],
): Promise<void> {
  await tables(tx).insertInto("red_envelopes").values(envelope).execute();
  const amounts = parts.map(String);
  await sql`insert into red_envelope_parts (tenant_id, envelope_id, number, amount)
    select ${envelope.tenant_id}, ${envelope.id}::uuid, x.number, x.amount
    from unnest(${amounts}::bigint[]) with ordinality as x(amount, number)`.execute(tx);
}

/** Ends an envelope that is not over. @returns false for one that is, or for none */
export async function stopEnvelope(tx: Db, tenantId: string, id: string, by: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("red_envelopes")
    .set({ stopped_at: sql<Date>`clock_timestamp()`, stopped_by: by })
    .where("tenant_id", "=", tenantId)
    .where(sql<string>`id::text`, "=", id)
    .where("stopped_at", "is", null)
    .where("closes_at", ">", sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A merchant's last envelopes with what was paid of each, those that open last first. */
export async function listStoredEnvelopes(
  db: Db,
  tenantId: string,
  limit: number,
): Promise<readonly CountedEnvelope[]> {
  const { rows } = await sql<CountedEnvelope>`
    select ${placed}, e.count - p.paid as left, p.paid, p.cost
    from red_envelopes e cross join lateral (
      select count(*)::int as paid, coalesce(sum(r.amount), 0)::text as cost from red_envelope_parts r
      where r.tenant_id = e.tenant_id and r.envelope_id = e.id and r.member_id is not null) p
    where e.tenant_id = ${tenantId}
    order by e.opens_at desc, e.id limit ${limit}`.execute(db);
  return rows;
}

/** An envelope as a member may see it, with the member's own part. */
export type OwnEnvelope = Placed & {
  readonly own_number: number | null;
  readonly own_amount: string | null;
  readonly own_at: Date | null;
};

/** The envelopes of a currency that open within so many days or ended that long ago, the next to end first. */
export async function listEnvelopesFor(
  db: Db,
  { tenantId, memberId, currency }: { readonly tenantId: string; readonly memberId: string; readonly currency: string },
  days: number,
): Promise<readonly OwnEnvelope[]> {
  const span = sql`${days}::int * interval '1 day'`;
  const { rows } = await sql<OwnEnvelope>`
    select ${placed}, o.number as own_number, o.amount as own_amount, o.claimed_at as own_at,
      (select count(*)::int from red_envelope_parts r
       where r.tenant_id = e.tenant_id and r.envelope_id = e.id and r.member_id is null) as left
    from red_envelopes e
    left join red_envelope_parts o on o.tenant_id = e.tenant_id and o.envelope_id = e.id and o.member_id = ${memberId}
    where e.tenant_id = ${tenantId} and e.currency = ${currency} and e.closes_at > clock_timestamp() - ${span}
      and e.opens_at < clock_timestamp() + ${span}
    order by is_over, e.closes_at, e.id limit 200`.execute(db);
  return rows;
}
