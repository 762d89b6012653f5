import { statSync } from "node:fs";
import { getBalance, getStatus, listAnnouncements, listHotGames } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Commands, openCommands } from "../../test/operatorCommands.ts";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { openAurelune } from "../../test/visitor.ts";
import { listAudit } from "./listAudit.ts";
import { applySwitch } from "./applySwitch.ts";
import { serveOperator } from "./serveOperator.ts";
import { toSocketPath } from "./toSocketPath.ts";
import { tables } from "../../test/tables.ts";

describe("operator", () => {
  let app: TestApp;
  let stop: () => Promise<void>;
  let start: Commands["start"];
  let startWith: Commands["startWith"];
  let run: Commands["run"];

  beforeAll(async () => {
    app = await openTestApp();
    stop = await serveOperator(app);
    ({ start, startWith, run } = openCommands(app.services.config.data));
  });
  afterAll(async () => {
    await stop();
    await app.close();
  });

  it("X-21: `gateway set` switches a running site and writes who, what, before and after", async () => {
    const ann = openAurelune(app);
    expect(await start("set", "module", "LOBBYHOT3", "off", "--merchant", "aurelune")).toMatchObject({ code: 0 });
    expect(await ann.refuse(listHotGames, {})).toBe("function.not.available");
    expect(await run("set", "module", "LOBBYHOT3", "on", "--merchant", "AURELUNE")).toMatchObject({ code: 0 });
    expect((await ann.call(listHotGames, {})).status).toBe(200);
    const entries = (await listAudit(app.services.db, "aurelune")).filter(({ action }) => action === "set module");
    expect(entries.map(({ action, subject, before, after }) => [action, subject, before, after])).toEqual([
      ["set module", "LOBBYHOT3", "0", "1"],
      ["set module", "LOBBYHOT3", "1", "0"],
    ]);
    expect((await start("audit", "--merchant", "aurelune")).output).toContain("LOBBYHOT3");
  });

  it("`gateway batch` runs the commands of its lines in one process, and says of each what it answered or why not", async () => {
    const data = ["--data", app.services.config.data];
    const toLine = (...words: readonly unknown[]): string => JSON.stringify([...words, ...data]);
    const lines = [
      toLine("set", "module", "LOBBYHOT3", "off", "--merchant", "aurelune"),
      "not JSON",
      "",
      toLine("set", "module", 3),
      toLine("set", "module", "NOSUCH3", "on", "--merchant", "aurelune"),
      toLine("set", "module", "LOBBYHOT3", "on", "--merchant", "aurelune", "--no-such-option"),
      toLine("--merchant", "aurelune", "password", "default", "set"),
      toLine("set", "module", "LOBBYHOT3", "on", "--merchant", "aurelune"),
    ];
    const { code, output } = await startWith(lines.join("\n"), "batch");
    const said: readonly Record<string, string>[] = output
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(said.map((each) => Object.keys(each))).toEqual([
      ["answer"],
      ...Array.from({ length: 5 }, () => ["error"]),
      ["answer"],
    ]);
    expect(code).toBe(0);
    expect(said[0]?.["answer"]).toContain('"after":"0"');
    expect(said.at(-1)?.["answer"]).toContain('"before":"0"');
  });

  it("X-21: `gateway set module … --all` and `--where` switch one module everywhere, or nowhere, with an entry at each", async () => {
    const { tenantRegistry } = app.services;
    const areOn = () => tenantRegistry.list().map(({ id, modules }) => `${id} ${modules.has("LOBBYHOT3")}`);
    const both = await start("set", "module", "LOBBYHOT3", "off", "--all");
    expect(JSON.parse(both.output)).toEqual({
      aurelune: { before: "1", after: "0" },
      kickline: { before: "1", after: "0" },
    });
    expect(areOn()).toEqual(["aurelune false", "kickline false"]);
    expect(await run("set", "module", "LOBBYHOT3", "on", "--where", "currency=THB")).toMatchObject({ code: 0 });
    expect(areOn()).toEqual(["aurelune false", "kickline true"]);
    for (const where of ["currency=XYZ", "colour=red", "currency"])
      expect(await run("set", "module", "LOBBYHOT3", "on", "--where", where), where).toMatchObject({ code: 1 });
    expect(areOn()).toEqual(["aurelune false", "kickline true"]);
    expect((await listAudit(app.services.db, "KICKLINE")).slice(0, 2).map(({ after }) => after)).toEqual(["1", "0"]);
    await run("set", "module", "LOBBYHOT3", "on", "--all");
  });

  it("a module that a brand was recorded without is a node of its merchant, off until it is switched on", async () => {
    expect(app.services.tenantRegistry.getById("kickline")?.modules.has("POPNOTICE3")).toBe(false);
    expect(await run("set", "module", "POPNOTICE3", "off", "--all")).toMatchObject({ code: 0 });
  });

  it("names a merchant by its id or its code, refuses others, and `--help` is no fault", async () => {
    expect((await run("audit", "--merchant", "AURELUNE")).output).toBe(
      (await run("audit", "--merchant", "aurelune")).output,
    );
    expect(await run("audit", "--merchant", "nobody")).toMatchObject({
      code: 1,
      output: expect.stringContaining("no merchant nobody"),
    });
    expect(await start("--help")).toMatchObject({ code: 0, output: expect.stringContaining("pnpm gateway set") });
  });

  it("refuses what is not there, and says how it is used", async () => {
    for (const words of [
      ["set", "module", "NOTHING3", "off", "--merchant", "aurelune"],
      ["set", "module", "LOBBYHOT3", "off", "--merchant", "nobody"],
      ["set", "game", "rng-none-1", "off", "--merchant", "aurelune"],
      ["set", "member", "nobody", "frozen", "--merchant", "aurelune"],
      ["set", "banner", "nothing", "off", "--merchant", "aurelune"],
      ["set", "banner", "b 1", "on", "--merchant", "aurelune"],
      ["set", "banner", "b1", "on", "--link", "INNER", "--merchant", "aurelune"],
      ["set", "favicon", "https://elsewhere.example/icon.svg", "--merchant", "aurelune"],
      ["set", "favicon", "//elsewhere.example/icon.svg", "--merchant", "aurelune"],
    ]) {
      expect(await run(...words), words.join(" ")).toMatchObject({ code: 1 });
    }
    const usage = await start("set", "member", "nobody", "perhaps", "--merchant", "aurelune");
    expect([usage.code, usage.output]).toEqual([1, expect.stringContaining("set member <username>")]);
  });

  it("SH-22: `gateway set favicon` changes the tab icon that the status names, and gives the brand's own back", async () => {
    const ann = openAurelune(app);
    const read = async () => (await ann.get(getStatus, {})).mobileTemplate.favicon;
    expect(await read()).toBe("");
    await run("set", "favicon", "/art/vendors/LUNA.svg", "--merchant", "aurelune");
    expect(await read()).toBe("/art/vendors/LUNA.svg");
    await run("set", "favicon", "brand", "--merchant", "aurelune");
    expect(await read()).toBe("");
  });

  it("CN-07, Q-17: `gateway set kUnit` shows rewards of a currency in thousands, and in units again", async () => {
    const read = async () => (await openAurelune(app).get(getStatus, {})).info.settings.currencies[0];
    expect(await read()).not.toHaveProperty("kUnit");
    expect(await run("set", "kUnit", "VND", "on", "--merchant", "aurelune")).toMatchObject({ code: 0 });
    expect(await read()).toMatchObject({ currency: "VND", kUnit: true });
    expect(await run("set", "kUnit", "XXX", "on", "--merchant", "aurelune")).toMatchObject({ code: 1 });
    expect(await run("set", "kUnit", "VND", "off", "--merchant", "aurelune")).toMatchObject({ code: 0 });
    expect(await read()).not.toHaveProperty("kUnit");
  });

  it("BN-20: `gateway set banner` adds a banner at the end, changes it in its place, and takes it away", async () => {
    const list = async () => (await openAurelune(app).get(listAnnouncements, { types: "B" })).banners;
    const before = await list();
    const words = ["set", "banner", "weekend", "on", "--merchant", "aurelune", "--title"];
    expect(await run(...words, "Long weekend", "--link", "GAME:aurelune-rng-luna-1")).toMatchObject({ code: 0 });
    const added = { bannerId: "weekend", groupName: "/", url: "/art/banners/weekend.svg", title: "Long weekend" };
    expect(await list()).toEqual([...before, { ...added, linkageType: "GAME", linkage: "aurelune-rng-luna-1" }]);
    await run(...words, "Over", "--page", "/rng", "--link", "OUTER:https://promo.example/a:b");
    const changed = { groupName: "/rng", title: "Over", linkageType: "OUTER", linkage: "https://promo.example/a:b" };
    expect(await list()).toEqual([...before, { ...added, ...changed }]);
    expect(await run("set", "banner", "weekend", "off", "--merchant", "aurelune")).toMatchObject({ code: 0 });
    expect(await list()).toEqual(before);
  });

  it("a switch that another gateway made on the same database is seen by itself", async () => {
    const ann = openAurelune(app);
    await applySwitch(
      app.services.db,
      { kind: "module", merchant: "aurelune", subject: "FREEPLAY3", state: "off" },
      "elsewhere",
    );
    await expect
      .poll(async () => JSON.stringify(await ann.get(getStatus, {})))
      .not.toContain('"FREEPLAY3","enabled":"1"');
  });

  it("a freeze reaches sessions that are in memory, and a thaw lets the member log in again", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("operatorann");
    await ann.getBalance();
    await run("set", "member", "OPERATORann", "frozen", "--merchant", "aurelune");
    await expect(ann.launchFirst()).rejects.toThrow("account.frozen");
    expect(await ann.refuse(getBalance, {})).toBe("account.frozen");
    await run("set", "member", "operatorann", "active", "--merchant", "aurelune");
    await ann.loginAs("operatorann");
    expect((await ann.launchFirst()).openIn).toBe("IFRAME");
  });

  it("X-21: `gateway security` lists a member's log, and a time's", async () => {
    await openAurelune(app).registerAs("operatorbob");
    await run("set", "member", "operatorbob", "frozen", "--merchant", "aurelune");
    const listed = await start("security", "--merchant", "AURELUNE", "--member", "OperatorBob");
    expect(listed.code).toBe(0);
    expect(JSON.parse(listed.output)).toMatchObject([
      { event: "member.frozen", member: "operatorbob" },
      { event: "member.registered" },
    ]);
    expect(JSON.parse((await run("security", "--merchant", "aurelune", "--to", "2020-01-01")).output)).toEqual([]);
    expect(await run("security", "--merchant", "nobody")).toMatchObject({
      code: 1,
      output: expect.stringContaining("no merchant nobody"),
    });
    expect(await run("security", "--merchant", "aurelune", "--from", "soon")).toMatchObject({
      code: 1,
      output: expect.stringContaining("soon is no time"),
    });
    expect((await run("security")).output).toContain("gateway security --merchant");
  });

  it("X-21: the audit log cannot be rewritten, and its socket is for the gateway's user alone", async () => {
    const { db, config } = app.services;
    await expect(tables(db).deleteFrom("audit_log").execute()).rejects.toThrow(/permission denied/);
    await expect(tables(db).updateTable("audit_log").set({ actor: "x" }).execute()).rejects.toThrow(
      /permission denied/,
    );
    expect(statSync(toSocketPath(config.data)).mode & 0o077).toBe(0);
  });
});
