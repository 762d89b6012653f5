import type { Kysely } from "kysely";
import type { Db } from "../src/db/Db.ts";
import type { Schema } from "../src/db/Schema.ts";

type AllTables = { [Table in keyof Schema]: Schema[Table] };

/** The query builder of all tables outside the ledger: tests look where they like. */
export const tables = (db: Db): Kysely<AllTables> => db.$extendTables<AllTables>();
