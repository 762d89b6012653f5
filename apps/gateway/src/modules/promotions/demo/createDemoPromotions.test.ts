import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { brandsFolder } from "../../../../test/firstData.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { listStoredPromotions } from "../promotionStore.ts";
import { listStoredPages } from "../pageStore.ts";
import { noDemo, readBrands } from "../../../bootstrap/readBrands.ts";
import { asOwner } from "../../../../test/plantEntries.ts";
import { listBatches } from "../codeStore.ts";
import { createDemo } from "./createDemo.ts";

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
  await createDemo(db, tenant, { passwords }, folder?.demo ?? noDemo);
  const pages = (await listStoredPages(db, tenant.id)).map(({ picture, state }) => `${picture} ${state}`);
  return { made: await listStoredPromotions(db, tenant.id), pages };
}

it("WL-06: a demo's promotions are made once, in the currency of its merchant, as its brand has them", async () => {
  const { made, pages } = await fill("aurelune.localhost");
  expect(made.map(({ currency, turn }) => `${currency} ${turn}`).toSorted()).toEqual(["VND DAY", "VND FIRST"]);
  expect(await fill("aurelune.localhost")).toEqual({ made, pages });
  expect((await fill("kickline.localhost")).made).toEqual([]);
});

it("PR-01, RG-09: a demo has four pages, one of which is to come, with pictures of its own", async () => {
  const [first, second] = [await fill("aurelune.localhost"), await fill("kickline.localhost")];
  expect(first.pages.map((page) => page.split(" ")[1])).toEqual(["ON", "ON", "ON", "PLANNED"]);
  expect(second.pages).toHaveLength(4);
  expect(first.pages.filter((page) => second.pages.includes(page))).toEqual([]);
});

it("X-36: a demo with a promo code has one page more, where the code is told; it is made once", async () => {
  const own = await openTestApp();
  onTestFinished(() => own.close());
  const { db, passwords, tenantRegistry } = own.services;
  const tenant = tenantRegistry.getByHost("aurelune.localhost");
  if (tenant === undefined) throw new Error("no merchant");
  const demo = { ...noDemo, promoCode: "KITE2026" };
  // Those of the brand's own demo are there before.
  await asOwner(db, (tx) => sql`delete from promotion_pages where tenant_id = ${tenant.id}`.execute(tx));
  for (const _ of [1, 2]) await createDemo(db, tenant, { passwords }, demo);
  const pages = await listStoredPages(db, tenant.id);
  expect(pages).toHaveLength(5);
  const [batch, ...others] = await listBatches(db, tenant.id, "EN");
  expect(others).toEqual([]);
  expect(batch).toMatchObject({ word: "KITE2026", count: 500, used: 0 });
  const found = pages.find(({ id }) => id === batch?.page_id);
  expect(found).toMatchObject({ trigger: "CODE", state: "ON" });
  expect(found?.texts.VI?.html).toContain("KITE2026");
});
