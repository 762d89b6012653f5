import { sql } from "kysely";
import type { Db } from "../src/db/Db.ts";
import { raiseCatalogueVersion } from "../src/modules/games/gameDeskStore.ts";
import { tables } from "./tables.ts";

/** Gives Aurelune a vendor with one game in a category, copied from another category; it is seen after the next switch. */
export async function addVendor(db: Db, category: string, vendor: string): Promise<void> {
  await sql`insert into games select (json_populate_record(g, json_build_object('category', ${category}::text,
    'vendor', ${vendor}::text, 'code', ${`${category}-1`}::text, 'node_id', ${`aurelune-${category}-1`}::text))).*
    from games g where tenant_id = 'aurelune' and category = 'INHOUSE' order by position limit 1`.execute(db);
  await tables(db)
    .insertInto("vendors")
    .values({ tenant_id: "aurelune", category, vendor, name: vendor, position: 0, hot: false })
    .execute();
  await raiseCatalogueVersion(db, "aurelune");
}
