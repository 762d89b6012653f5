import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Commands, openCommands } from "../../test/operatorCommands.ts";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { serveOperator } from "./serveOperator.ts";

const zone = "Asia/Ho_Chi_Minh";
const merchant = "aurelune";

describe("the commands about switches", () => {
  let app: TestApp;
  let stop: () => Promise<void>;
  let start: Commands["start"];
  let run: Commands["run"];

  beforeAll(async () => {
    app = await openTestApp();
    stop = await serveOperator(app);
    const commands = openCommands(app.services.config.data);
    start = (...words) => commands.start(...words, "--merchant", merchant);
    run = (...words) => commands.run(...words, "--merchant", merchant);
  });
  afterAll(async () => {
    await stop();
    await app.close();
  });

  it("X-66, X-54: `gateway set … --percent --until --at --version`, `planned` and `switches` do all that at a running gateway", async () => {
    expect(await run("set", "node", "LOBBYHOT3", "--owner", "Lobby team")).toMatchObject({ code: 0 });
    expect(await run("set", "module", "LOBBYHOT3", "on", "--percent", "25")).toMatchObject({ code: 0 });
    const told = JSON.parse((await start("switches")).output);
    const hot = told.nodes.find(({ id }: { id: string }) => id === "LOBBYHOT3");
    expect(hot).toMatchObject({ own: "1", percent: 25, share: 25, reason: "rollout", owner: "Lobby team" });
    const stale = await run("set", "module", "LOBBYHOT3", "on", "--version", `${told.version - 1}`);
    expect([stale.code, stale.output]).toEqual([1, expect.stringMatching(/25%.*version\.conflict/)]);
    expect(await run("set", "module", "LOBBYHOT3", "on", "--version", `${told.version}`)).toMatchObject({ code: 0 });
    const window = ["--at", "2031-01-01T02:00", "--until", "2031-01-01T04:00", "--message", "New year"];
    const { id, at } = JSON.parse((await run("set", "status", "maintenance", ...window)).output);
    expect(at).toBe("2030-12-31T19:00:00.000Z");
    expect(JSON.parse((await start("planned")).output)).toMatchObject([
      {
        id,
        kind: "status",
        localTime: "2031-01-01T02:00",
        timeZone: zone,
        restores: false,
        wanted: { message: "New year" },
      },
    ]);
    expect(await run("planned", "cancel", id)).toMatchObject({ code: 0 });
    expect(JSON.parse((await run("planned")).output)).toEqual([]);
    expect(await run("set", "node", "LOBBYHOT3", "--owner", "", "--note", "")).toMatchObject({ code: 0 });
    const { rows, pages } = JSON.parse((await run("switches", "--without", "LOBBYHOT3")).output);
    expect(rows.map(({ name }: { name: string }) => name)).toContain("listHotGames");
    expect(pages.map(({ path }: { path: string }) => path)).toEqual(["/hot"]);
    const others = JSON.parse((await run("switches", "--against", "kickline")).output);
    expect(others.map((each: { id: string }) => each.id)).toContain("POPNOTICE3");
    for (const words of [
      ["set", "module", "LOBBYHOT3", "on", "--percent", "101"],
      ["set", "module", "LOBBYHOT3", "on", "--at", "tomorrow"],
      ["set", "module", "LOBBYHOT3", "on", "--version", "-1"],
      ["planned", "cancel", "nothing"],
      ["switches", "--with", "LOBBY3", "--without", "LOBBY3"],
    ])
      expect(await run(...words), words.join(" ").slice(0, 100)).toMatchObject({ code: 1 });
  });
});
