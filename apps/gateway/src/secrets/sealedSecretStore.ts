import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { tables } from "./tables.ts";

/** Every sealed secret, by name. */
export async function listSealed(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await tables(db).selectFrom("sealed_secrets").select(["name", "sealed"]).execute();
  return new Map(rows.map(({ name, sealed }) => [name, sealed]));
}

/** Stores missing secrets: of two gateways starting at once, the first one's are kept. */
export async function addSealed(db: Db, secrets: ReadonlyMap<string, string>): Promise<void> {
  const rows = [...secrets].map(([name, sealed]) => ({ name, sealed }));
  if (rows.length > 0)
    await tables(db)
      .insertInto("sealed_secrets")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Replaces a secret, or stores a new one. */
export async function setSealed(db: Db, name: string, sealed: string): Promise<void> {
  const value = { sealed, sealed_at: sql<Date>`clock_timestamp()` };
  await tables(db)
    .insertInto("sealed_secrets")
    .values({ name, ...value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(value))
    .execute();
}
