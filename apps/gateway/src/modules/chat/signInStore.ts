import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/**
 * Notes that a session opens the page of the merchant's chat system. @returns what names the session there, the same each time; undefined for a
 * session that has ended: it is told of no end, and so it opens nothing
 */
export async function noteSignIn(
  db: Db,
  { tenantId, tokenHash }: Pick<Session, "tenantId" | "tokenHash">,
  personId: string,
): Promise<string | undefined> {
  // Who ends the session waits until the note is stored, or has ended it before.
  const { rows } = await sql<{ sid: string }>`
    insert into chat_sign_ins as c (tenant_id, token_hash, person_id, sid)
    select s.tenant_id, s.token_hash, ${personId}::uuid, ${randomUUID()}::uuid from sessions s
    where s.tenant_id = ${tenantId} and s.token_hash = ${tokenHash} and s.ended_at is null for share
    on conflict (tenant_id, token_hash) do update set tries = c.tries
    returning sid::text as sid`.execute(db);
  return rows[0]?.sid;
}

/** A sign-in whose session has ended. */
export interface EndedSignIn {
  readonly tenantId: string;
  readonly tokenHash: string;
  readonly personId: string;
  readonly sid: string;
}

/** The seconds until the second try, which double with each, and the most of them. */
const pause = { first: 5, most: 600 } as const;

/** Takes so many ended sign-ins that are to be told now, the oldest first; who takes one has until the next try to tell it, and nobody else does. */
export async function takeEndedSignIns(db: Db, most: number): Promise<readonly EndedSignIn[]> {
  const { rows } = await sql<EndedSignIn>`
    update chat_sign_ins c set tries = c.tries + 1,
      next_at = clock_timestamp() + least(${pause.first}::int * 2 ^ least(c.tries, 10), ${pause.most}::int) * interval '1 second'
    from (
      select tenant_id, token_hash from chat_sign_ins where next_at <= clock_timestamp() order by next_at limit ${most} for update skip locked
    ) due
    where c.tenant_id = due.tenant_id and c.token_hash = due.token_hash
    returning c.tenant_id as "tenantId", c.token_hash as "tokenHash", c.person_id::text as "personId", c.sid::text as sid`.execute(
    db,
  );
  return rows;
}

/** Forgets a sign-in whose end was told. */
export async function removeSignIn(db: Db, { tenantId, tokenHash }: EndedSignIn): Promise<void> {
  await tables(db)
    .deleteFrom("chat_sign_ins")
    .where("tenant_id", "=", tenantId)
    .where("token_hash", "=", tokenHash)
    .execute();
}

const mostRemoved = 1_000;

/** Gives up to tell ends that are so many days old. @returns how many, a bounded number */
export async function removeOldSignIns(db: Db, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from chat_sign_ins c using (
      select tenant_id, token_hash from chat_sign_ins where ended_at < clock_timestamp() - ${days} * interval '1 day' limit ${mostRemoved}
    ) old where c.tenant_id = old.tenant_id and c.token_hash = old.token_hash`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** How many ends a merchant's system is still to be told. */
export async function countUntoldEnds(db: Db, tenantId: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("chat_sign_ins")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("tenant_id", "=", tenantId)
    .where("ended_at", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}
