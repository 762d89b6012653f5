import { launchGame, type LaunchRequest, listGames } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, toLaunch, type Visitor } from "../../../test/visitor.ts";

describe("a launch's fields", () => {
  let app: TestApp;
  let ann: Visitor;

  beforeAll(async () => {
    app = await openTestApp();
    ann = openAurelune(app);
    await ann.registerAs("fieldsann");
  });
  afterAll(() => app.close());

  it("GM-21: takes the thirteen fields of the specification, a room in place of a game or beside it, and one of both it must be", async () => {
    const {
      gameId: _,
      mode,
      backUrl,
      ...form
    } = await ann
      .get(listGames, { pageSize: 1 })
      .then(({ games }) => toLaunch("aurelune.localhost", "AURELUNE", games[0]?.nodeId ?? ""));
    const [gameId, others] = [form.nodeId, { ...form, username: "fieldsann", token: ann.getToken() ?? "" }];
    const thirteen = { gameId, roomId: "table-7", ...others };
    expect(Object.keys(thirteen)).toHaveLength(13);
    const roomOf = async (fields: LaunchRequest) =>
      new URL((await ann.get(launchGame, fields)).game_url ?? "").searchParams.get("room");
    expect(await roomOf({ ...thirteen, mode, backUrl })).toBe("table-7");
    expect(await roomOf({ roomId: "table-8", ...others, mode, backUrl })).toBe("table-8");
    expect(await roomOf({ gameId, ...others, mode, backUrl })).toBeNull();
    expect((await ann.call(launchGame, { ...others, mode, backUrl })).body).toMatchObject({
      errorCode: "request.invalid",
      fields: [{ name: "gameId", rule: "required" }],
    });
    for (const name of Object.keys(others)) {
      const { [name]: __, ...rest }: Record<string, unknown> = { ...thirteen, mode, backUrl };
      expect((await ann.send(launchGame, rest)).body, name).toContain("request.invalid");
    }
  });
});
