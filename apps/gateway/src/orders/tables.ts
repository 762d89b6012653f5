import { openTables } from "../db/openTables.ts";

/** The query builder of the tables that this folder's statements name besides those of a kind of orders. */
export const tables = openTables<"orders">();
