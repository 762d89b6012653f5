import { isLanguageCode, type LanguageCode } from "@marquee/contract";
import type { StaffGrant, StaffRole, StaffState } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import type { Person } from "./Person.ts";
import { tables } from "./tables.ts";

/** A member of staff with the hash of the password; null before the invitation is accepted. */
export interface StoredPerson extends Person {
  readonly passwordHash: string | null;
  readonly lastLoginAt: Date | null;
}

const columns = [
  "id",
  "email",
  "name",
  "state",
  "password_hash as passwordHash",
  "last_login_at as lastLoginAt",
  "languages",
] as const;

/** The roles of some people. */
async function listGrants(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly StaffGrant[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom("staff_grants")
    .selectAll()
    .where("staff_id", "in", ids)
    .orderBy("merchant")
    .orderBy("role")
    .execute();
  return Map.groupBy(rows, (row) => row.staff_id);
}

/** A stored row as the code reads it; languages that it does not know are left out. */
const toPerson = <Row extends { readonly languages: readonly string[] }>(row: Row, grants: readonly StaffGrant[]) => ({
  ...row,
  grants,
  languages: row.languages.filter((code) => isLanguageCode(code)),
});

const toGrants = (rows: readonly StaffGrant[] = []): readonly StaffGrant[] =>
  rows.map(({ merchant, role }) => ({ merchant, role }));

/** The person with a mail address, in whatever case it is written. */
export async function findPersonByEmail(db: Db, email: string): Promise<StoredPerson | undefined> {
  const row = await tables(db)
    .selectFrom("staff")
    .select(columns)
    .where(sql`lower(email)`, "=", email.trim().toLowerCase())
    .executeTakeFirst();
  return row === undefined ? undefined : toPerson(row, toGrants((await listGrants(db, [row.id])).get(row.id)));
}

/** The person with an id. */
export async function findPerson(db: Db, id: string): Promise<StoredPerson | undefined> {
  const row = await tables(db).selectFrom("staff").select(columns).where("id", "=", id).executeTakeFirst();
  return row === undefined ? undefined : toPerson(row, toGrants((await listGrants(db, [row.id])).get(row.id)));
}

/** The people who work for a merchant or for all, by name; those who were withdrawn are left out. */
export async function listPeopleOf(db: Db, merchant: string): Promise<readonly StoredPerson[]> {
  const rows = await tables(db)
    .selectFrom("staff")
    .select(columns)
    .where("state", "<>", "WITHDRAWN")
    .where("id", "in", (eb) =>
      eb.selectFrom("staff_grants").select("staff_id").where("merchant", "in", [merchant, "*"]),
    )
    .orderBy(sql`lower(name)`)
    .limit(1_000)
    .execute();
  const grants = await listGrants(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toPerson(row, toGrants(grants.get(row.id))));
}

/** Stores somebody new. @returns false if the mail address is taken */
export async function addPerson(
  tx: Db,
  { id, email, name, state, passwordHash }: Omit<StoredPerson, "grants" | "languages" | "lastLoginAt">,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("staff")
    .values({ id, email: email.trim(), name, state, password_hash: passwordHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Says in which languages somebody answers members. */
export async function setLanguages(db: Db, id: string, languages: readonly LanguageCode[]): Promise<void> {
  await tables(db)
    .updateTable("staff")
    .set({ languages: [...new Set(languages)] })
    .where("id", "=", id)
    .execute();
}

/** Replaces the roles that somebody has at a merchant. */
export async function setRoles(tx: Db, staffId: string, merchant: string, roles: readonly StaffRole[]): Promise<void> {
  await tables(tx)
    .deleteFrom("staff_grants")
    .where("staff_id", "=", staffId)
    .where("merchant", "=", merchant)
    .execute();
  if (roles.length === 0) return;
  await tables(tx)
    .insertInto("staff_grants")
    .values([...new Set(roles)].map((role) => ({ staff_id: staffId, merchant, role })))
    .execute();
}

/** Moves somebody from a state to the next one. @returns false if he is not in it any more */
export async function moveState(tx: Db, id: string, from: StaffState, to: StaffState): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("staff")
    .set({ state: to })
    .where("id", "=", id)
    .where("state", "=", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locks somebody's row, so that changes of his factors wait for each other. @returns his state */
export async function lockPerson(tx: Db, id: string): Promise<StaffState | undefined> {
  const row = await tables(tx).selectFrom("staff").select("state").where("id", "=", id).forUpdate().executeTakeFirst();
  return row?.state;
}

/** The people who are owed an invitation and may work. */
export async function listOwed(db: Db): Promise<readonly string[]> {
  const rows = await tables(db)
    .selectFrom("staff")
    .select("id")
    .where("invitation_owed", "=", true)
    .where("state", "=", "ACTIVE")
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes that somebody's invitation is owed no more. @returns false if it was not */
export async function settleOwed(tx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("staff")
    .set({ invitation_owed: false })
    .where("id", "=", id)
    .where("invitation_owed", "=", true)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores the hash of a new password; with none, only an invitation gives the next one. */
export async function setPasswordHash(tx: Db, id: string, passwordHash: string | null): Promise<void> {
  await tables(tx).updateTable("staff").set({ password_hash: passwordHash }).where("id", "=", id).execute();
}

/** Stores a new hash where the one that was looked at still stands. @returns false if another change came first */
export async function replacePasswordHash(tx: Db, id: string, before: string, after: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("staff")
    .set({ password_hash: after })
    .where("id", "=", id)
    .where("password_hash", "=", before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores that somebody has logged in. */
export async function noteLogin(tx: Db, id: string): Promise<void> {
  await tables(tx)
    .updateTable("staff")
    .set({ last_login_at: sql<Date>`clock_timestamp()` })
    .where("id", "=", id)
    .execute();
}
