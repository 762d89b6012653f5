import { sql } from "kysely";
import type { Db } from "./Db.ts";

/** Whether the database answers. */
export function isAnswering(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
