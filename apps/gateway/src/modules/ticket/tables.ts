import { openTables } from "../../db/openTables.ts";
import type { TablesOf } from "../../db/TablesOf.ts";

/** The tables that the statements of this folder may name: its own, and those of db/grants.ts. */
export type Tables = TablesOf<"modules/ticket">;

/** The query builder of these tables. */
export const tables = openTables<"modules/ticket">();
