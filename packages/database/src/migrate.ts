import { createHash } from "node:crypto";
import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import { transact } from "./transact.ts";

/** A migration: SQL that runs once, in the order of the list. One that has landed never changes. */
export interface Migration {
  /** Unique and sortable, such as `001-ledger`. */
  readonly name: string;
  readonly sql: string;
  /** Digests of texts under which databases have applied it before; a later migration makes up for the difference. */
  readonly formerDigests?: readonly string[];
}

/** A database whose history does not fit this program's list of migrations. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

const createTables = sql`
  create table if not exists schema_migrations (
    name text primary key, digest text not null, applied_at timestamptz not null default clock_timestamp());
  create table if not exists schema_migrations_lock (id int primary key);
  insert into schema_migrations_lock values (1) on conflict do nothing;`;

/** The digest of a text, by which a database knows that what it applied is what the program holds. */
export function toTextDigest({ sql: text }: Pick<Migration, "sql">): string {
  return createHash("sha256").update(text).digest("hex");
}

const isText = (migration: Migration, digest: string): boolean =>
  [toTextDigest(migration), ...(migration.formerDigests ?? [])].includes(digest);

interface Applied {
  readonly name: string;
  readonly digest: string;
}

function findNext(applied: readonly Applied[], migrations: readonly Migration[]): Migration | undefined {
  applied.forEach((done, index) => {
    const known = migrations[index];
    if (known?.name !== done.name) throw new MigrationError(`the database holds migration ${done.name}, unknown here`);
    if (!isText(known, done.digest)) throw new MigrationError(`migration ${done.name} was changed after it ran`);
  });
  return migrations[applied.length];
}

/** Held until the transaction ends: one process at a time changes the schema. */
export async function lockSchema(tx: QueryExecutorProvider): Promise<void> {
  // A row lock, not an advisory or table lock: every database that speaks this SQL has it.
  await sql`select id from schema_migrations_lock for update`.execute(tx);
}

async function applyNext<Schema>(db: Kysely<Schema>, migrations: readonly Migration[]): Promise<string | undefined> {
  return transact(db, async (tx) => {
    await lockSchema(tx);
    const { rows } = await sql<Applied>`select name, digest from schema_migrations order by name collate "C"`.execute(
      tx,
    );
    const next = findNext(rows, migrations);
    if (next === undefined) return undefined;
    await sql.raw(next.sql).execute(tx);
    await sql`insert into schema_migrations (name, digest) values (${next.name}, ${toTextDigest(next)})`.execute(tx);
    return next.name;
  });
}

/**
 * Applies all missing migrations, each atomically, safely beside other processes that do the same.
 *
 * @returns the names that this call applied.
 * @throws {@link MigrationError} when an applied step is unknown here or has changed.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  await transact(db, (tx) => createTables.execute(tx));
  const applied: string[] = [];
  for (;;) {
    const name = await applyNext(db, migrations);
    if (name === undefined) return applied;
    applied.push(name);
  }
}
