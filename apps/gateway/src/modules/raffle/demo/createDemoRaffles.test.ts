import { listRaffles } from "@marquee/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { brandsFolder } from "../../../../test/firstData.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { openAurelune } from "../../../../test/visitor.ts";
import { noDemo, readBrands } from "../../../bootstrap/readBrands.ts";
import { listStoredRaffles } from "../raffleStore.ts";
import { createDemoRaffles } from "./createDemoRaffles.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Fills a merchant's demo. @returns the raffles that it has then */
async function fill(host: string) {
  const { db, passwords, tenantRegistry } = app.services;
  const tenant = tenantRegistry.getByHost(host);
  if (tenant === undefined) throw new Error("no merchant");
  const folder = readBrands(brandsFolder).brands.find(({ brand }) => brand.id === tenant.brand);
  await createDemoRaffles(db, tenant, { passwords }, folder?.demo ?? noDemo);
  return listStoredRaffles(db, tenant.id, 10);
}

it("PM-15: a demo's raffles are made once, as its brand has them: members see one that is open and one that is over", async () => {
  const made = await fill("aurelune.localhost");
  expect(made.map(({ currency, tickets }) => [currency, tickets])).toEqual([
    ["VND", 1_000],
    ["VND", 200],
  ]);
  expect((await fill("aurelune.localhost")).map(({ id }) => id)).toEqual(made.map(({ id }) => id));
  expect(await fill("kickline.localhost")).toEqual([]);

  const ann = openAurelune(app);
  await ann.registerAs("lantern01");
  const { list } = await ann.get(listRaffles, {});
  expect(list.map(({ phase, seed }) => [phase, seed === null])).toEqual([
    ["OPEN", true],
    ["OVER", false],
  ]);
});
