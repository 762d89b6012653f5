import { houseModels, launchGame, launchGameFallback, listGames } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, toLaunch, type Visitor } from "../../../test/visitor.ts";
import type { App } from "../../app.ts";
import { applySwitch } from "../../operator/applySwitch.ts";
import { tables } from "../../../test/tables.ts";

describe("launch", () => {
  let app: TestApp;
  let ann: Visitor;

  beforeAll(async () => {
    app = await openTestApp();
    ann = openAurelune(app);
    await ann.registerAs("gamesann");
  });
  afterAll(() => app.close());

  const request = async (change: object = {}) => {
    const { games } = await ann.get(listGames, { pageSize: 1 });
    return { ...toLaunch("aurelune.localhost", "AURELUNE", games[0]?.nodeId ?? ""), ...change };
  };

  it("GM-20, GM-23: answers the game's address on the launch host, with a token of 60 seconds", async () => {
    const value = await ann.get(launchGame, await request());
    const url = new URL(value.game_url ?? "");
    expect(url.origin).toBe(app.services.config.launchHosts[0]);
    expect(url.pathname).toMatch(/^\/play\/rng-[a-z]+-\d+$/);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      t: value.sessionToken,
      lang: "EN",
      brand: "aurelune",
      device: "WEB",
    });
    expect(value.expiresAt - Date.now()).toBeLessThanOrEqual(61_000);
    expect(value.content?.game_url).toBe(value.game_url);
  });

  it("AP-31, AP-32, EN-20: both channels open the game, by POST and by GET", async () => {
    for (const row of [launchGame, launchGameFallback]) {
      for (const method of ["POST", "GET"] as const) {
        const { game_url: url = "", sessionToken } = await ann.get(row, await request(), { method });
        expect(new URL(url).searchParams.get("t"), `${method} ${row.path}`).toBe(sessionToken);
      }
    }
  });

  it("GM-34: tile, picture and the house's session follow the game's record; what another provider plays is not opened at the house", async () => {
    const { db } = app.services;
    const house = createGameServer(app, app.houseSecret);
    const nodeId = "aurelune-rng-luna-2";
    const change = async (values: object) => {
      await tables(db)
        .updateTable("games")
        .set(values)
        .where("tenant_id", "=", "aurelune")
        .where("node_id", "=", nodeId)
        .execute();
      // A gateway keeps using its cached games; another one reads them again.
      return app.openBeside();
    };
    const open = async (beside: App) => {
      const visitor = openAurelune(beside);
      visitor.setToken(ann.getToken());
      return { visitor, launch: async () => visitor.call(launchGame, await request({ nodeId, gameId: nodeId })) };
    };
    for (const [theme, model] of [
      ["sea", "tumble-bold"],
      ["gems", "lantern-calm"],
    ] as const) {
      const { mechanic, rtp, volatility, classify, lines, tags } = houseModels[model];
      const { visitor, launch } = await open(
        await change({
          theme,
          model,
          mechanic,
          rtp,
          volatility,
          classify,
          min_lines: lines,
          tags: JSON.stringify(tags),
        }),
      );
      const found = (
        await visitor.get(listGames, { vassalage: "LUNA", gameClassify: classify, pageSize: 100 })
      ).games.find((game) => game.nodeId === nodeId);
      expect(found).toMatchObject({
        rtp: (rtp / 100).toFixed(2),
        volatility,
        minLineNum: lines,
        icon: `/art/games/${theme}/RNG/LUNA/rng-luna-2.svg`,
      });
      const { body } = await launch();
      if (!body.success) throw new Error(body.errorCode);
      expect(new URL(body.value.game_url ?? "").searchParams.get("theme")).toBe(theme);
      const answer = await house.call("session", { token: body.value.sessionToken });
      if (answer.status !== "OK") throw new Error(answer.status);
      expect(answer.session.game).toEqual({ code: "rng-luna-2", theme, model, rtp });
    }
    const { launch } = await open(
      await change({ provider: "OTHER", theme: null, model: null, mechanic: null, rtp: null, volatility: null }),
    );
    expect((await launch()).body).toMatchObject({ errorCode: "game.disabled" });
    await change({
      provider: "MARQ",
      theme: "sea",
      model: "tumble-bold",
      mechanic: "TUMBLE",
      rtp: 9_486,
      volatility: "MEDIUM",
    });
  });

  it("GM-18: a guest plays for demo money only", async () => {
    const guest = openAurelune(app);
    expect(await guest.call(launchGame, await request())).toMatchObject({
      status: 401,
      body: { errorCode: "login.not.session" },
    });
    expect((await guest.call(launchGame, await request({ mode: "DEMO" }))).status).toBe(200);
  });

  it("GM-25: maintenance shows on the tile and refuses the launch; an unknown game is not found", async () => {
    const { nodeId } = await request();
    const set = async (state: "on" | "off" | "maintenance") => {
      await applySwitch(
        app.services.db,
        { kind: "game", merchant: "aurelune", subject: nodeId.replace("aurelune-", ""), state },
        "test",
      );
      await app.services.tenantRegistry.refresh();
    };
    await set("maintenance");
    expect((await ann.get(listGames, { pageSize: 1 })).games[0]).toMatchObject({ nodeId, maintenance: true });
    expect(await ann.refuse(launchGame, await request())).toBe("game.maintenance");
    await set("off");
    expect(await ann.refuse(launchGame, await request({ nodeId, gameId: nodeId }))).toBe("game.disabled");
    expect((await ann.get(listGames, {})).totalCount).toBe(9_999);
    await set("on");
    expect(await ann.refuse(launchGame, await request({ nodeId: "aurelune-none" }))).toBe("game.not.found");
  });

  it("comes back to the merchant's own address and to no other", async () => {
    for (const backUrl of [
      "https://elsewhere.example/",
      "javascript:alert(1)",
      "//elsewhere.example",
      "http://aurelune.localhost.elsewhere.example/",
    ]) {
      expect((await ann.call(launchGame, await request({ backUrl }))).body, backUrl).toMatchObject({
        errorCode: "request.invalid",
        fields: [{ name: "backUrl" }],
      });
    }
  });
});
