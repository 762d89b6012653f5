import type { Kysely } from "kysely";
import type { Db } from "./Db.ts";
import type { Folder, TablesOf } from "./TablesOf.ts";

/** Makes the query builder of one folder's stores: of its own tables, and of those that grants.ts names for it; any other does not compile. */
export const openTables =
  <F extends Folder>(): ((db: Db) => Kysely<TablesOf<F>>) =>
  (db) =>
    db.$extendTables<TablesOf<F>>();
