import { sql } from "kysely";
import { earnPoints } from "../src/modules/points/index.ts";
import type { TestApp } from "./openTestApp.ts";

/** Credits points until nothing is left: what other tests of the server still run hides later rows for a while. */
export async function earnAllPoints({ services }: Pick<TestApp, "services">): Promise<void> {
  await earnPoints(services);
  const { rows } = await sql<{ left: boolean }>`
    select exists (select 1 from settled_stakes s, point_places p where s.xid > p.xid) as left`.execute(services.db);
  if (rows[0]?.left === true) await earnAllPoints({ services });
}
