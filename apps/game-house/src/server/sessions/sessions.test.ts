import type { ProviderGame } from "@marquee/contract";
import { openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import type { GameState, OpenAnswer } from "../../api/GameApi.ts";
import { migrations } from "../db/migrations.ts";
import { findCode, plantSeed, toTestRecord } from "../../../test/findSeed.ts";
import { createTestHouse, type TestHouse } from "../../../test/testHouse.ts";

describe("what a session plays", () => {
  let test: TestHouse;
  beforeEach(async () => {
    test = await createTestHouse();
  });
  afterEach(() => test.close());

  /** The gateway tells this of every game from now on. */
  function tell(change: (game: ProviderGame) => unknown): void {
    test.disturb = async (_, pass) => {
      const answer = await pass();
      const body = JSON.parse(answer.body);
      if (body.session?.game !== undefined) body.session.game = change(body.session.game);
      return { ...answer, body: JSON.stringify(body) };
    };
  }
  async function open(code: string, page = code) {
    const payload = { token: test.wallet.issueToken("p1", code), gameCode: page };
    const response = await test.app.inject({ method: "POST", url: "/api/open", payload });
    return { http: response.statusCode, code: response.json().code, answer: () => response.json<OpenAnswer>() };
  }
  const stakes = () => test.calls.filter((call) => call === "bet" || call === "betwin");
  const as =
    (token: string) =>
    async (name: string, payload: object = {}) =>
      (
        await test.app.inject({
          method: "POST",
          url: `/api/${name}`,
          headers: { authorization: `Bearer ${token}` },
          payload,
        })
      ).json();

  it("GM-34: the record's model and look, whatever the code was taken for before", async () => {
    for (const model of ["tumble-bold", "classic-calm"]) {
      tell((game) => ({ ...game, model, theme: "sea", rtp: toTestRecord(findCode(model)).rtp }));
      const { token, state } = (await open("rng-luna-1")).answer();
      expect(state.game).toEqual({ code: "rng-luna-1", model, theme: "sea" });
      await as(token)("spin", { roundId: `r-${model}`, stake: "1.00" });
    }
    const rounds = await test.house.db.selectFrom("rounds").select(["game_code", "model"]).orderBy("id").execute();
    expect(rounds).toEqual([
      { game_code: "rng-luna-1", model: "tumble-bold" },
      { game_code: "rng-luna-1", model: "classic-calm" },
    ]);
  });

  it.each<[string, (game: ProviderGame) => unknown]>([
    ["a model that the house does not have", (game) => ({ ...game, model: "classic-wild" })],
    ["a look that it does not have", (game) => ({ ...game, theme: "desert" })],
    ["another return than the model's", (game) => ({ ...game, rtp: game.rtp + 1 })],
    ["no record, as older gateways", () => undefined],
  ])("GM-34: %s is refused by name before any stake, and told the operator", async (_, change) => {
    tell(change);
    expect(await open("rng-luna-1")).toMatchObject({ http: 409, code: "game.unknown" });
    expect([stakes(), await test.house.db.selectFrom("sessions").select("id").execute()]).toEqual([[], []]);
    expect(test.logs.join("\n")).toContain("a game was launched that the house cannot play");
  });

  it("GM-34: another game's page opens nothing with the token", async () => {
    expect(await open("rng-luna-1", "rng-luna-2")).toMatchObject({ http: 401, code: "launch.invalid" });
    expect(await test.house.db.selectFrom("sessions").select("id").execute()).toEqual([]);
  });

  it("GM-34: a session whose model is gone takes no stake", async () => {
    const player = await test.open(findCode("classic-calm"));
    await test.house.db.updateTable("sessions").set({ model: "classic-gone" }).execute();
    expect((await player.post("spin", { roundId: "r1", stake: "1.00" })).body.code).toBe("game.unknown");
    expect(stakes()).toEqual([]);
  });

  it("X-15: a round that was left is played to its end on its own model, and the next one asks for a new launch", async () => {
    const code = findCode("lantern-calm");
    await plantSeed(test.house, "p1", code, ({ stages }) => stages.length > 1);
    const left = await test.open(code);
    await left.spin("r1");
    tell((game) => ({ ...game, model: "classic-calm", rtp: toTestRecord(findCode("classic-calm")).rtp }));
    const opened = (await open(code)).answer();
    expect(opened.state.game.model).toBe("lantern-calm");
    const ask = as(opened.token);
    const { round }: GameState = await ask("state");
    expect((await ask("step", { roundId: round?.roundId, stage: 1, choice: 0 })).round.status).toBe("SETTLED");
    expect((await ask("spin", { roundId: "r2", stake: "1.00" })).code).toBe("session.ended");
    const next = (await open(code)).answer();
    expect(next.state.game.model).toBe("classic-calm");
    expect((await as(next.token)("spin", { roundId: "r2", stake: "1.00" })).round.status).toBe("SETTLED");
  });

  it("sessions of older programs have ended: what they played was worked out of the code", async () => {
    const older = migrations.filter(({ name }) => name < "004");
    const database = await openTestDatabase(inject("testSource"), { migrations: older, empty: true });
    try {
      const { db } = database;
      await sql`insert into sessions (id, token_hash, provider_session, player_id, nickname, currency, mode, jurisdiction, min_bet, max_bet, max_win, game_code)
        values ('s1', 'h', 'p', 'p1', 'P', 'VND', 'REAL', 'SEA', 1, 2, 3, 'rng-luna-1')`.execute(db);
      await sql.raw(migrations.find(({ name }) => name === "004-records")?.sql ?? "").execute(db);
      expect((await sql`select ended_at is not null as ended, model from sessions`.execute(db)).rows).toEqual([
        { ended: true, model: null },
      ]);
    } finally {
      await database.close();
    }
  });
});
