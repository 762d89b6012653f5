import { listGames, listVendors } from "@marquee/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addVendor } from "../../../test/addVendor.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { applySwitch } from "../../operator/applySwitch.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

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
    await addVendor(app.services.db, category, vendor);
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
