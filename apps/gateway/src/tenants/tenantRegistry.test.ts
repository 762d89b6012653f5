import { getGameMenus, getStatus, listAnnouncements, listGames, listVendors } from "@marquee/contract";
import { type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { openAurelune, openKickline } from "../../test/visitor.ts";
import { applySwitch } from "../operator/applySwitch.ts";
import type { Switch } from "../switches/Switch.ts";
import { openTenantRegistry } from "./tenantRegistry.ts";

const toStatus = (state: "open" | "maintenance"): Switch => ({
  kind: "status",
  merchant: "aurelune",
  subject: "site",
  state,
});

/** Checks run every 400 ms; a machine may be slower. */
const patient = { timeout: 60_000 };

describe("registry of tenants", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it("a switch whose read failed is applied at the next look", async () => {
    let isBroken = false;
    const breaking: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (isBroken && JSON.stringify(node).includes('"merchant_hosts"')) throw new Error("the read fails");
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const faults: string[] = [];
    const tenantRegistry = await openTenantRegistry(app.services.db.withPlugin(breaking), (error) =>
      faults.push(String(error)),
    );
    const isClosed = (): boolean => tenantRegistry.getByHost("aurelune.localhost")?.maintenance !== null;
    try {
      isBroken = true;
      await applySwitch(app.services.db, toStatus("maintenance"), "test");
      await expect.poll(() => faults.length, patient).toBeGreaterThan(0);
      expect(isClosed()).toBe(false);
      isBroken = false;
      await expect.poll(isClosed, patient).toBe(true);
    } finally {
      await tenantRegistry.stop();
      await applySwitch(app.services.db, toStatus("open"), "test");
    }
  });

  it("a listener that fails keeps no other from hearing, and is told again until it does not", async () => {
    const { tenantRegistry, db } = app.services;
    await tenantRegistry.refresh();
    const told = { failing: 0, next: 0 };
    tenantRegistry.onChange(async () => {
      told.failing += 1;
      if (told.failing < 2) throw new Error("the listener fails");
    });
    tenantRegistry.onChange(async () => {
      told.next += 1;
    });
    await applySwitch(db, toStatus("maintenance"), "test");
    // A check that was under way before the switch may tell once more.
    await expect.poll(() => told.failing >= 2 && told.next === told.failing, patient).toBe(true);
    expect(app.logged()).toContain("the listener fails");
    await applySwitch(db, toStatus("open"), "test");
    await expect.poll(async () => (await openAurelune(app).getStatus()).maintenance, patient).toBe(false);
  });
});

describe("rows of another program", () => {
  const everything = { types: "B,PL,PU,PR" };

  it("a game or vendor of an unknown category is left out and told by name, all others are up", async () => {
    const app = await openTestApp({}, async (db) => {
      await sql`update games set category = 'BINGO' where tenant_id = 'aurelune' and position = 0`.execute(db);
      await sql`insert into vendors values ('aurelune', 'BINGO', 'HALL', 'Bingo Hall', 99, false)`.execute(db);
    });
    try {
      const ann = openAurelune(app);
      const [{ totalCount }, kick] = [await ann.get(listGames, {}), await openKickline(app).get(listGames, {})];
      expect(totalCount).toBe(kick.totalCount - 1);
      expect(JSON.stringify([await ann.get(listVendors, {}), await ann.get(getGameMenus, {})])).not.toMatch(
        /BINGO|HALL/,
      );
      expect(app.logged()).toMatch(/"game":"rng-[^"]+","category":"BINGO"/);
      expect(app.logged()).toContain('"vendor":"HALL","category":"BINGO"');
    } finally {
      await app.close();
    }
  });

  it("a vendor that is called as something that every object has is one like the others", async () => {
    const app = await openTestApp({}, (db) =>
      sql`update games set vendor = 'constructor' where tenant_id = 'aurelune' and position = 0`.execute(db),
    );
    try {
      expect((await openAurelune(app).get(getGameMenus, {})).content["RNG"]?.["constructor"]).toHaveLength(1);
    } finally {
      await app.close();
    }
  });

  it.each([
    ["settings of an older shape", sql`update merchants set settings = settings - 'themes' where id = 'kickline'`],
    ["settings that are none", sql`update merchants set settings = '[]' where id = 'kickline'`],
    ["a tree that is none", sql`update merchants set tree = 'null' where id = 'kickline'`],
    [
      "a tree of another shape",
      sql`update merchants set tree = '{"modId":"ROOT3","enabled":"1","childrenNodes":{"a":1}}' where id = 'kickline'`,
    ],
    [
      "countries that are no list",
      sql`update merchants set restricted_countries = '{"VN":true}' where id = 'kickline'`,
    ],
    ["a maintenance of another shape", sql`update merchants set maintenance = '"soon"' where id = 'kickline'`],
    ["a time zone that nobody has", sql`update merchants set time_zone = 'Mars/Olympus' where id = 'kickline'`],
    ["a jurisdiction that nobody knows", sql`update merchants set jurisdiction = 'XX' where id = 'kickline'`],
    [
      "unknown languages only",
      sql`update merchants set settings = jsonb_set(settings, '{languages}', '["XX"]') where id = 'kickline'`,
    ],
  ])("a merchant with %s is left out and told by name, the others are up", async (_, spoil) => {
    const app = await openTestApp({}, (db) => spoil.execute(db));
    try {
      expect((await openAurelune(app).getStatus()).info.settings.merchantCode).toBe("AURELUNE");
      expect(await openKickline(app).call(getStatus, {})).toMatchObject({
        status: 404,
        body: { errorCode: "host.unknown" },
      });
      expect(app.logged()).toContain("the merchant kickline is left out");
    } finally {
      await app.close();
    }
  });

  it("an unknown language, notice or picture text of another shape costs itself and nothing else", async () => {
    const app = await openTestApp({}, async (db) => {
      await sql`update merchants set settings = jsonb_set(settings, '{languages}', '["XX","EN","VI"]') || '{"defaultLanguage":"XX"}' where id = 'kickline'`.execute(
        db,
      );
      await sql`update notices set title = 'null', content = '[]' where tenant_id = 'aurelune'`.execute(db);
      await sql`update banners set title = '{"EN":7}' where tenant_id = 'aurelune'`.execute(db);
    });
    try {
      const { settings } = (await openKickline(app).getStatus()).info;
      expect([settings.languages, settings.defaultLanguage]).toEqual([["EN", "VI"], "EN"]);
      expect(app.logged()).toContain("the language XX");
      const { player, banners } = await openAurelune(app).get(listAnnouncements, everything);
      expect([player.map(({ title, content }) => title + content), banners[0]?.title]).toEqual([["", "", ""], ""]);
    } finally {
      await app.close();
    }
  });
});
