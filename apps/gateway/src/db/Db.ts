import type { Kysely } from "kysely";

/** Says of a database that its tables are reached by their folders alone. */
export type NoTables = Record<never, never>;

/**
 * The gateway's database, or a transaction of it, as use cases hand it on. It names no table: a folder's stores reach theirs by
 * `tables(db)` of its `tables.ts` (architecture.md rule 15).
 */
export type Db = Kysely<NoTables>;
