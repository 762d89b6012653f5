import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { listStoredPromotions } from "../promotionStore.ts";
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
  await createDemoPromotions(db, tenant, { passwords });
  return listStoredPromotions(db, tenant.id);
}

it("WL-06: a demo's promotions are made once, in the currency of its merchant, for two brands alone", async () => {
  const made = await fill("aurelune.localhost");
  expect(made.map(({ currency, turn }) => `${currency} ${turn}`).toSorted()).toEqual(["VND DAY", "VND FIRST"]);
  expect(await fill("aurelune.localhost")).toEqual(made);
  expect(await fill("kickline.localhost")).toEqual([]);
});
