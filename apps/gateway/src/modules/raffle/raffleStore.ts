import type { PrizeType, PromotionNames } from "@marquee/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored raffle. */
type StoredRaffle = Selectable<Tables["raffles"]>;

/** A stored prize; the amount in 1/10,000 of the unit, or of a point. */
export interface StoredPrize {
  readonly type: PrizeType;
  readonly names: PromotionNames;
  readonly amount: string | null;
  readonly count: number;
}

/** A prize that is to be stored. */
export type NewPrize = Omit<StoredPrize, "amount"> & { readonly amount: bigint | null };

/** A raffle with its prizes in their order, and where it is at the moment of the reading. */
export type PlacedRaffle = StoredRaffle & {
  readonly has_begun: boolean;
  readonly is_over: boolean;
  readonly prizes: readonly StoredPrize[];
};

/** What is read of a raffle `r`. */
export const placed = sql`r.*, r.opens_at <= clock_timestamp() as has_begun,
  r.stopped_at is not null or r.closes_at <= clock_timestamp() as is_over,
  (select jsonb_agg(jsonb_build_object('type', p.type, 'names', p.names, 'amount', p.amount::text, 'count', p.count) order by p.place)
   from raffle_prizes p where p.tenant_id = r.tenant_id and p.raffle_id = r.id) as prizes`;

/** Makes those who make raffles of one merchant wait for each other until the transaction ends. */
export async function lockMaking(tx: Db, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`raffles ${tenantId}`}, 0))`.execute(tx);
}

/** A raffle; undefined for none of the merchant's. */
export async function findRaffle(db: Db, tenantId: string, id: string): Promise<PlacedRaffle | undefined> {
  // As text, since an id comes from outside.
  const { rows } = await sql<PlacedRaffle>`
    select ${placed} from raffles r where r.tenant_id = ${tenantId} and r.id::text = ${id}`.execute(db);
  return rows[0];
}

/** What somebody has given away by raffles in the last day without a second person, by currency, in 1/10,000 of the unit. */
export async function listMadeAlone(
  tx: Db,
  tenantId: string,
  madeBy: string,
): Promise<readonly { readonly currency: string; readonly total: string }[]> {
  return tables(tx)
    .selectFrom("raffles")
    .select(["currency", sql<string>`sum(total)::text`.as("total")])
    .where("tenant_id", "=", tenantId)
    .where("made_by", "=", madeBy)
    .where("made_alone", "=", true)
    .where("made_at", ">", sql<Date>`clock_timestamp() - interval '1 day'`)
    .groupBy("currency")
    .execute();
}

/** How many raffles of a merchant are not over. */
export async function countCurrent(tx: Db, tenantId: string): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom("raffles")
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

/** Stores a raffle with its prizes, and its tickets in the order of the shuffle; `order` has the place of each one's prize, from 0 on. */
export async function insertRaffle(
  tx: Db,
  raffle: Insertable<Tables["raffles"]>,
  prizes: readonly NewPrize[],
  order: readonly number[],
): Promise<void> {
  const { tenant_id: tenantId, id } = raffle;
  await tables(tx).insertInto("raffles").values(raffle).execute();
  await tables(tx)
    .insertInto("raffle_prizes")
    .values(
      prizes.map(({ names, ...prize }, index) => ({
        ...prize,
        tenant_id: tenantId,
        raffle_id: id,
        place: index + 1,
        names: JSON.stringify(names),
      })),
    )
    .execute();
  const places = order.map((place) => place + 1);
  await sql`insert into raffle_tickets (tenant_id, raffle_id, number, prize)
    select ${tenantId}, ${id}::uuid, x.number, x.prize from unnest(${places}::int[]) with ordinality as x(prize, number)`.execute(
    tx,
  );
}

/** Ends a raffle that is not over. @returns false for one that is, or for none */
export async function stopRaffleOf(tx: Db, tenantId: string, id: string, by: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("raffles")
    .set({ stopped_at: sql<Date>`clock_timestamp()`, stopped_by: by })
    .where("tenant_id", "=", tenantId)
    .where(sql<string>`id::text`, "=", id)
    .where("stopped_at", "is", null)
    .where("closes_at", ">", sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A merchant's last raffles, those that open last first. */
export async function listStoredRaffles(db: Db, tenantId: string, limit: number): Promise<readonly PlacedRaffle[]> {
  const { rows } = await sql<PlacedRaffle>`
    select ${placed} from raffles r where r.tenant_id = ${tenantId} order by r.opens_at desc, r.id limit ${limit}`.execute(
    db,
  );
  return rows;
}
