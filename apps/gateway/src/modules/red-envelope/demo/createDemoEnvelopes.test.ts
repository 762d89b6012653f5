import { listRedEnvelopes } from "@marquee/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { brandsFolder } from "../../../../test/firstData.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { openAurelune } from "../../../../test/visitor.ts";
import { noDemo, readBrands } from "../../../bootstrap/readBrands.ts";
import { listStoredEnvelopes } from "../envelopeStore.ts";
import { createDemoEnvelopes } from "./createDemoEnvelopes.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Fills a merchant's demo. @returns the envelopes that it has then */
async function fill(host: string) {
  const { db, passwords, tenantRegistry } = app.services;
  const tenant = tenantRegistry.getByHost(host);
  if (tenant === undefined) throw new Error("no merchant");
  const folder = readBrands(brandsFolder).brands.find(({ brand }) => brand.id === tenant.brand);
  await createDemoEnvelopes(db, tenant, { passwords }, folder?.demo ?? noDemo);
  return listStoredEnvelopes(db, tenant.id, 10);
}

it("PM-14: a demo's envelope is made once, as its brand has it, and its members see it", async () => {
  const [made, ...others] = await fill("aurelune.localhost");
  expect([made?.currency, made?.left, others.length]).toEqual(["VND", 200, 0]);
  expect((await fill("aurelune.localhost")).map(({ id }) => id)).toEqual([made?.id]);
  expect(await fill("kickline.localhost")).toEqual([]);
  const ann = openAurelune(app);
  await ann.registerAs("lantern01");
  expect((await ann.get(listRedEnvelopes, {})).list).toMatchObject([{ id: made?.id, phase: "PLANNED", count: 200 }]);
});
