import { afterAll, beforeAll, expect, it } from "vitest";
import { brandsFolder } from "../../../../test/firstData.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { findReferralPromotion, putReferralPromotion } from "../referralStore.ts";
import { noDemo, readBrands } from "../../../bootstrap/readBrands.ts";
import { createDemoReferral } from "./createDemoReferral.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Fills a merchant's demo. @returns whether its members may invite friends then */
async function fill(host: string): Promise<boolean | undefined> {
  const { db, passwords, tenantRegistry } = app.services;
  const tenant = tenantRegistry.getByHost(host);
  if (tenant === undefined) throw new Error("no merchant");
  const folder = readBrands(brandsFolder).brands.find(({ brand }) => brand.id === tenant.brand);
  await createDemoReferral(db, tenant, { passwords }, folder?.demo ?? noDemo);
  return (await findReferralPromotion(db, tenant.id))?.is_open;
}

it("RP-12: a demo turns invitations on for some brands, and leaves what somebody has saved", async () => {
  expect(await fill("aurelune.localhost")).toBe(true);
  const off = { tenant_id: "aurelune", is_on: false, starts_at: null, ends_at: null };
  expect(await putReferralPromotion(app.services.db, off, 1)).toBe(true);
  expect(await fill("aurelune.localhost")).toBe(false);
  expect(await fill("kickline.localhost")).toBeUndefined();
});
