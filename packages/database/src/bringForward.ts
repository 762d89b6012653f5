import type { Kysely } from "kysely";
import { applyFunctions, type SqlFunctions } from "./applyFunctions.ts";
import { type Migration, migrate } from "./migrate.ts";

/** What a program brings a database's schema forward with, as its owner. */
export interface SchemaSteps {
  readonly migrations: readonly Migration[];
  /** Applied after the migrations, where their texts are not those that the database holds. */
  readonly functions?: SqlFunctions;
}

/** Applies the missing migrations, then the functions that differ. */
export async function bringForward<Schema>(db: Kysely<Schema>, { migrations, functions }: SchemaSteps): Promise<void> {
  await migrate(db, migrations);
  if (functions !== undefined) await applyFunctions(db, functions);
}
