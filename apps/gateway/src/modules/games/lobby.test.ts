import { getGameMenus, listGames, listVendors } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";
import { tables } from "../../../test/tables.ts";

describe("a lobby", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it("SM-03: a category whose last game goes has no lane any more, and no vendor in the menu of classes", async () => {
    const { db } = app.services;
    const change = async (state: "ON" | "OFF") => {
      await tables(db)
        .updateTable("games")
        .set({ state })
        .where("tenant_id", "=", "kickline")
        .where("category", "=", "INHOUSE")
        .execute();
      const visitor = openKickline(await app.openBeside());
      const lanes = (await visitor.get(listVendors, {})).data.lanes.map(({ gameCategory }) => gameCategory);
      return [lanes, Object.keys((await visitor.get(getGameMenus, {})).content)];
    };
    expect(await change("OFF")).toEqual([["RNG"], ["RNG"]]);
    expect(await change("ON")).toEqual([
      ["RNG", "INHOUSE"],
      ["RNG", "INHOUSE"],
    ]);
  });

  it("GM-35: a search over 10,000 games answers those with the name and no other, on its first page and its last", async () => {
    const all: { readonly code: string; readonly gameName: string }[] = [];
    for (let pageNo = 1; pageNo <= 100; pageNo += 1)
      all.push(...(await openAurelune(app).get(listGames, { pageNo, pageSize: 100 })).games);
    const expected = all.filter(({ gameName }) => gameName.toLowerCase().includes("fort")).map(({ code }) => code);
    expect(expected.length).toBeGreaterThan(42);
    const found: string[] = [];
    const { totalPages, totalCount } = await openAurelune(app).get(listGames, { gameName: "fort" });
    for (let pageNo = 1; pageNo <= totalPages; pageNo += 1)
      found.push(
        ...(await openAurelune(app).get(listGames, { gameName: "fort", pageNo })).games.map(({ code }) => code),
      );
    expect([totalCount, totalPages]).toEqual([expected.length, Math.ceil(expected.length / 42)]);
    expect(found).toEqual(expected);
  });

  it("X-26: a search ignores case and accents, and takes vowels, tones and voicing for the letters that they are", async () => {
    const rename = (name: string, code: string) =>
      tables(app.services.db)
        .updateTable("games")
        .set({ name })
        .where("tenant_id", "=", "kickline")
        .where("code", "=", code)
        .execute();
    const [one, two, three] = (await openKickline(app).get(listGames, {})).games;
    if (one === undefined || two === undefined || three === undefined)
      throw new Error("the merchant has too few games");
    await rename("ตีกลอง", one.code);
    await rename("ตาข่าย ドラゴン", two.code);
    await rename("Cá Tiên", three.code);
    const visitor = openKickline(await app.openBeside());
    const find = async (gameName: string) => (await visitor.get(listGames, { gameName })).games.map(({ code }) => code);
    expect([await find("ตี"), await find("ตา"), await find("ต")]).toEqual([
      [one.code],
      [two.code],
      [one.code, two.code],
    ]);
    expect([await find("ドラゴン"), await find("トラコン"), await find("CA TIEN")]).toEqual([
      [two.code],
      [],
      [three.code],
    ]);
  });
});
