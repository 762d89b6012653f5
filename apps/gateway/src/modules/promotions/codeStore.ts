import { type Selectable, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import type { Db } from "../../db/Db.ts";
import type { CodeKeys } from "./promoCodes.ts";
import { type Tables, tables } from "./tables.ts";

/** Codes that were made together, as they are stored. */
export type StoredBatch = Selectable<Tables["promotion_code_batches"]>;

/** A merchant's batches, newest first, with the titles of their promotions in a language. */
export async function listBatches(
  db: Db,
  tenantId: string,
  language: string,
): Promise<readonly (StoredBatch & { readonly title: string })[]> {
  const { rows } = await sql<StoredBatch & { readonly title: string }>`
    select b.*, coalesce(p.texts -> ${language} ->> 'title', p.texts -> 'EN' ->> 'title', '') as title
    from promotion_code_batches b join promotion_pages p on p.tenant_id = b.tenant_id and p.id = b.page_id
    where b.tenant_id = ${tenantId} order by b.position desc`.execute(db);
  return rows;
}

/** Lets the makers of a merchant's codes wait for each other until the transaction ends. */
export async function lockBatches(tx: Db, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`promotion codes ${tenantId}`}, 0))`.execute(tx);
}

/** How many batches a merchant has. */
export async function countBatches(db: Db, tenantId: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("promotion_code_batches")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One batch. */
export async function findBatch(db: Db, tenantId: string, id: string): Promise<StoredBatch | undefined> {
  return tables(db)
    .selectFrom("promotion_code_batches")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** One batch, locked until the transaction ends. */
export async function lockBatch(tx: Db, tenantId: string, id: string): Promise<StoredBatch | undefined> {
  return tables(tx)
    .selectFrom("promotion_code_batches")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** What is stored of a new batch; `worth` in 1/10,000 of the unit. */
export interface NewBatch {
  readonly id: string;
  readonly pageId: string;
  readonly name: string;
  readonly word: string | null;
  readonly count: number;
  readonly currency: string;
  readonly worth: bigint;
  readonly by: string;
  readonly aloneBy: string | null;
}

/** Stores a batch. @returns false for a universal code that another batch has */
export async function insertBatch(tx: Db, tenantId: string, batch: NewBatch): Promise<boolean> {
  const { id, pageId, name, word, count, currency, worth, by, aloneBy } = batch;
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("promotion_code_batches")
    .values({
      tenant_id: tenantId,
      id,
      page_id: pageId,
      name,
      word,
      count,
      currency,
      worth,
      made_by: by,
      made_alone_by: aloneBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What codes that a person has made alone within a day give together, by currency, in 1/10,000 of the unit. */
export async function listMadeAlone(
  tx: Db,
  tenantId: string,
  by: string,
): Promise<readonly { readonly currency: string; readonly total: string }[]> {
  return tables(tx)
    .selectFrom("promotion_code_batches")
    .select(["currency", sql<string>`sum(worth)::text`.as("total")])
    .where("tenant_id", "=", tenantId)
    .where("made_alone_by", "=", by)
    .where("created_at", ">", sql<Date>`clock_timestamp() - interval '1 day'`)
    .groupBy("currency")
    .execute();
}

/** Whether a page has codes that were not stopped: its terms stay as they were told. */
export async function hasOpenBatch(db: Db, tenantId: string, pageId: string): Promise<boolean> {
  const found = await tables(db)
    .selectFrom("promotion_code_batches")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("page_id", "=", pageId)
    .where("stopped_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores the keys of a locked batch's codes, numbered from 1, and that they are issued. */
export async function issueBatch(tx: Db, { tenant_id: tenantId, id }: StoredBatch, keys: readonly string[]) {
  await sql`
    insert into promotion_codes (tenant_id, code_key, batch_id, number)
    select ${tenantId}, k.code_key, ${id}::uuid, k.number from unnest(${[...keys]}::text[]) with ordinality k (code_key, number)`.execute(
    tx,
  );
  await tables(tx)
    .updateTable("promotion_code_batches")
    .set({ issued_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** Stores that a locked batch is stopped. */
export async function stopBatch(tx: Db, { tenant_id: tenantId, id }: StoredBatch): Promise<void> {
  await tables(tx)
    .updateTable("promotion_code_batches")
    .set({ stopped_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** What a code belongs to. */
export interface FoundCode {
  readonly batch_id: string;
  readonly page_id: string;
  /** Of a code of one use in its batch; null for a universal one. */
  readonly number: number | null;
  readonly is_stopped: boolean;
  /** A code of one use that somebody has used, or a universal one that as many have used as it is for. */
  readonly is_used: boolean;
}

/** The batch of a code; one that is not stopped goes first. */
export async function findCode(db: Db, tenantId: string, { word, key }: CodeKeys): Promise<FoundCode | undefined> {
  const { rows } = await sql<FoundCode>`
    select b.id as batch_id, b.page_id, f.number, b.stopped_at is not null as is_stopped,
      case when f.number is null then b.used >= b.count else exists (select from promotion_code_uses u
        where u.tenant_id = b.tenant_id and u.batch_id = b.id and u.number = f.number) end as is_used
    from (
      select w.id, null::int as number from promotion_code_batches w where w.tenant_id = ${tenantId} and w.word = ${word}
      union all
      select c.batch_id, c.number from promotion_codes c where c.tenant_id = ${tenantId} and c.code_key = ${key}
    ) f
    join promotion_code_batches b on b.tenant_id = ${tenantId} and b.id = f.id
    order by b.stopped_at is not null, b.position desc limit 1`.execute(db);
  return rows[0];
}

/** Stores that a member has used a code, under its page's lock. @returns false where nothing is left of it */
export async function useCode(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  { batch_id: batchId, number }: FoundCode,
  bonusId: string,
): Promise<boolean> {
  const { rows } = await sql<{ readonly used: number }>`
    update promotion_code_batches b set used = b.used + 1
    where b.tenant_id = ${tenantId} and b.id = ${batchId}::uuid and b.used < b.count and b.stopped_at is null
    returning b.used`.execute(tx);
  const used = rows[0]?.used;
  if (used === undefined) return false;
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("promotion_code_uses")
    .values({
      tenant_id: tenantId,
      batch_id: batchId,
      number: number ?? used,
      member_id: memberId,
      bonus_id: bonusId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A use of a code, with who it was. */
export type ListedUse = Pick<Selectable<Tables["promotion_code_uses"]>, "number" | "member_id" | "created_at"> & {
  readonly username: string;
};

/** Uses of a batch, newest first, from a place on. */
export async function listUses(
  db: Db,
  { tenantId, batchId }: { readonly tenantId: string; readonly batchId: string },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ListedUse[]> {
  const { rows } = await sql<ListedUse>`
    select u.number, u.member_id, u.created_at, m.username from promotion_code_uses u
    join members m on m.tenant_id = u.tenant_id and m.id = u.member_id
    where u.tenant_id = ${tenantId} and u.batch_id = ${batchId}::uuid
    order by u.created_at desc, u.number desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The codes that a member has used, for the member's file. They stay when the account goes: a code is used once. */
export const codeUseTable: MemberTable = {
  table: "promotion_code_uses",
  erasure: "kept",
  part: "promotionCodes",
  columns: sql`batch_id as "batchId", number, bonus_id as "bonusId", created_at as "usedAt"`,
  key: sql`bonus_id::text`,
};
