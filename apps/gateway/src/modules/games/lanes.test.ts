import { listGames, listVendors } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { applySwitch } from "../../operator/applySwitch.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Gives the merchant a vendor with one game in a category, copied from another category. */
async function addVendor(category: string, vendor: string): Promise<void> {
  const { db } = app.services;
  await sql`insert into games select (json_populate_record(g, json_build_object('category', ${category}::text,
    'vendor', ${vendor}::text, 'code', ${`${category}-1`}::text, 'node_id', ${`aurelune-${category}-1`}::text))).*
    from games g where tenant_id = 'aurelune' and category = 'INHOUSE' order by position limit 1`.execute(db);
  await db
    .insertInto("vendors")
    .values({ tenant_id: "aurelune", category, vendor, name: vendor, position: 0, hot: false })
    .execute();
}

it("SM-04, SM-06: a category comes with its first vendor, in the specification's order, and goes with its module", async () => {
  const ann = openAurelune(app);
  for (const [category, vendor] of [
    ["COCKFIGHT", "DS88"],
    ["ESPORTS", "AV"],
    ["PVP", "TEST"],
    ["FISH", "TEST"],
    ["SPORTS", "TEST"],
    ["LIVE", "TEST"],
    ["ELOTT", "TEST"],
  ] as const)
    await addVendor(category, vendor);
  const list = async () => (await ann.get(listVendors, {})).data.lanes.map(({ gameCategory }) => gameCategory);
  const all = ["ELOTT", "LIVE", "SPORTS", "FISH", "RNG", "PVP", "ESPORTS", "COCKFIGHT", "INHOUSE"] as const;
  expect(await list()).toEqual(all);
  for (const gameType of all) {
    const { games } = await ann.get(listGames, { gameType, pageSize: 1 });
    expect(games.map((game) => game.gameType)).toEqual([gameType]);
  }
  const module = { kind: "module", merchant: "aurelune", subject: "GCOCK3", state: "off" } as const;
  await applySwitch(app.services.db, module, "test");
  await app.services.tenantRegistry.refresh();
  expect(await list()).toEqual(all.filter((category) => category !== "COCKFIGHT"));
});
