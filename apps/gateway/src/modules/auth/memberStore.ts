import { getSqlState, transact } from "@marquee/database";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db, Schema } from "../../db/Schema.ts";
import { Refusal } from "../../http/Refusal.ts";

/** A stored member. */
export type Member = Selectable<Schema["members"]>;

/** A username as it is compared: without case, in one Unicode form. */
export function toUsernameKey(username: string): string {
  return username.trim().normalize("NFKC").toLowerCase();
}

/** The member of a name, or `undefined`. */
export async function findMemberByName(db: Db, tenantId: string, usernameKey: string): Promise<Member | undefined> {
  return db
    .selectFrom("members")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("username_key", "=", usernameKey)
    .executeTakeFirst();
}

/** The member of an id. */
export async function getMember(db: Db, tenantId: string, memberId: string): Promise<Member> {
  return db
    .selectFrom("members")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
}

const taken = {
  members_username: "username.taken",
  members_email: "email.taken",
  members_mobile: "mobile.taken",
} as const;

function toTaken(error: unknown): unknown {
  if (getSqlState(error) !== "23505" || !(error instanceof Error)) return error;
  const constraint: unknown = Reflect.get(error, "constraint");
  const found = Object.entries(taken).find(([name]) => name === constraint);
  return found === undefined ? error : new Refusal(found[1]);
}

/**
 * Stores a member together with what `before` and `after` do in the same transaction: all of it or nothing.
 *
 * @throws Refusal `username.taken`, `email.taken`, `mobile.taken`
 */
export async function createMember(
  db: Db,
  member: Insertable<Schema["members"]>,
  before: (tx: Db) => Promise<void>,
  after: (tx: Db) => Promise<void>,
): Promise<void> {
  await transact(db, async (tx) => {
    await before(tx);
    await tx.insertInto("members").values(member).execute();
    await after(tx);
  }).catch((error: unknown) => {
    throw toTaken(error);
  });
}

/** Notes a login; what stood there becomes the login before. */
export async function noteLogin(db: Db, member: Member, address: string): Promise<void> {
  await db
    .updateTable("members")
    .set((eb) => ({
      previous_login_at: eb.ref("login_at"),
      previous_login_from: eb.ref("login_from"),
      login_at: sql<Date>`clock_timestamp()`,
      login_from: address,
    }))
    .where("tenant_id", "=", member.tenant_id)
    .where("id", "=", member.id)
    .execute();
}

/** Keeps the language that the member chose. */
export async function setMemberLanguage(db: Db, tenantId: string, memberId: string, language: string): Promise<void> {
  await db
    .updateTable("members")
    .set({ language })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .execute();
}

/** Changes the status of the member of a name, and holds it until the transaction ends. @returns its id and the status before, `undefined` without such a member */
export async function setMemberStatus(
  tx: Db,
  tenantId: string,
  usernameKey: string,
  status: string,
): Promise<{ readonly id: string; readonly status: string } | undefined> {
  const member = await tx
    .selectFrom("members")
    .select(["id", "status"])
    .where("tenant_id", "=", tenantId)
    .where("username_key", "=", usernameKey)
    .forUpdate()
    .executeTakeFirst();
  if (member === undefined) return undefined;
  await tx
    .updateTable("members")
    .set({ status })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", member.id)
    .execute();
  return member;
}

const mostRemoved = 500;

/**
 * Removes trial players who began so many days ago and have no live session, with what they left behind; their play money
 * stays in the ledger, which forgets nothing. A bounded number. @returns how many
 */
export async function removeOldTrials(db: Db, days: number): Promise<number> {
  return transact(db, async (tx) => {
    const { rows } = await sql<{ tenant_id: string; id: string }>`
      delete from members m using (
        select tenant_id, id from members t where kind = 4 and registered_at < clock_timestamp() - ${days} * interval '1 day'
          and not exists (select 1 from sessions s where s.tenant_id = t.tenant_id and s.member_id = t.id and s.ended_at is null)
        limit ${mostRemoved} for update skip locked
      ) old where m.tenant_id = old.tenant_id and m.id = old.id returning m.tenant_id, m.id`.execute(tx);
    const removed = JSON.stringify(rows);
    for (const table of ["sessions", "recent_games", "favourites"] as const) {
      await sql`delete from ${sql.table(table)} t using jsonb_to_recordset(${removed}::jsonb) as r(tenant_id text, id text)
        where t.tenant_id = r.tenant_id and t.member_id = r.id`.execute(tx);
    }
    return rows.length;
  });
}
