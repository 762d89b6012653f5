import { getSqlState, transact } from "@marquee/database";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { LinkedContact } from "../../authentication/contactLinks.ts";
import type { Location } from "../../http/Call.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored member. */
export type Member = Selectable<Tables["members"]>;

/** Finds a member by name. */
export async function findMemberByName(db: Db, tenantId: string, usernameKey: string): Promise<Member | undefined> {
  return tables(db)
    .selectFrom("members")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("username_key", "=", usernameKey)
    .executeTakeFirst();
}

/** Finds the member who has proved a mobile number: nobody else logs in or gets a new password by a code. @param mobile in E.164 */
export async function findMemberByOwnMobile(db: Db, tenantId: string, mobile: string): Promise<Member | undefined> {
  const member = await findMemberByMobile(db, tenantId, mobile);
  return member?.mobile_confirmed_at === null ? undefined : member;
}

/** Finds a member by mobile number, proved or not. @param mobile in E.164 */
export async function findMemberByMobile(db: Db, tenantId: string, mobile: string): Promise<Member | undefined> {
  return tables(db)
    .selectFrom("members")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("mobile_key", "=", mobile)
    .executeTakeFirst();
}

/** Whether a member has the mailbox or the number now. */
export async function isContactTaken(
  db: Db,
  tenantId: string,
  email: string | undefined,
  mobile: string | undefined,
): Promise<boolean> {
  const found = await tables(db)
    .selectFrom("members")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where((eb) => eb.or([eb("email_key", "=", email ?? ""), eb("mobile_key", "=", mobile ?? "")]))
    .limit(1)
    .execute();
  return found.length > 0;
}

/** The member with an id. */
export async function getMember(db: Db, tenantId: string, memberId: string): Promise<Member> {
  return tables(db)
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
  // A new member's nickname is the username, which somebody may have as a nickname.
  members_nickname: "username.taken",
} as const;

function toTaken(error: unknown): unknown {
  if (getSqlState(error) !== "23505" || !(error instanceof Error)) return error;
  const constraint: unknown = Reflect.get(error, "constraint");
  const found = Object.entries(taken).find(([name]) => name === constraint);
  return found === undefined ? error : new Refusal(found[1]);
}

/**
 * Stores a member in one transaction with the work of `before` and `after`.
 *
 * @throws Refusal `username.taken`, `email.taken`, `mobile.taken`
 */
export async function createMember(
  db: Db,
  member: Insertable<Tables["members"]>,
  before: (tx: Db) => Promise<void>,
  after: (tx: Db) => Promise<void>,
): Promise<void> {
  await transact(db, async (tx) => {
    await before(tx);
    await tables(tx).insertInto("members").values(member).execute();
    await after(tx);
  }).catch((error: unknown) => {
    throw toTaken(error);
  });
}

/** Records that the member's phone is verified. */
export async function confirmMobile(tx: Db, tenantId: string, memberId: string): Promise<void> {
  await tables(tx)
    .updateTable("members")
    .set({ mobile_confirmed_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .execute();
}

const confirmedAt = { EMAIL: "email_confirmed_at", MOBILE: "mobile_confirmed_at" } as const;
const contactKey = { EMAIL: "email_key", MOBILE: "mobile_key" } as const;

/** Records that a mailbox or phone is the member's. @returns undefined when the account is closed or has another one now */
export async function markConfirmed(
  tx: Db,
  { tenantId, memberId, kind, recipient }: LinkedContact,
): Promise<{ readonly isNew: boolean } | undefined> {
  const [at, key] = [confirmedAt[kind], contactKey[kind]];
  const found = await tables(tx)
    .selectFrom("members")
    .select(at)
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .where(key, "=", recipient)
    .where("status", "<>", "CLOSED")
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const isNew = Object.values(found)[0] === null;
  if (isNew)
    await tables(tx)
      .updateTable("members")
      .set({ [at]: sql<Date>`clock_timestamp()` })
      .where("tenant_id", "=", tenantId)
      .where("id", "=", memberId)
      .execute();
  return { isNew };
}

/**
 * Records a login; the former one becomes the previous login. The row stays locked until the transaction ends.
 * @returns false if the password or the status has changed since it was checked
 */
export async function noteLogin(tx: Db, member: Member, { ip, country }: Location): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("members")
    .set((eb) => ({
      previous_login_at: eb.ref("login_at"),
      previous_login_from: eb.ref("login_from"),
      login_at: sql<Date>`clock_timestamp()`,
      login_from: ip,
      login_country: country,
    }))
    .where("tenant_id", "=", member.tenant_id)
    .where("id", "=", member.id)
    .where("password_hash", "is not distinct from", member.password_hash)
    .where("status", "=", member.status)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores the member's language. */
export async function setMemberLanguage(db: Db, tenantId: string, memberId: string, language: string): Promise<void> {
  await tables(db)
    .updateTable("members")
    .set({ language })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .execute();
}

/** Stores a password set by staff, which is valid for `hours`. */
export async function setGivenPassword(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  hash: string,
  hours: number,
): Promise<void> {
  await tables(tx)
    .updateTable("members")
    .set({
      password_hash: hash,
      password_kind: "GIVEN",
      password_set_at: sql<Date>`clock_timestamp()`,
      password_expires_at: sql<Date>`clock_timestamp() + ${hours} * interval '1 hour'`,
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .execute();
}

const mostRemoved = 500;

/**
 * Removes trial players older than so many days without a live session, with their data; their play money
 * stays in the ledger, which is append-only. A bounded number. @returns how many
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
