import { randomUUID } from "node:crypto";
import { launchGame, listCollections, listGames, listHotGames, listVendors } from "@marquee/contract";
import {
  listAudit,
  listStaffCollections,
  listStaffGames,
  listStaffVendors,
  orderCollections,
  removeCollection,
  saveCollection,
  type SaveCollection,
  setGames,
  type SetGames,
  setVendor,
  type StaffGamePage,
  type SetVendor,
} from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune, toLaunch } from "../../../test/visitor.ts";
import { tables } from "../../../test/tables.ts";

const reason = "asked for by the partner";

describe("games in the back office", () => {
  let app: TestApp;
  let people: Readonly<Record<"ann" | "cleo" | "kim", Staff>>;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    const add = async (email: string, grants: Parameters<typeof addStaff>[2], merchant = "AURELUNE") => {
      await addStaff(app.services.db, email, grants);
      return new Staff(app, merchant).login(email);
    };
    people = {
      ann: await add("ann@aurelune.example", { AURELUNE: ["OPERATIONS", "AUDITOR"] }),
      cleo: await add("cleo@aurelune.example", { AURELUNE: ["CONTENT"] }),
      kim: await add("kim@kickline.example", { KICKLINE: ["OWNER"] }, "KICKLINE"),
    };
  });
  afterAll(() => app.close());

  const versionNow = async () => (await people.ann.get(listStaffVendors, {})).version;
  const change = async (codes: string[], wanted: SetGames["change"], at?: string) =>
    people.ann.get(setGames, {
      codes,
      change: wanted,
      reason,
      version: await versionNow(),
      ...(at !== undefined && { at }),
    });
  const vendor = async (wanted: SetVendor["wanted"]) =>
    people.ann.get(setVendor, { wanted, reason, version: await versionNow() });
  const find = async (search: string) => (await people.ann.get(listStaffGames, { search })).items;
  const firstGames = async (gameType: "RNG" | "INHOUSE" = "RNG") =>
    (await openAurelune(app).get(listGames, { gameType })).games;
  const toDemo = (nodeId: string) => ({ ...toLaunch("aurelune.localhost", "AURELUNE", nodeId), mode: "DEMO" as const });

  it("GM-35: all games of a merchant are listed page by page, each once, and found by a part of the name without case and accents, in every script", async () => {
    const seen = new Set<string>();
    const pages: StaffGamePage[] = [];
    do {
      const cursor = pages.at(-1)?.next ?? undefined;
      pages.push(await people.ann.get(listStaffGames, { mark: "new", ...(cursor !== undefined && { cursor }) }));
      for (const { code } of pages.at(-1)?.items ?? []) seen.add(code);
    } while (pages.at(-1)?.next !== null);
    expect(pages.length).toBeGreaterThan(3);
    expect(seen.size).toBe(pages[0]?.total);
    const first = await people.ann.get(listStaffGames, {});
    expect([first.items.length, first.total, first.items[0]?.place]).toEqual([50, 10_000, 1]);
    const second = await people.ann.get(listStaffGames, { cursor: first.next ?? "" });
    expect(second.items[0]?.place).toBe(51);
    await tables(app.services.db)
      .updateTable("games")
      .set({ name: "Cá Tiên 100%" })
      .where("tenant_id", "=", "aurelune")
      .where("code", "=", first.items[7]?.code ?? "")
      .execute();
    expect((await find("ca tien 100%")).map(({ name }) => name)).toEqual(["Cá Tiên 100%"]);
    expect(await find("ca tien 1_0%")).toEqual([]);
    for (const [name, search, other] of [
      ["มังกรทอง ตี", "มังกร", "มงกร"],
      ["ドラゴン", "ドラ", "トラ"],
      ["Дракон ΣΊΣΥΦΟΣ", "ДРАКОН σισυφος", "дракан"],
    ] as const) {
      await tables(app.services.db)
        .updateTable("games")
        .set({ name })
        .where("tenant_id", "=", "aurelune")
        .where("code", "=", first.items[8]?.code ?? "")
        .execute();
      expect([(await find(search)).map((game) => game.name), await find(other)], search).toEqual([[name], []]);
    }
    expect(await people.ann.refuse(listStaffGames, { cursor: "e30" })).toBe("request.invalid");
  });

  it("X-52, GM-25: games that are changed together are so for players at once, here and at a second gateway, with a line of the log each", async () => {
    const [one, two] = await firstGames("INHOUSE");
    if (one === undefined || two === undefined) throw new Error("the merchant has no games");
    await change([one.code, two.code], { state: "maintenance", message: "New reels tonight" });
    const [shown] = await firstGames("INHOUSE");
    expect(shown).toMatchObject({ maintenance: true, maintenanceMessage: "New reels tonight" });
    const request = toDemo(one.nodeId);
    expect(await openAurelune(app).refuse(launchGame, request)).toBe("game.maintenance");
    const beside = openAurelune(await app.openBeside());
    expect((await beside.get(listGames, { gameType: "INHOUSE" })).games[1]).toMatchObject({ maintenance: true });
    await change([one.code], { state: "off" });
    expect((await firstGames("INHOUSE")).some(({ code }) => code === one.code)).toBe(false);
    expect(await openAurelune(app).refuse(launchGame, request)).toBe("game.disabled");
    await change([one.code, two.code], { state: "on", isNew: true, hot: true, weight: 50 });
    expect((await firstGames("INHOUSE")).slice(0, 2)).toMatchObject([
      { maintenance: false, isNew: true, isHot: true },
      { maintenance: false, isNew: true, isHot: true },
    ]);
    const hot = (await openAurelune(app).get(listHotGames, {})).list.map(({ code }) => code);
    expect(hot).toEqual(expect.arrayContaining([one.code, two.code]));
    await change([two.code], { hot: false });
    expect((await openAurelune(app).get(listHotGames, {})).list.some(({ code }) => code === two.code)).toBe(false);
    const lines = (await people.ann.get(listAudit, { subject: one.code })).items;
    expect(lines[0]).toMatchObject({ actor: "ann@aurelune.example", action: "set game", reason });
    expect(lines[0]?.after).toMatchObject({ state: "ON", isNew: true, hot: true, weight: 50 });
  });

  it("X-52: a game that moves to a place stands there for players too, and all others keep their order", async () => {
    const before = (await firstGames()).map(({ code }) => code);
    const [first = "", second = "", third = "", fourth = ""] = before;
    await change([fourth, third], { place: 1 });
    expect((await firstGames()).slice(0, 5).map(({ code }) => code)).toEqual([fourth, third, first, second, before[4]]);
    await change([fourth, third], { place: "last" });
    expect((await firstGames()).slice(0, 2).map(({ code }) => code)).toEqual([first, second]);
    const { total } = await people.ann.get(listStaffGames, {});
    const cursor = Buffer.from(JSON.stringify({ place: total - 2 })).toString("base64url");
    const end = await people.ann.get(listStaffGames, { cursor });
    expect(end.items.map(({ code, place }) => [code, place])).toEqual([
      [fourth, total - 1],
      [third, total],
    ]);
    await change([third, fourth], { place: 3 });
    expect((await firstGames()).map(({ code }) => code)).toEqual(before);
  });

  it("GM-25, GM-01: a vendor in maintenance closes its games with its message, one that is off has none, and the order is the merchant's", async () => {
    const lanes = async () => (await openAurelune(app).get(listVendors, {})).data.lanes;
    const rng = async () =>
      (await lanes()).find(({ gameCategory }) => gameCategory === "RNG")?.cards.map(({ vassalage }) => vassalage) ?? [];
    const [first = "", second = "", ...rest] = await rng();
    await vendor({ kind: "vendorOrder", subject: "RNG", order: [second, first] });
    expect(await rng()).toEqual([second, first, ...rest]);
    await vendor({
      kind: "vendor",
      subject: `RNG/${first}`,
      state: "maintenance",
      message: "Moving house",
      isNew: true,
    });
    const [game] = (await openAurelune(app).get(listGames, { gameType: "RNG", vassalage: first })).games;
    expect(game).toMatchObject({ maintenance: true, maintenanceMessage: "Moving house" });
    const cards = (await lanes()).flatMap((lane) => lane.cards);
    expect(cards.find(({ vassalage }) => vassalage === first)).toMatchObject({ maintenance: true, isNew: true });
    if (game === undefined) throw new Error("the vendor has no games");
    const request = toDemo(game.nodeId);
    expect(await openAurelune(app).refuse(launchGame, request)).toBe("game.maintenance");
    await vendor({ kind: "vendor", subject: `RNG/${first}`, state: "off" });
    expect(await rng()).toEqual([second, ...rest]);
    expect(await openAurelune(app).refuse(launchGame, request)).toBe("game.disabled");
    await vendor({ kind: "vendor", subject: `RNG/${first}`, state: "on", isNew: false });
    await vendor({ kind: "vendorOrder", subject: "RNG", order: [first, second] });
    expect(await rng()).toEqual([first, second, ...rest]);
    expect(
      await people.ann.refuse(setVendor, {
        wanted: { kind: "vendor", subject: "RNG/NONE", hot: true },
        reason,
        version: await versionNow(),
      }),
    ).toBe("switch.refused");
  });

  it("X-52: who has not seen the last change is refused with it, and one wrong game among many changes none", async () => {
    const [one] = await firstGames();
    const code = one?.code ?? "";
    const stale = await versionNow();
    await change([code], { isNew: !(one?.isNew ?? false) });
    const sent = { codes: [code], change: { hot: true }, reason, version: stale };
    const { body } = await people.cleo.call(setGames, sent);
    expect(body).toMatchObject({
      success: false,
      errorCode: "version.conflict",
      value: { changes: [{ actor: "ann@aurelune.example", subject: code }] },
    });
    const wrong = { ...sent, codes: [code, "nothing"], change: { state: "off" as const }, version: await versionNow() };
    expect(await people.cleo.refuse(setGames, wrong)).toBe("switch.refused");
    expect((await find(code)).find((game) => game.code === code)).toMatchObject({ state: "ON" });
    expect(await people.kim.refuse(setGames, { ...wrong, codes: ["rng-none-1"], version: 0 })).toMatch(
      /version\.conflict|switch\.refused/,
    );
    await change([code], { isNew: one?.isNew ?? false });
  });

  it("X-52: maintenance is planned with its end, in the list until it begins", async () => {
    const [one] = await firstGames();
    await change([one?.code ?? ""], { state: "maintenance", until: "2099-01-01T04:00" }, "2099-01-01T02:00");
    const { planned } = await people.ann.get(listStaffVendors, {});
    expect(planned).toMatchObject([{ kind: "game", subject: one?.code, localTime: "2099-01-01T02:00" }]);
    expect((await find(one?.code ?? "")).find(({ code }) => code === one?.code)?.state).toBe("ON");
  });

  it("X-28: a collection is a row of games for the players of its place, language and country, in its order, until it is hidden or removed", async () => {
    const games = await firstGames();
    const [one = "", two = "", three = ""] = games.map(({ code }) => code);
    const save = async (collection: Omit<SaveCollection, "version" | "reason">) =>
      people.cleo.get(saveCollection, { ...collection, reason, version: await versionNow() });
    const first = {
      id: randomUUID(),
      names: { EN: "Spring picks", VI: "Chọn mùa xuân" },
      place: "HOME" as const,
      visible: true,
      countries: [],
      games: [two, one],
    };
    const second = { ...first, id: randomUUID(), names: { EN: "For France" }, countries: ["FR"], games: [three] };
    await save(first);
    await save(second);
    const seen = async (language: "EN" | "VI" = "EN") => {
      const response = await openAurelune(app).get(listCollections, { language });
      return response.list.map((row) => [row.name, ...row.games.map(({ code }) => code)]);
    };
    expect(await seen()).toEqual([["Spring picks", two, one]]);
    // A visitor of these tests comes from no known country.
    await save({ ...second, countries: ["FR", "ZZ"] });
    expect((await seen()).map(([name]) => name)).toEqual(["Spring picks", "For France"]);
    await save(second);
    expect(await seen("VI")).toEqual([["Chọn mùa xuân", two, one]]);
    await change([two], { state: "off" });
    expect(await seen()).toEqual([["Spring picks", one]]);
    expect((await people.cleo.get(listStaffCollections, {})).collections[0]?.games).toMatchObject([
      { code: two, isShown: false },
      { code: one, isShown: true },
    ]);
    await change([two], { state: "on" });
    await save({ ...second, countries: [], place: "RNG" });
    expect((await openAurelune(app).get(listCollections, { place: "RNG" })).list).toHaveLength(1);
    await save({ ...second, countries: [] });
    const order = { ids: [second.id, first.id], reason, version: await versionNow() };
    await people.cleo.get(orderCollections, order);
    expect((await seen()).map(([name]) => name)).toEqual(["For France", "Spring picks"]);
    await save({ ...first, visible: false });
    expect((await seen()).map(([name]) => name)).toEqual(["For France"]);
    const stale = { id: second.id, reason, version: 0 };
    expect(await people.cleo.refuse(removeCollection, stale)).toBe("version.conflict");
    await people.cleo.get(removeCollection, { ...stale, version: await versionNow() });
    expect(await seen()).toEqual([]);
    expect(
      await people.cleo.refuse(saveCollection, { ...first, games: ["none"], reason, version: await versionNow() }),
    ).toBe("switch.refused");
    expect((await people.kim.get(listStaffCollections, {})).collections).toEqual([]);
  });
});
