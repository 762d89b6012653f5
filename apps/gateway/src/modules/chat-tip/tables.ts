import { openTables } from "../../db/openTables.ts";

/** The query builder of the tables that the statements of this folder may name: its own, and those of db/grants.ts. */
export const tables = openTables<"modules/chat-tip">();
