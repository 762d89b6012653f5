import { getMemberInfo, getMemberRank } from "@marquee/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { brandsFolder } from "../../../../test/firstData.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { switchModules } from "../../../../test/registration.ts";
import { openAurelune } from "../../../../test/visitor.ts";
import { noDemo, readBrands } from "../../../bootstrap/readBrands.ts";
import { getDemoPassword, toDemoName } from "../../auth/index.ts";
import { createDemoMembers } from "../../auth/demo/createDemoMembers.ts";
import { createDemoRanks } from "./createDemoRanks.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await switchModules(app, "aurelune", { VIP3: "on" });
});
afterAll(() => app.close());

it("PM-12, PM-13: the demo's first players have their levels, made once, and stakes go on from there", async () => {
  const { db, passwords, tenantRegistry } = app.services;
  const tenant = tenantRegistry.getByHost("aurelune.localhost");
  if (tenant === undefined) throw new Error("no merchant");
  const folder = readBrands(brandsFolder).brands.find(({ brand }) => brand.id === tenant.brand);
  const fill = () => createDemoRanks(db, tenant, { passwords }, folder?.demo ?? noDemo);
  await createDemoMembers(db, tenant, { passwords });
  await fill();
  await fill();
  const shown = [];
  for (const number of [1, 2, 3]) {
    const visitor = openAurelune(app);
    await visitor.loginAs(toDemoName(number), getDemoPassword(tenant));
    const { level, next, keep, history } = await visitor.get(getMemberRank, {});
    const { clubLabel } = await visitor.get(getMemberInfo, {});
    shown.push([level, next?.level, keep === null, history.length, clubLabel.service]);
  }
  expect(shown).toEqual([
    [3, 4, false, 1, "NORMAL"],
    [5, 6, false, 1, "VIP"],
    [0, 1, true, 0, undefined],
  ]);
});
