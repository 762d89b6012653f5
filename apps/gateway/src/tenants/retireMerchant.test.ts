import { randomUUID } from "node:crypto";
import { getBalance, getStatus } from "@marquee/contract";
import type { Brand } from "@marquee/whitelabel/brand";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { App } from "../app.ts";
import { createGameServer, type GameServer } from "../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { brandsFolder } from "../../test/firstData.ts";
import { createVisitor, openAurelune, openKickline } from "../../test/visitor.ts";
import { openWallet } from "../../test/wallet.ts";
import { raceTurns } from "../../test/raceTurns.ts";
import { listAudit } from "../operator/listAudit.ts";
import { readBrands } from "../bootstrap/readBrands.ts";
import { applyBrand } from "./applyBrand.ts";
import { renameBrand, restoreMerchant, retireMerchant } from "./retireMerchant.ts";

const stake = 10_000_000;
const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe("the life of a brand's merchant", () => {
  let app: TestApp;
  let second: App;
  let server: GameServer;
  beforeEach(async () => {
    app = await openTestApp();
    second = await app.openBeside();
    server = createGameServer(app, app.houseSecret);
  });
  afterEach(async () => {
    expect(await app.listFaults()).toEqual([]);
    await app.close();
  });

  async function refresh(): Promise<void> {
    for (const { services } of [app, second]) await services.tenantRegistry.refresh();
  }
  async function retire(redirect?: string) {
    const step = await retireMerchant(app.services.db, "aurelune", redirect, "ann");
    await refresh();
    return step;
  }
  async function restore() {
    const step = await restoreMerchant(app.services.db, "aurelune", "ann");
    await refresh();
    return step;
  }
  async function apply(change: Partial<Brand>, id = "aurelune") {
    const folder = readBrands(brandsFolder).brands.find(({ brand }) => brand.id === id);
    if (folder === undefined) throw new Error(`no ${id}`);
    const answer = await applyBrand(
      app.services.db,
      { ...folder, brand: { ...folder.brand, ...change } },
      { actor: "ann", isDry: false },
    );
    await refresh();
    return answer;
  }
  const age = (days: number) =>
    sql`update merchants set retired = jsonb_set(retired, '{at}', to_jsonb((retired->>'at')::bigint - ${days * 86_400_000}::bigint)) where id = 'aurelune'`.execute(
      app.services.db,
    );

  it("a retired site answers nothing at two gateways, its logins and games have ended; money and records are there when it is back", async () => {
    const [ann, carl] = [openAurelune(app), openKickline(app)];
    await ann.registerAs("stayer001");
    await carl.registerAs("stayer002");
    const wallet = await openWallet(server, ann);
    const [round, txId] = [randomUUID(), randomUUID()];
    expect((await wallet.bet(round, stake, txId)).status).toBe("OK");
    const before = await wallet.balance();
    expect(await retire()).toEqual({ isNew: true });
    expect(await retire()).toEqual({ isNew: false });
    for (const gateway of [app, second]) {
      expect(await openAurelune(gateway).call(getStatus, { url: "" })).toMatchObject({
        status: 410,
        body: { errorCode: "site.closed" },
      });
      expect((await openKickline(gateway).call(getStatus, { url: "" })).status).toBe(200);
    }
    expect((await ann.call(getBalance, {})).status).toBe(410);
    expect((await carl.call(getBalance, {})).status).toBe(200);
    expect((await wallet.bet(randomUUID(), stake)).status).toBe("SESSION_EXPIRED");
    expect((await wallet.win(round, 3 * stake, { betTxId: txId })).status).toBe("OK");
    expect(await restore()).toEqual({ isNew: true });
    expect(await restore()).toEqual({ isNew: false });
    expect((await ann.call(getBalance, {})).status).toBe(401);
    await ann.loginAs("stayer001");
    expect(await (await openWallet(server, ann)).balance()).toBe(before + 3n * BigInt(stake));
    expect(
      (await listAudit(app.services.db, "aurelune")).slice(0, 2).map(({ action, actor }) => `${actor} ${action}`),
    ).toEqual(["ann restore brand", "ann retire brand"]);
  });

  it("a game session that is launched while the site is retired takes no bet, turn after turn", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("racing001");
    for (const _ of times(raceTurns)) {
      const opened = await Promise.allSettled([openWallet(server, ann), retire()]);
      const [launched] = opened;
      if (launched.status === "fulfilled")
        expect((await launched.value.bet(randomUUID(), stake)).status).not.toBe("OK");
      await restore();
      await ann.loginAs("racing001");
    }
  });

  it("follows nothing while it is retired, and comes back for thirty days; its host is its own until then", async () => {
    const hosts = openAurelune(app);
    await retire("https://elsewhere.example/");
    await expect(apply({ name: "Changed" })).rejects.toThrow(
      /retired on .*pnpm brand restore aurelune brings it back until/,
    );
    const taken = { domains: ["kickline.localhost", "aurelune.localhost"] };
    await expect(apply(taken, "kickline")).rejects.toThrow("host aurelune.localhost: it is aurelune's");
    await age(29);
    await refresh();
    await expect(apply(taken, "kickline")).rejects.toThrow("it is aurelune's");
    expect(await restore()).toEqual({ isNew: true });
    expect((await hosts.call(getStatus, { url: "" })).status).toBe(200);
    await retire();
    await age(31);
    await expect(restore()).rejects.toThrow(/cannot come back any more/);
    await apply(taken, "kickline");
    expect((await createVisitor(app, "aurelune.localhost", "KICKLINE").call(getStatus, { url: "" })).status).toBe(200);
  });

  it("refuses a redirect to its own host, and a brand that it does not know", async () => {
    await expect(retire("https://aurelune.localhost/gone")).rejects.toThrow("an address of aurelune itself");
    await expect(retireMerchant(app.services.db, "nobody", undefined, "ann")).rejects.toThrow(
      "there is no merchant of a brand nobody",
    );
    expect((await openAurelune(app).call(getStatus, { url: "" })).status).toBe(200);
  });

  it("a renamed brand has the same merchant: members, money and switches; the old id is free for another brand", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("keeper001");
    const before = await ann.getBalance();
    expect(await renameBrand(app.services.db, "aurelune", "goldenmoon", "ann")).toEqual({ isNew: true });
    expect(await renameBrand(app.services.db, "aurelune", "goldenmoon", "ann")).toEqual({ isNew: false });
    await refresh();
    expect(await ann.getBalance()).toEqual(before);
    expect((await apply({ id: "goldenmoon", name: "Golden Moon" })).isNew).toBe(false);
    expect(app.services.tenantRegistry.getByHost("aurelune.localhost")).toMatchObject({
      id: "aurelune",
      brand: "goldenmoon",
      name: "Golden Moon",
    });
    await expect(apply({})).rejects.toThrow("merchantCode: it is goldenmoon's");
    expect((await apply({ merchantCode: "AURELUNETWO", domains: ["two.localhost"] })).isNew).toBe(true);
    expect(app.services.tenantRegistry.getByHost("two.localhost")).toMatchObject({
      id: "aurelune-2",
      brand: "aurelune",
      code: "AURELUNETWO",
    });
    await expect(renameBrand(app.services.db, "goldenmoon", "kickline", "ann")).rejects.toThrow(
      "there is a brand kickline already",
    );
    expect((await listAudit(app.services.db, "goldenmoon")).map(({ action }) => action)).toContain("rename brand");
  });

  it("twenty renames at once to two ids leave one of them, and every step at once is taken once", async () => {
    const renamed = await Promise.allSettled(
      times(20).map((index) => renameBrand(app.services.db, "aurelune", index % 2 === 0 ? "one" : "two", "ann")),
    );
    await refresh();
    const brand = app.services.tenantRegistry.getById("aurelune")?.brand ?? "";
    expect(["one", "two"]).toContain(brand);
    expect(renamed.filter((each) => each.status === "fulfilled" && each.value.isNew)).toHaveLength(1);
    for (const step of [
      () => retireMerchant(app.services.db, brand, undefined, "ann"),
      () => restoreMerchant(app.services.db, brand, "ann"),
    ]) {
      const taken = await Promise.all(times(20).map(step));
      expect(taken.filter(({ isNew }) => isNew)).toHaveLength(1);
    }
  });

  it("an older look that comes back takes settings and hosts with it, leaves modules alone, and keeps by name what would harm", async () => {
    await apply({
      settings: { signupCredit: "5", passwordProfile: "strong", ageMin: 21 },
      domains: ["aurelune.localhost", "new.localhost"],
      timeZone: "Asia/Tokyo",
    });
    const folder = readBrands(brandsFolder).brands.find(({ brand }) => brand.id === "aurelune");
    if (folder === undefined) throw new Error("no aurelune");
    const { plan } = await applyBrand(app.services.db, folder, { actor: "ann", isDry: false, isRollback: true });
    await refresh();
    expect(plan.refusals).toEqual([]);
    expect(plan.lines.find(({ key }) => key === "ageMin")).toMatchObject({
      what: "keeps",
      from: 21,
      reason: expect.stringContaining("does not go down"),
    });
    expect(plan.lines.filter(({ key }) => key.startsWith("module "))).toEqual([]);
    const tenant = app.services.tenantRegistry.getById("aurelune");
    expect(tenant).toMatchObject({
      hosts: ["aurelune.localhost"],
      timeZone: folder.brand.timeZone,
      settings: { ageMin: 21, signupCredit: folder.brand.settings.signupCredit },
    });
    await apply({ settings: { ...folder.brand.settings, ageMin: 22 } });
    expect(app.services.tenantRegistry.getById("aurelune")?.settings.ageMin).toBe(22);
  });

  it("a host that the brand moved away from still answers calls, and may come back", async () => {
    await apply({ domains: ["fresh.localhost"], movedDomains: ["aurelune.localhost"] });
    for (const host of ["fresh.localhost", "aurelune.localhost"])
      expect((await createVisitor(second, host, "AURELUNE").call(getStatus, { url: "" })).status).toBe(200);
    // A page that is open at the old host comes back to it from a game.
    const tab = createVisitor(app, "aurelune.localhost", "AURELUNE");
    await tab.registerAs("movedtab01");
    expect(await tab.launchFirst()).toMatchObject({ game_url: expect.stringContaining("/play/") });
    expect(app.services.tenantRegistry.getById("aurelune")).toMatchObject({
      hosts: ["fresh.localhost"],
      movedHosts: ["aurelune.localhost"],
    });
    await apply({});
    expect(app.services.tenantRegistry.getById("aurelune")).toMatchObject({
      hosts: ["aurelune.localhost"],
      movedHosts: [],
    });
  });
});
