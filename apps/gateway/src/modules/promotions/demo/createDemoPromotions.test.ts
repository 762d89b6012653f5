import { afterAll, beforeAll, expect, it } from "vitest";
import { brandsFolder } from "../../../../test/firstData.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { listStoredPromotions } from "../promotionStore.ts";
import { noDemo, readBrands } from "../../../bootstrap/readBrands.ts";
import { createDemoPromotions } from "./createDemoPromotions.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Fills a merchant's demo. @returns the promotions that it has then */
async function fill(host: string) {
  const { db, passwords, tenantRegistry } = app.services;
  const tenant = tenantRegistry.getByHost(host);
  if (tenant === undefined) throw new Error("no merchant");
  const folder = readBrands(brandsFolder).brands.find(({ brand }) => brand.id === tenant.brand);
  await createDemoPromotions(db, tenant, { passwords }, folder?.demo ?? noDemo);
  return listStoredPromotions(db, tenant.id);
}

it("WL-06: a demo's promotions are made once, in the currency of its merchant, as its brand has them", async () => {
  const made = await fill("aurelune.localhost");
  expect(made.map(({ currency, turn }) => `${currency} ${turn}`).toSorted()).toEqual(["VND DAY", "VND FIRST"]);
  expect(await fill("aurelune.localhost")).toEqual(made);
  expect(await fill("kickline.localhost")).toEqual([]);
});
