import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { mostRemoved } from "../jobs/retentionStore.ts";
import { tables } from "./tables.ts";

/** Who tries to log in: the key of a name and the key of an address. */
export interface LoginTry {
  readonly tenantId: string;
  readonly nameKey: string;
  readonly addressKey: string;
}

/** The rules for counting attempts; times in seconds. */
export interface LoginRules {
  readonly mostTries: number;
  readonly lockSeconds: number;
  readonly captchaFrom: number;
  readonly slowFrom: number;
  readonly mostDelay: number;
  readonly memorySeconds: number;
}

/** The database's verdict on an attempt. */
export interface CountedTry {
  readonly outcome: "GO" | "LOCKED" | "SLOWED" | "CAPTCHA";
  readonly pair_tries: number;
  readonly name_tries: number;
  readonly retry_after: number;
}

/** Counts an attempt before its password is checked. */
export async function countTry(
  db: Db,
  { tenantId, nameKey, addressKey }: LoginTry,
  hasCaptcha: boolean,
  rules: LoginRules,
): Promise<CountedTry> {
  const { mostTries, lockSeconds, captchaFrom, slowFrom, mostDelay, memorySeconds } = rules;
  const { rows } = await sql<CountedTry>`
    select outcome, pair_tries, name_tries, retry_after from reserve_login(${tenantId}, ${nameKey}, ${addressKey}, ${hasCaptcha},
      ${mostTries}, ${lockSeconds}, ${captchaFrom}, ${slowFrom}, ${mostDelay}, ${memorySeconds})`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("no reservation came");
  return row;
}

/** Takes back attempts whose passwords were not wrong. */
export async function forgiveTries(
  db: Db,
  { tenantId, nameKey, addressKey }: LoginTry,
  tries: number,
  { mostTries }: LoginRules,
): Promise<void> {
  await sql`select forgive_login(${tenantId}, ${nameKey}, ${addressKey}, ${tries}, ${mostTries})`.execute(db);
}

/** The names of these for which a lock stands, from any address. */
export async function listLockedNames(
  db: Db,
  tenantId: string,
  nameKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (nameKeys.length === 0) return new Set();
  const rows = await tables(db)
    .selectFrom("login_attempts")
    .select("name_key")
    .where("tenant_id", "=", tenantId)
    .where("name_key", "in", nameKeys)
    .where("locked_until", ">", sql<Date>`clock_timestamp()`)
    .execute();
  return new Set(rows.map((row) => row.name_key));
}

/** Forgets all tries of some names, and so their locks. */
export async function forgetNames(tx: Db, tenantId: string, nameKeys: readonly string[]): Promise<void> {
  // As a login does: a name, whose address is empty, before its pairs.
  await sql`
    delete from login_attempts a using (
      select tenant_id, name_key, address_key from login_attempts
      where tenant_id = ${tenantId} and name_key = any(${[...nameKeys]}::text[])
      order by name_key, address_key for update
    ) old where a.tenant_id = old.tenant_id and a.name_key = old.name_key and a.address_key = old.address_key`.execute(
    tx,
  );
}

/** Removes a bounded number of counts that no longer matter. @returns how many */
export async function removeOldAttempts(db: Db): Promise<number> {
  // What a login holds is left for the next time: it has locked a name and waits for a pair that would be removed here.
  const { numAffectedRows } = await sql`
    delete from login_attempts where ctid = any(array(
      select ctid from login_attempts where expires_at <= clock_timestamp() limit ${mostRemoved} for update skip locked))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
