import {
  getGameMenus,
  getWhitelabel,
  launchGame,
  listAnnouncements,
  listGames,
  listHotGames,
  listRecentGames,
  listVendors,
} from "@marquee/contract";
import { openTestDatabase } from "@marquee/database/testing";
import { afterEach, describe, expect, inject, it } from "vitest";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brandsFolder } from "../../test/firstData.ts";
import { openAurelune, openKickline, toLaunch } from "../../test/visitor.ts";
import { type App, buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { functions } from "../db/functions.ts";
import { migrations } from "../db/migrations.ts";
import { gatewayRole } from "../db/role.ts";

import { openDemo } from "../demo/openDemo.ts";
import { getDemoPassword } from "../modules/auth/demo/createDemoMembers.ts";
import { createPasswords } from "../authentication/passwords.ts";
import { openSecrets } from "../secrets/openSecrets.ts";
import { bootstrapMerchants } from "./bootstrapMerchants.ts";
import { readBrands } from "./readBrands.ts";
import { tables } from "../../test/tables.ts";
import type { NoTables } from "../db/Db.ts";

const allBrands = fileURLToPath(new URL("../../../../brands", import.meta.url));
const readRecording = (id: string): unknown =>
  JSON.parse(readFileSync(join(allBrands, id, "tree.fixture.json"), "utf8"));

const production = {
  MARQUEE_PROFILE: "production",
  DATABASE_URL: "postgresql://host/db",
  MARQUEE_SECRETS_KEY: "k".repeat(43),
  MARQUEE_MAIL_URL: "smtps://user:pass@host",
  MARQUEE_MAIL_FROM: "desk@site.example",
  MARQUEE_SMS_URL: "https://sid:token@host",
  MARQUEE_SMS_FROM: "SITE",
};

describe("the first start of a gateway", () => {
  let close = async (): Promise<void> => {};
  afterEach(() => close());

  /** A gateway with a profile's settings on an empty database. */
  async function start(env: Readonly<Record<string, string>>): Promise<App> {
    const data = mkdtempSync(join(tmpdir(), "marquee-profile-"));
    const config = readConfig([], {
      MARQUEE_DATA: data,
      MARQUEE_BRANDS: brandsFolder,
      MARQUEE_CHECK_ANSWERS: "1",
      ...env,
    });
    const database = await openTestDatabase<NoTables>(inject("testSource"), {
      migrations,
      functions,
      role: gatewayRole,
      pools: config.pools,
      unfilled: true,
    });
    const demo = openDemo(config.demo, { passwords: await createPasswords() });
    expect(await bootstrapMerchants(database.db, readBrands(config.brands).brands, demo)).toEqual([]);
    // The test database is not durable across power loss, which the production profile requires.
    const app = await buildApp({
      config: { ...config, profile: "development" },
      database,
      secrets: await openSecrets(data),
      logTo: { write: () => {} },
    });
    close = async () => {
      await app.http.close();
      rmSync(data, { recursive: true, force: true });
    };
    return app;
  }

  it("production: a new brand has all that it needs and shows nothing: every list is empty and well formed", async () => {
    const app = await start(production);
    const ann = openAurelune(app);
    expect(await ann.get(listGames, {})).toEqual({ games: [], totalPages: 0, totalCount: 0 });
    expect(await ann.get(listVendors, {})).toEqual({ data: { lanes: [] } });
    expect(await ann.get(getGameMenus, {})).toEqual({ content: {} });
    expect(await ann.get(listHotGames, {})).toEqual({ list: [] });
    expect(
      await ann.get(listAnnouncements, { types: "B,PL,PU", platform: "W", execution: "B", merchantCode: "AURELUNE" }),
    ).toMatchObject({ player: [], banners: [], popup: [] });
    expect(await tables(app.services.db).selectFrom("members").selectAll().execute()).toEqual([]);
    await ann.registerAs("realmember");
    expect(await ann.get(listRecentGames, {})).toEqual({ list: [], totalPages: 0 });
    expect((await ann.getBalance()).sumBalance).toBe("100000.00");
    expect(
      (await ann.call(launchGame, toLaunch("aurelune.localhost", "AURELUNE", "aurelune-rng-luna-1"))).body,
    ).toMatchObject({ errorCode: "game.not.found" });
    // The tree contains nothing of a demo either.
    expect(app.services.tenantRegistry.getById("kickline")?.modules.has("LOBBYFAV3")).toBe(true);
  });

  it("development: it has games, notices and members, and the tree of its recording", async () => {
    const app = await start({});
    const [ann, carl] = [openAurelune(app), openKickline(app)];
    expect((await ann.get(listGames, {})).totalCount).toBe(10_000);
    const tenant = app.services.tenantRegistry.getById("aurelune");
    if (tenant === undefined) throw new Error("no merchant");
    await ann.loginAs("player0001", getDemoPassword(tenant));
    expect(await ann.get(getWhitelabel, {})).toEqual(readRecording("aurelune"));
    expect(await carl.get(getWhitelabel, {})).toEqual(readRecording("kickline"));
  });

  it("every brand of the repository begins with the tree that is recorded of it", async () => {
    const { brands, faults } = readBrands(allBrands);
    expect([faults, brands.map(({ brand }) => brand.id)]).toEqual([[], readdirSync(allBrands)]);
    const demo = openDemo(["tree"], { passwords: await createPasswords() });
    for (const { brand, demo: own } of brands)
      expect(demo?.toFirstTree(brand.modules, own), brand.id).toEqual(readRecording(brand.id));
  });
});
