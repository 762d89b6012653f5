import { sql } from "kysely";
import type { Db } from "../src/db/Db.ts";
import { measureTeams } from "../src/modules/agent/index.ts";

/** Measures until nothing is left: what other tests of the server still run hides later rows for a while. */
export async function measureAll(db: Db): Promise<void> {
  await measureTeams(db);
  const { rows } = await sql<{ left: boolean }>`
    select exists (select 1 from settled_stakes s, measure_places p where p.stream = 'STAKES' and s.xid > p.xid)
      or exists (select 1 from team_events e, measure_places p where p.stream = 'EVENTS' and e.xid > p.xid) as left`.execute(
    db,
  );
  if (rows[0]?.left === true) await measureAll(db);
}
