import { type Selectable, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import type { Db } from "../../db/Db.ts";
import { counts } from "./claimStore.ts";
import type { CodeKeys } from "./promoCodes.ts";
import { type Tables, tables } from "./tables.ts";

/** Codes that were made together, as they are stored. */
export type StoredBatch = Selectable<Tables["promotion_code_batches"]>;

/** Whether a use `u` holds its code: that of a deposit that nobody paid does not, and the next member has it. */
const holds = sql`exists (select from bonuses b where b.tenant_id = u.tenant_id and b.id = u.bonus_id and ${counts})`;

/** A merchant's batches, newest first, with the titles of their promotions in a language and how many uses hold. */
export async function listBatches(
  db: Db,
  tenantId: string,
  language: string,
): Promise<readonly (StoredBatch & { readonly title: string })[]> {
  const { rows } = await sql<StoredBatch & { readonly title: string }>`
    select c.*, coalesce(p.texts -> ${language} ->> 'title', p.texts -> 'EN' ->> 'title', d.names ->> ${language}, d.names ->> 'EN', '') as title,
      c.used - case when c.promotion_id is null then 0 else (select count(*)::int from promotion_code_uses u
        where u.tenant_id = c.tenant_id and u.batch_id = c.id and not ${holds}) end as used
    from promotion_code_batches c
    left join promotion_pages p on p.tenant_id = c.tenant_id and p.id = c.page_id
    left join promotions d on d.tenant_id = c.tenant_id and d.id = c.promotion_id
    where c.tenant_id = ${tenantId} order by c.position desc`.execute(db);
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
  readonly pageId: string | null;
  readonly promotionId: string | null;
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
  const { id, pageId, promotionId, name, word, count, currency, worth, by, aloneBy } = batch;
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("promotion_code_batches")
    .values({
      tenant_id: tenantId,
      id,
      page_id: pageId,
      promotion_id: promotionId,
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

/** Whether a page or a promotion for deposits has codes that were not stopped: its terms stay as they were told. */
export async function hasOpenBatch(db: Db, tenantId: string, id: string): Promise<boolean> {
  const found = await tables(db)
    .selectFrom("promotion_code_batches")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where((by) => by.or([by("page_id", "=", id), by("promotion_id", "=", id)]))
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
  /** Of what it brings the bonus; the other is null. */
  readonly page_id: string | null;
  readonly promotion_id: string | null;
  /** Of a code of one use in its batch; null for a universal one. */
  readonly number: number | null;
  readonly is_stopped: boolean;
  /** A code of one use that somebody has used, or a universal one that as many have used as it is for. */
  readonly is_used: boolean;
}

/** The batch of a code; one that is not stopped goes first. */
export async function findCode(db: Db, tenantId: string, { word, key }: CodeKeys): Promise<FoundCode | undefined> {
  const { rows } = await sql<FoundCode>`
    select c.id as batch_id, c.page_id, c.promotion_id, f.number, c.stopped_at is not null as is_stopped,
      case when f.number is null then c.used >= c.count and (c.promotion_id is null or not exists (select from promotion_code_uses u
          where u.tenant_id = c.tenant_id and u.batch_id = c.id and not ${holds}))
        else exists (select from promotion_code_uses u
          where u.tenant_id = c.tenant_id and u.batch_id = c.id and u.number = f.number and ${holds}) end as is_used
    from (
      select w.id, null::int as number from promotion_code_batches w where w.tenant_id = ${tenantId} and w.word = ${word}
      union all
      select k.batch_id, k.number from promotion_codes k where k.tenant_id = ${tenantId} and k.code_key = ${key}
    ) f
    join promotion_code_batches c on c.tenant_id = ${tenantId} and c.id = f.id
    order by c.stopped_at is not null, c.position desc limit 1`.execute(db);
  return rows[0];
}

/** Whether a bonus still has the code that it was chosen with, under its promotion's lock. */
export async function hasOwnCode(tx: Db, tenantId: string, bonusId: string): Promise<boolean> {
  const found = await tables(tx)
    .selectFrom("promotion_code_uses")
    .select("number")
    .where("tenant_id", "=", tenantId)
    .where("bonus_id", "=", bonusId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Gives a member the use of a deposit that nobody paid. @returns false where there is none */
async function takeFreedUse(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  { batch_id: batchId, number }: FoundCode,
  bonusId: string,
): Promise<boolean> {
  const { rows } = await sql`
    update promotion_code_uses t set member_id = ${memberId}, bonus_id = ${bonusId}::uuid, created_at = clock_timestamp()
    where t.tenant_id = ${tenantId} and t.batch_id = ${batchId}::uuid and t.number = (select u.number from promotion_code_uses u
      where u.tenant_id = ${tenantId} and u.batch_id = ${batchId}::uuid and u.number = coalesce(${number}::int, u.number) and not ${holds}
      order by u.number limit 1)
    returning t.number`.execute(tx);
  return rows.length > 0;
}

/** Stores that a member has used a code, under the lock of its page or promotion. @returns false where nothing is left of it */
export async function useCode(tx: Db, member: MemberKey, code: FoundCode, bonusId: string): Promise<boolean> {
  const { tenantId, memberId } = member;
  const { batch_id: batchId, number } = code;
  const batch = await lockBatch(tx, tenantId, batchId);
  if (batch === undefined || batch.stopped_at !== null) return false;
  if (code.promotion_id !== null && (await takeFreedUse(tx, member, code, bonusId))) return true;
  const { rows } = await sql<{ readonly used: number }>`
    update promotion_code_batches b set used = b.used + 1
    where b.tenant_id = ${tenantId} and b.id = ${batchId}::uuid and b.used < b.count
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
    where u.tenant_id = ${tenantId} and u.batch_id = ${batchId}::uuid and ${holds}
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
