import { listGames, listHotGames, listVendors } from "@marquee/contract";
import { type KyselyPlugin, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";
import type { Db } from "../../db/Db.ts";
import { applySwitch } from "../../operator/applySwitch.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { type GameIndex, openGameIndex } from "./gameIndex.ts";
import { tables } from "../../../test/tables.ts";

describe("the gameIndexes", () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp();
    // A test says itself when the registry looks.
    await app.services.tenantRegistry.stop();
  });
  afterEach(() => app.close());

  const set = async (code: string, state: "on" | "off" | "maintenance") => {
    await applySwitch(app.services.db, { kind: "game", merchant: "aurelune", subject: code, state }, "test");
    await app.services.tenantRegistry.refresh();
  };
  function getTenant(id = "aurelune"): Tenant {
    const tenant = app.services.tenantRegistry.getById(id);
    if (tenant === undefined) throw new Error(`no ${id}`);
    return tenant;
  }
  /** A separate game index that records its reads; `spoil` makes a read fail, `after` is called after each read. */
  function openCounted({
    spoil = () => false,
    after = async () => {},
  }: { spoil?: () => boolean; after?: (what: string) => Promise<void> } = {}): {
    readonly gameIndex: GameIndex;
    readonly reads: string[];
  } {
    const reads: string[] = [];
    const asked = new Map<unknown, string>();
    const count: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        const text = JSON.stringify(node, (_, value: unknown) =>
          typeof value === "bigint" ? value.toString() : value,
        );
        const what = text.includes("json_build_array") ? "games" : text.includes('"state"') ? "states" : "others";
        asked.set(queryId, what);
        if (what !== "others") reads.push(what);
        if (spoil()) throw new Error("the database is away");
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        await after(asked.get(queryId) ?? "others");
        return result;
      },
    };
    const db: Db = app.services.db.withPlugin(count);
    return { gameIndex: openGameIndex(db, app.services.tenantRegistry, () => {}), reads };
  }

  it("GM-35: many who ask for a merchant first read it once, and who comes later reads nothing", async () => {
    const { gameIndex, reads } = openCounted();
    const offered = await Promise.all(Array.from({ length: 50 }, () => gameIndex.open(getTenant())));
    expect(new Set(offered).size).toBe(1);
    expect(reads).toEqual(["games", "states"]);
    expect(await gameIndex.open(getTenant())).toBe(offered[0]);
    expect(reads).toHaveLength(2);
  });

  it("a read that fails is nobody's answer later", async () => {
    let isAway = true;
    const { gameIndex } = openCounted({ spoil: () => isAway });
    const first = await Promise.allSettled(Array.from({ length: 5 }, () => gameIndex.open(getTenant())));
    expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => "rejected"));
    isAway = false;
    expect((await gameIndex.open(getTenant())).find({ isKind: () => true, words: "" })).toHaveLength(10_000);
  });

  it("after a switch the states alone are read again, by one of many who ask", async () => {
    const { gameIndex, reads } = openCounted();
    const before = await gameIndex.open(getTenant());
    const code = before.get(0).code;
    reads.length = 0;
    await set(code, "off");
    const after = await Promise.all(Array.from({ length: 20 }, () => gameIndex.open(getTenant())));
    expect(reads).toEqual(["states"]);
    expect(new Set(after).size).toBe(1);
    expect([after[0]?.getByNode(`aurelune-${code}`), after[0]?.isOff(`aurelune-${code}`)]).toEqual([undefined, true]);
    await set(code, "maintenance");
    expect((await gameIndex.open(getTenant())).getByNode(`aurelune-${code}`)?.game.maintenance).toBe(true);
    await set(code, "on");
    expect((await gameIndex.open(getTenant())).getByNode(`aurelune-${code}`)?.game).toEqual(before.get(0));
  });

  it("a switch that is made while a merchant's states are read is in the first answer", async () => {
    const switches = ["off", "maintenance"] as const;
    const waiting = [...switches];
    // Each read was answered before the switch but is delivered after it.
    const { gameIndex, reads } = openCounted({
      after: async (what) => {
        const state = what === "states" ? waiting.shift() : undefined;
        if (state !== undefined) await set("rng-luna-1", state);
      },
    });
    const offered = await gameIndex.open(getTenant());
    expect(offered.getByNode("aurelune-rng-luna-1")?.game.maintenance).toBe(true);
    // Twice a switch came in between; the registry may have asked for the states by itself, too.
    expect(reads.filter((what) => what === "games")).toHaveLength(1);
    expect(reads.filter((what) => what === "states").length).toBeGreaterThanOrEqual(3);
  });

  it("what was asked for longest ago makes room, and is read again", async () => {
    // Names so long that one merchant takes more than half of the memory.
    await sql`update games set name = name || repeat('x', 700)`.execute(app.services.db);
    const { gameIndex, reads } = openCounted();
    for (const id of ["aurelune", "kickline", "aurelune"]) await gameIndex.open(getTenant(id));
    expect(reads.filter((what) => what === "games")).toHaveLength(3);
    await gameIndex.open(getTenant("aurelune"));
    expect(reads.filter((what) => what === "games")).toHaveLength(3);
  });

  it("names, codes and node ids of any letters are found and answered as they are", async () => {
    const names = ["Cá Tiên", "ÇA VA ", "İstanbul", "ไฟ", "金龙", "ß", "", "Đồng", "a\u0301", "😀 Grin"];
    for (const [position, name] of names.entries()) {
      await sql`update games set name = ${name}, node_id = ${`other:${position}`} where tenant_id = 'aurelune' and position = ${position}`.execute(
        app.services.db,
      );
    }
    await app.services.tenantRegistry.refresh();
    const ann = openAurelune(app);
    const { games } = await ann.get(listGames, { pageSize: 100 });
    expect(games.slice(0, names.length).map(({ gameName, nodeId }) => [gameName, nodeId])).toEqual(
      names.map((name, position) => [name, `other:${position}`]),
    );
    const find = async (gameName: string) =>
      (await ann.get(listGames, { gameName, pageSize: 100 })).games.map((game) => game.gameName);
    expect(await find("ca")).toEqual(expect.arrayContaining(["Cá Tiên", "ÇA VA "]));
    expect([
      await find("tiên"),
      await find("ไฟ"),
      await find("龙"),
      await find("dong"),
      await find("grin"),
      await find("ŞTAN"),
    ]).toEqual([["Cá Tiên"], ["ไฟ"], ["金龙"], ["Đồng"], ["😀 Grin"], ["İstanbul"]]);
    // A match across the end of one name and the start of the next does not count.
    expect(await find("ไฟ金")).toEqual([]);
    const offered = await app.services.gameIndex.open(getTenant());
    for (const game of games) expect(offered.getByNode(game.nodeId)?.game).toEqual(game);
    expect([
      offered.getByNode("other:99"),
      offered.getByNode(""),
      offered.getByNode("__proto__"),
      offered.getByNode("aurelune-rng"),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("GM-01: vendors, hot games and lists agree about what is offered, at each merchant its own", async () => {
    for (const visitor of [openAurelune(app), openKickline(app)]) {
      const { lanes } = (await visitor.get(listVendors, {})).data;
      for (const { cards, gameCategory } of lanes) {
        for (const { vassalage, gameCount } of cards)
          expect((await visitor.get(listGames, { gameType: gameCategory, vassalage })).totalCount).toBe(gameCount);
      }
      const { list } = await visitor.get(listHotGames, {});
      const ranks = await tables(app.services.db)
        .selectFrom("games")
        .select("node_id")
        .where(
          "node_id",
          "in",
          list.map(({ nodeId }) => nodeId),
        )
        .orderBy("hot_rank")
        .execute();
      expect(list.map(({ nodeId }) => nodeId)).toEqual(ranks.map(({ node_id: node }) => node));
      expect(list.every(({ isHot }) => isHot)).toBe(true);
    }
  });
});
