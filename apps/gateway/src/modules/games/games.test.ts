import {
  createFavourite,
  type Favourite,
  getGameMenus,
  houseModels,
  isHouseModelId,
  listFavouriteGames,
  listFavouriteIds,
  listGames,
  listHotGames,
  listRecentGames,
  listVendors,
  removeFavourite,
} from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, openKickline, type Visitor } from "../../../test/visitor.ts";
import { tables } from "../../../test/tables.ts";

describe("games", () => {
  let app: TestApp;
  let ann: Visitor;

  beforeAll(async () => {
    app = await openTestApp();
    ann = openAurelune(app);
    await ann.registerAs("gamesann");
  });
  afterAll(() => app.close());

  it("GM-01, SM-03: every merchant has vendors of its own, and a category without games has no lane", async () => {
    const lanesOf = async (visitor: Visitor) => (await visitor.get(listVendors, {})).data.lanes;
    const [ours, theirs] = [await lanesOf(ann), await lanesOf(openKickline(app))];
    expect(ours.map(({ gameCategory }) => gameCategory)).toEqual(["RNG", "INHOUSE"]);
    const vendors = (lanes: typeof ours) => lanes[0]?.cards.map(({ vassalage }) => vassalage) ?? [];
    expect(vendors(ours).length).toBeGreaterThanOrEqual(9);
    expect(vendors(ours)).not.toEqual(vendors(theirs));
    const { content } = await ann.get(getGameMenus, {});
    expect(Object.keys(content["RNG"] ?? {}).toSorted()).toEqual(vendors(ours).toSorted());
  });

  it("GM-02, GM-35: 10,000 games come 42 a page, each once", async () => {
    const first = await ann.get(listGames, {});
    expect(first.games).toHaveLength(42);
    expect([first.totalCount, first.totalPages]).toEqual([10_000, 239]);
    const last = await ann.get(listGames, { pageNo: 239 });
    expect(last.games).toHaveLength(10_000 - 238 * 42);
    expect((await ann.get(listGames, { pageNo: 240 })).games).toEqual([]);
    const codes = new Set<string>();
    for (let pageNo = 1; pageNo <= 100; pageNo += 1) {
      for (const { code } of (await ann.get(listGames, { pageNo, pageSize: 100 })).games) codes.add(code);
    }
    expect(codes.size).toBe(10_000);
  });

  it("GM-05, GM-06, GM-09: search without case and accents, class and vendor narrow the list together", async () => {
    const found = await ann.get(listGames, { gameName: "FÓRT", pageSize: 100 });
    expect(found.totalCount).toBeGreaterThan(0);
    for (const { gameName } of found.games) expect(gameName.toLowerCase()).toContain("fort");
    expect(await ann.get(listGames, { gameName: "no such name" })).toEqual({ games: [], totalPages: 0, totalCount: 0 });
    const [game] = found.games;
    if (game === undefined) throw new Error("no game found");
    const { vassalage, gameClassify, minBet, minLineNum } = game;
    const narrow = await ann.get(listGames, {
      gameName: "fort",
      vassalage,
      gameClassify,
      minBet,
      minLineNum,
      gameType: "RNG",
    });
    expect(narrow.games.length).toBeGreaterThan(0);
    for (const each of narrow.games) expect(each).toMatchObject({ vassalage, gameClassify, minBet, minLineNum });
    expect((await ann.get(listGames, { minBet: "0.01" })).totalCount).toBe(0);
  });

  it("GM-06, AP-35: class, lines, tags, return and volatility are those of the model on record, which the tile opens", async () => {
    const rows = await tables(app.services.db)
      .selectFrom("games")
      .select(["code", "model"])
      .where("tenant_id", "=", "aurelune")
      .execute();
    const models = new Map(rows.map(({ code, model }) => [code, model]));
    const { content } = await ann.get(getGameMenus, {});
    const told = new Set(Object.values(content).flatMap((vendors) => Object.values(vendors).flat()));
    expect([...told].toSorted()).toEqual(["CASCADE", "CLASSIC", "HOLD", "VIDEO", "WAYS"]);
    for (const gameClassify of told) {
      const { games } = await ann.get(listGames, { gameClassify, pageSize: 100 });
      expect(games).toHaveLength(100);
      for (const game of games) {
        const model = models.get(game.code) ?? "";
        if (!isHouseModelId(model)) throw new Error(`${game.code} has no model`);
        const { classify, lines, tags, rtp, volatility } = houseModels[model];
        const facts = {
          gameClassify: classify,
          minLineNum: lines,
          tags,
          rtp: `${Math.floor(rtp / 100)}.${`${rtp % 100}`.padStart(2, "0")}`,
          volatility,
        };
        expect(game).toMatchObject(facts);
        expect(classify).toBe(gameClassify);
      }
    }
  });

  it("AP-34, AP-74, EN-16: the list takes the specification's eleven fields and answers its games", async () => {
    const { list } = await ann.get(listHotGames, {});
    const [game] = list;
    if (game === undefined) throw new Error("no hot game");
    const { gameType, vassalage, gameClassify, gameName, minBet, minLineNum } = game;
    const who = {
      clientType: 3,
      platform: "html5-desktop",
      channel: "WEB",
      merchant: "AURELUNE",
      language: "EN",
    } as const;
    const request = { ...who, gameType, vassalage, gameClassify, gameName, minBet, minLineNum };
    const found = await ann.get(listGames, request);
    expect(found.games).toContainEqual(game);
    expect(await ann.get(listGames, request, { method: "POST" })).toEqual(found);
    const names = [
      "nodeId",
      "vassalage",
      "gameType",
      "gameClassify",
      "gameName",
      "minBet",
      "minLineNum",
      "code",
      "defaultPlayType",
      "accountTypeName",
      "vendor",
      "gameCode",
      "isGame",
    ];
    expect(Object.keys(game)).toEqual(expect.arrayContaining(names));
    for (const empty of [
      { vassalage: "" },
      { gameClassify: "" },
      { gameName: "" },
      { minBet: "" },
      { minLineNum: 0 },
    ]) {
      expect((await ann.get(listGames, { gameType: "RNG", ...empty })).totalCount, JSON.stringify(empty)).toBe(
        (await ann.get(listGames, { gameType: "RNG" })).totalCount,
      );
    }
  });

  it("AP-36, EN-19: a vendor's card says who, of what and whether it is hot, for html5-desktop where no platform is named", async () => {
    const value = await ann.get(listVendors, {});
    expect(value).toEqual(
      await ann.get(listVendors, { platform: "html5-desktop", language: "EN", merchantCode: "AURELUNE" }),
    );
    for (const card of value.data.lanes.flatMap(({ cards }) => cards)) {
      expect(card).toMatchObject({
        vassalage: expect.any(String),
        isHot: expect.toBeOneOf([0, 1]),
        gameCategory: expect.any(String),
        gameClassify: expect.any(String),
      });
    }
  });

  it("GM-16, AP-33, EN-21: hot games come in their rank and by vendor", async () => {
    const { list } = await ann.get(listHotGames, {
      merchantCode: "AURELUNE",
      isPlatform: 2,
      vassalage: "",
      platform: "flash,html5-desktop",
      language: "EN",
    });
    expect(list.length).toBeGreaterThan(12);
    expect(list.every(({ isHot }) => isHot)).toBe(true);
    const [first] = list;
    const own = await ann.get(listHotGames, { vassalage: first?.vassalage ?? "" });
    expect(own.list[0]).toEqual(first);
  });

  it("GM-13, GM-14, EN-18: favourites are the member's own; twice is once; off where the tree says so", async () => {
    const { games } = await ann.get(listGames, { pageNo: 3 });
    const favourites: Favourite[] = games
      .slice(0, 3)
      .map(({ nodeId, vendor, gameType }) => ({ nodeId, vendor, gameType }));
    for (const favourite of [...favourites, ...favourites]) await ann.get(createFavourite, favourite);
    const ids = favourites.map(({ nodeId }) => nodeId);
    expect((await ann.get(listFavouriteIds, {})).content.toSorted()).toEqual(ids.toSorted());
    const bo = openAurelune(app);
    await bo.registerAs("gamesbo1");
    expect((await bo.get(listFavouriteIds, {})).content).toEqual([]);
    for (const favourite of favourites.slice(0, 1).flatMap((each) => [each, each]))
      await ann.get(removeFavourite, favourite);
    const left = await ann.get(listFavouriteGames, { clientType: 3, platform: "flash", gameType: "RNG" });
    expect(left).toMatchObject({ totalPages: 1 });
    expect(left.content.map(({ nodeId }) => nodeId).toSorted()).toEqual(ids.slice(1).toSorted());
    expect(await ann.refuse(createFavourite, { nodeId: "kickline-rng-luna-1", vendor: "LUNA", gameType: "RNG" })).toBe(
      "game.not.found",
    );
    const kim = openKickline(app);
    await kim.registerAs("gameskim");
    expect(await kim.refuse(listFavouriteIds, {})).toBe("function.not.available");
  });

  it("AP-41, AP-42, AP-76: favourites by id alone, and as a page of games", async () => {
    const cy = openAurelune(app);
    await cy.registerAs("gamescy1");
    const [game] = (await cy.get(listGames, {})).games;
    if (game === undefined) throw new Error("no game");
    const { nodeId, vendor, gameType } = game;
    await cy.get(createFavourite, { nodeId, vendor, gameType });
    expect(await cy.get(listFavouriteIds, {})).toEqual({ content: [nodeId], totalPages: 1 });
    expect(await cy.get(listFavouriteGames, { clientType: 3, platform: "flash", gameType: "RNG" })).toEqual({
      content: [game],
      totalPages: 1,
    });
  });

  it("GM-13, GM-14: every favourite is known and shown, however many there are; of the games last played 200", async () => {
    const dee = openAurelune(app);
    await dee.registerAs("gamesdee");
    const games = (
      await Promise.all([1, 2, 3, 4, 5].map((pageNo) => dee.get(listGames, { pageNo, pageSize: 100 })))
    ).flatMap((page) => page.games);
    const nodeIds = games.slice(0, 450).map(({ nodeId }) => nodeId);
    const { tenant_id, id } = await tables(app.services.db)
      .selectFrom("members")
      .select(["tenant_id", "id"])
      .where("username", "=", "gamesdee")
      .executeTakeFirstOrThrow();
    for (const table of ["favourites", "recent_games"] as const)
      await tables(app.services.db)
        .insertInto(table)
        .values(nodeIds.map((node_id) => ({ tenant_id, member_id: id, node_id })))
        .execute();
    expect((await dee.get(listFavouriteIds, {})).content.toSorted()).toEqual(nodeIds.toSorted());
    const first = await dee.get(listFavouriteGames, {});
    expect(first.totalPages).toBe(11);
    const shown = new Set<string>();
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1) {
      for (const { nodeId } of (await dee.get(listFavouriteGames, { pageNo })).content) shown.add(nodeId);
    }
    expect([...shown].toSorted()).toEqual(nodeIds.toSorted());
    expect((await dee.get(listRecentGames, {})).totalPages).toBe(5);
  });

  it("EN-17: each list in the specification's own spelling", async () => {
    const toKeys = (value: object): string[] => Object.keys(value).toSorted();
    expect(toKeys(await ann.get(listGames, {}))).toEqual(["games", "totalCount", "totalPages"]);
    expect(toKeys(await ann.get(listHotGames, {}))).toEqual(["list"]);
    expect(toKeys(await ann.get(listRecentGames, { clientType: 3, language: "EN" }))).toEqual(["list", "totalPages"]);
    expect(toKeys(await ann.get(listFavouriteGames, { clientType: 3, platform: "flash", gameType: "RNG" }))).toEqual([
      "content",
      "totalPages",
    ]);
  });
});
