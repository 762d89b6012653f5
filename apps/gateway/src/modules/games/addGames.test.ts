import { launchGame, listGames, listVendors } from "@marquee/contract";
import {
  addGames,
  type AddGames,
  listAudit,
  listStaffGames,
  listStaffVendors,
  type NewGame,
} from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune, toLaunch } from "../../../test/visitor.ts";

const reason = "a new studio";

describe("new games and vendors", () => {
  let app: TestApp;
  let ann: Staff;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    await addStaff(app.services.db, "ann@aurelune.example", { AURELUNE: ["OPERATIONS", "AUDITOR"] });
    ann = await new Staff(app, "AURELUNE").login("ann@aurelune.example");
  });
  afterAll(() => app.close());

  const game = (code: string, more: Partial<NewGame> = {}): NewGame => ({
    code,
    name: `Game ${code}`,
    category: "RNG",
    vendor: "LAMP",
    vendorName: "Lamplighter",
    model: "voyage-calm",
    theme: "sea",
    ...more,
  });
  const toRequest = async (games: readonly NewGame[], on = true): Promise<AddGames> => ({
    games: [...games],
    on,
    reason,
    version: (await ann.get(listStaffVendors, {})).version,
  });
  const find = async (search: string) => (await ann.get(listStaffGames, { search })).items;

  it("are in the lobby at once, the vendor with its name, behind the others, and can be played", async () => {
    await ann.get(addGames, await toRequest([game("lamp-one"), game("lamp-two", { name: "O'Neil & Sơn" })]));
    const { vendors } = await ann.get(listStaffVendors, {});
    expect(vendors.filter(({ vendor }) => vendor === "LAMP")).toMatchObject([{ name: "Lamplighter", games: 2 }]);
    const visitor = openAurelune(app);
    expect(JSON.stringify(await visitor.get(listVendors, {}))).toContain("Lamplighter");
    const { games } = await visitor.get(listGames, { gameType: "RNG", vassalage: "LAMP" });
    expect(games.map(({ gameName }) => gameName).toSorted()).toEqual(["Game lamp-one", "O'Neil & Sơn"]);
    const [first] = games;
    const launched = await visitor.get(launchGame, {
      ...toLaunch("aurelune.localhost", "AURELUNE", first?.nodeId ?? ""),
      mode: "DEMO",
    });
    expect(launched.game_url).toContain("/play/lamp-");
    const [line] = (await ann.get(listAudit, { action: "add games" })).items;
    expect(line).toMatchObject({
      actor: "ann@aurelune.example",
      reason,
      after: { games: ["lamp-one", "lamp-two"], on: true },
    });
  });

  it("that are added off are found by no player until somebody switches them on", async () => {
    await ann.get(addGames, await toRequest([game("lamp-dark")], false));
    expect(await find("lamp-dark")).toMatchObject([{ state: "OFF" }]);
    const { games } = await openAurelune(app).get(listGames, { gameType: "RNG", vassalage: "LAMP" });
    expect(games.map(({ gameName }) => gameName)).not.toContain("Game lamp-dark");
  });

  it("are all refused where one is wrong, which is named by its place and field", async () => {
    const wrong = [
      game("lamp-three"),
      game("lamp-one"),
      game("lamp-three"),
      { ...game("nobody-one"), vendor: "NOBO", vendorName: undefined },
    ].map(({ vendorName, ...rest }) => ({ ...rest, ...(vendorName !== undefined && { vendorName }) }));
    const { body } = await ann.call(addGames, await toRequest(wrong));
    expect(body).toMatchObject({
      errorCode: "fields",
      fields: [
        { name: "games.1.code", rule: "taken" },
        { name: "games.2.code", rule: "same" },
        { name: "games.3.vendorName", rule: "required" },
      ],
    });
    expect(await find("lamp-three")).toEqual([]);
    const text = JSON.stringify({
      ...(await toRequest([game("lamp-four")])),
      games: [{ ...game("x"), code: "__proto__" }],
    });
    expect((await ann.call(addGames, JSON.parse(text))).body).toMatchObject({ errorCode: "request.invalid" });
  });

  it("GM-34: come with stake limits of their own, within what currency and vendor allow", async () => {
    const limited = game("lamp-small", { minStake: "2000", maxStake: "50000" });
    await ann.get(addGames, await toRequest([limited, game("lamp-free")]));
    const stakesOf = async (code: string) => (await find(code))[0]?.stakes[0];
    expect(await stakesOf("lamp-small")).toMatchObject({
      own: { min: "2000.00", max: "50000.00" },
      max: { from: "GAME" },
    });
    expect(await stakesOf("lamp-free")).toMatchObject({ own: { min: null, max: null } });
    const wrong = [
      game("lamp-w1", { minStake: "2000.50" }),
      game("lamp-w2", { maxStake: "5000000" }),
      game("lamp-w3", { minStake: "9000", maxStake: "8000" }),
    ];
    expect((await ann.call(addGames, await toRequest(wrong))).body).toMatchObject({
      errorCode: "fields",
      fields: [
        { name: "games.0.minStake", rule: "amount" },
        { name: "games.1.maxStake", rule: "amount", max: 2_000_000 },
        { name: "games.2.maxStake", rule: "amount", min: 9_000 },
      ],
    });
    expect(await find("lamp-w1")).toEqual([]);
  });

  it("of two people who add at once the second has to look again, and nothing is twice", async () => {
    const request = await toRequest([game("lamp-five")]);
    const answers = await Promise.all([ann.call(addGames, request), ann.call(addGames, request)]);
    expect(answers.map(({ body }) => (body.success ? "done" : body.errorCode)).toSorted()).toEqual([
      "done",
      "version.conflict",
    ]);
    expect(await find("lamp-five")).toHaveLength(1);
  });
});
