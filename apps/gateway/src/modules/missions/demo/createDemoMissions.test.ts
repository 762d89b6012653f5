import { toMoney } from "@marquee/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { brandsFolder } from "../../../../test/firstData.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { noDemo, readBrands } from "../../../bootstrap/readBrands.ts";
import { listStoredMissions } from "../missionStore.ts";
import { createDemoMissions } from "./createDemoMissions.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Fills a merchant's demo. @returns the missions that it has then */
async function fill(host: string) {
  const { db, passwords, tenantRegistry } = app.services;
  const tenant = tenantRegistry.getByHost(host);
  if (tenant === undefined) throw new Error("no merchant");
  const folder = readBrands(brandsFolder).brands.find(({ brand }) => brand.id === tenant.brand);
  await createDemoMissions(db, tenant, { passwords }, folder?.demo ?? noDemo);
  return listStoredMissions(db, tenant.id);
}

it("PM-09: a demo's missions are made once, in the currency of its merchant, as its brand has them", async () => {
  const made = await fill("aurelune.localhost");
  const toLine = ({ currency, mission_group: group, type }: (typeof made)[number]) => `${currency} ${group} ${type}`;
  expect(made.filter(({ step }) => step === null).map(toLine)).toEqual([
    "VND NEW PROFILE",
    "VND DAILY BET_COUNT",
    "VND DAILY BET_SUM",
    "VND WEEKLY LOGIN_DAYS",
    "VND WEEKLY WIN_MULTIPLE",
  ]);
  // two challenges, whose steps are missions.
  expect(made.filter(({ step }) => step !== null)).toHaveLength(5);
  expect(new Set(made.map(({ challenge_id: id }) => id)).size).toBe(3);
  expect(await fill("aurelune.localhost")).toEqual(made);
  expect(await fill("kickline.localhost")).toEqual([]);
});

it("PM-09: every brand's demo asks for something and pays something", () => {
  const missions = readBrands(brandsFolder).brands.flatMap(({ demo }) => [
    ...(demo.missions ?? []),
    ...(demo.challenges ?? []).flatMap(({ steps }) => steps),
  ]);
  expect(missions.length).toBeGreaterThan(0);
  expect(missions.filter(({ target, amount }) => toMoney(target, 2) <= 0n || toMoney(amount, 2) <= 0n)).toEqual([]);
});
