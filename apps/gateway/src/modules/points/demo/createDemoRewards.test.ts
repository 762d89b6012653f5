import { afterAll, beforeAll, expect, it } from "vitest";
import { brandsFolder } from "../../../../test/firstData.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { noDemo, readBrands } from "../../../bootstrap/readBrands.ts";
import { listCountedRewards } from "../rewardStore.ts";
import { createDemoRewards } from "./createDemoRewards.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it("PM-02: a demo's offers are made once, as its brand has them", async () => {
  const { db, passwords, tenantRegistry } = app.services;
  const tenant = tenantRegistry.getByHost("aurelune.localhost");
  if (tenant === undefined) throw new Error("no merchant");
  const folder = readBrands(brandsFolder).brands.find(({ brand }) => brand.id === tenant.brand);
  const fill = () => createDemoRewards(db, tenant, { passwords }, folder?.demo ?? noDemo);
  await fill();
  const made = await listCountedRewards(db, tenant.id);
  expect(made.map(({ type, cash }) => `${type} ${Object.keys(cash).join()}`)).toEqual([
    "CASH VND",
    "GIFT ",
    "GIFT ",
    "GIFT ",
  ]);
  expect(new Set(made.map(({ picture }) => picture)).size).toBe(4);
  await fill();
  expect(await listCountedRewards(db, tenant.id)).toEqual(made);
});
