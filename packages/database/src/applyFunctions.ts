import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import { lockSchema, MigrationError, toTextDigest } from "./migrate.ts";
import { transact } from "./transact.ts";

/** A function of the database with what belongs to it (privileges, triggers): a text that makes it, or replaces it. */
export interface SqlFunction {
  readonly name: string;
  readonly sql: string;
  /** Where the text stands, for whoever has to mend it. */
  readonly file: string;
}

/** All functions of a program, in the order in which they are applied. */
export interface SqlFunctions {
  /** Grows with every change of the list, so that an older program knows a newer one's texts and leaves them. */
  readonly revision: number;
  readonly list: readonly SqlFunction[];
}

// Made here and not at the start of the migrations, which may grant the role what stands in the schema by then.
const createTable = sql`
  create table if not exists schema_functions (
    name text primary key, digest text not null, revision int not null,
    applied_at timestamptz not null default clock_timestamp());`;

interface Applied {
  readonly name: string;
  readonly digest: string;
  readonly revision: number;
}

/** The file whose text is being applied. */
type Place = { file?: string };

async function applyEach(tx: QueryExecutorProvider, list: readonly SqlFunction[], place: Place): Promise<void> {
  for (const { file, sql: text } of list) {
    place.file = file;
    await sql.raw(text).execute(tx);
  }
  delete place.file;
}

/** Twice: a body may name a function that comes later in the list, so bodies are checked when all of them are there. */
async function applyTexts(tx: QueryExecutorProvider, list: readonly SqlFunction[], place: Place): Promise<void> {
  for (const check of ["off", "on"]) {
    await sql`set local check_function_bodies = ${sql.lit(check)}`.execute(tx);
    await applyEach(tx, list, place);
  }
}

async function store(
  tx: QueryExecutorProvider,
  { revision, list }: SqlFunctions,
  changed: readonly SqlFunction[],
): Promise<void> {
  for (const each of changed)
    await sql`
      insert into schema_functions (name, digest, revision) values (${each.name}, ${toTextDigest(each)}, ${revision})
      on conflict (name) do update set digest = excluded.digest, applied_at = clock_timestamp()`.execute(tx);
  const names = JSON.stringify(list.map(({ name }) => name));
  await sql`delete from schema_functions where name not in (select jsonb_array_elements_text(${names}::jsonb))`.execute(
    tx,
  );
  // All of them: also a text that is the same again must not be taken back by a program in between.
  await sql`update schema_functions set revision = ${revision} where revision <> ${revision}`.execute(tx);
}

async function applyChanged(tx: QueryExecutorProvider, functions: SqlFunctions, place: Place): Promise<string[]> {
  delete place.file;
  await lockSchema(tx);
  await createTable.execute(tx);
  const { rows } = await sql<Applied>`select name, digest, revision from schema_functions`.execute(tx);
  if (rows.some(({ revision }) => revision > functions.revision)) return [];
  const applied = new Map(rows.map(({ name, digest }) => [name, digest]));
  const changed = functions.list.filter((each) => applied.get(each.name) !== toTextDigest(each));
  await applyTexts(tx, changed, place);
  await store(tx, functions, changed);
  return changed.map(({ name }) => name);
}

/**
 * Applies the functions whose texts are not those that the database holds: all of them or none, safely beside other processes
 * that do the same. Where a program of a higher revision has been, everything stays as it is.
 *
 * @returns the names that this call applied.
 * @throws {@link MigrationError} with the file of a text that the database refuses.
 */
export async function applyFunctions<Schema>(db: Kysely<Schema>, functions: SqlFunctions): Promise<readonly string[]> {
  const place: Place = {};
  try {
    return await transact(db, (tx) => applyChanged(tx, functions, place));
  } catch (error) {
    if (place.file === undefined) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`${place.file} cannot be applied: ${reason}`, { cause: error });
  }
}
