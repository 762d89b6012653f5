import { afterAll, beforeAll, expect, it } from "vitest";
import { brandsFolder } from "../../../../test/firstData.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { openAurelune } from "../../../../test/visitor.ts";
import { noDemo, readBrands } from "../../../bootstrap/readBrands.ts";
import { applySwitch } from "../../../operator/applySwitch.ts";
import { getTenant } from "../../../tenants/tenantStore.ts";
import { createDemoSite } from "./createDemoSite.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it("CN-07: a demo shows offers in thousands where its brand says so, once; what staff set later stays", async () => {
  const { db, passwords } = app.services;
  const demo = readBrands(brandsFolder).brands.find(({ brand }) => brand.id === "aurelune")?.demo ?? noDemo;
  const fill = async () => {
    await createDemoSite(db, await getTenant(db, "aurelune"), { passwords }, demo);
    return (await getTenant(db, "aurelune")).settings;
  };
  const before = (await getTenant(db, "aurelune")).settings;
  expect(await fill()).toEqual({ ...before, kUnit: ["VND"] });
  await openAurelune(app).registerAs("offered1");
  await applySwitch(db, { kind: "kUnit", merchant: "AURELUNE", subject: "VND", state: "off" }, "olga");
  expect(await fill()).toEqual(before);
});
