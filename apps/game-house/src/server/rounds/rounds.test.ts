import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RoundAnswer } from "../../api/GameApi.ts";
import type { Outcome } from "../../maths/Outcome.ts";
import { findCode, plantSeed } from "../../../test/findSeed.ts";
import { createTestHouse } from "../../../test/testHouse.ts";
import type { TestHouse, TestPlayer } from "../../../test/testHouse.ts";

const stake = 10_000;
const isFeature = ({ stages }: Outcome): boolean => stages.length > 2;
const isWin = ({ stages: [spin, more] }: Outcome): boolean =>
  spin?.kind === "spin" && spin.pay > 100 && more === undefined;

function toPoints({ stages }: Outcome, choice = 0): number {
  return stages.reduce((sum, stage) => sum + (stage.kind === "pick" ? (stage.prizes[choice] ?? 0) : stage.pay), 0);
}

let test: TestHouse;
beforeEach(async () => {
  test = await createTestHouse();
});
afterEach(() => test.close());

/** Presses on to the end of a round. */
async function finish(player: TestPlayer, { round }: RoundAnswer, choice?: number): Promise<RoundAnswer> {
  let answer: RoundAnswer = { round, net: "" };
  while (answer.round.next !== undefined) {
    const body = { roundId: round.roundId, stage: answer.round.stages.length, choice };
    answer = (await player.post("step", body)).body;
  }
  return answer;
}

describe("a round", () => {
  it("GM-34: moves the balance by exactly what the game says, in one call", async () => {
    const code = findCode("classic-calm");
    const outcome = await plantSeed(test.house, "p1", code, isWin);
    const player = await test.open(code);
    const before = player.balance();
    const { round, balance, net } = await player.spin("r1");
    expect(round.status).toBe("SETTLED");
    expect(player.balance()).toBe(before - stake + (stake / 100) * toPoints(outcome));
    expect(Number(balance) * 10_000).toBe(player.balance());
    expect(Number(net) * 10_000).toBe(player.balance() - before);
    expect(test.calls.filter((call) => /bet|win/.test(call))).toEqual(["betwin"]);
    const stored = await test.house.db.selectFrom("rounds").selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      game_version: 1,
      model: "classic-calm",
      model_version: 1,
      rtp: 9557,
      currency: "VND",
      jurisdiction: "SEA",
    });
  });

  it("GM-34: pressed twice at once is one round", async () => {
    const player = await test.open(findCode("tumble-calm"));
    const answers = await Promise.all(Array.from({ length: 8 }, () => player.spin("same")));
    expect(new Set(answers.map(({ round }) => round.roundId)).size).toBe(1);
    expect(answers.every(({ round }) => round.status === "SETTLED")).toBe(true);
    expect(test.wallet.memory.transactions.size).toBe(1);
    expect((await player.spin("same")).round).toEqual(answers[0]?.round);
  });

  it.each(["voyage-calm", "lantern-bold", "treasure-calm"])(
    "X-15: %s goes on after a new launch with the same outcome",
    async (model) => {
      const code = findCode(model);
      const outcome = await plantSeed(
        test.house,
        "p1",
        code,
        model.startsWith("lantern") ? ({ stages }) => stages.length > 1 : isFeature,
      );
      const first = await test.open(code);
      const before = first.balance();
      const opened = await first.spin("r1");
      expect(opened.round).toMatchObject({ status: "OPEN", stages: outcome.stages.slice(0, 1) });
      expect(first.balance()).toBe(before - stake);
      const second = await test.open(code);
      const { round } = await second.state();
      expect(round).toEqual(opened.round);
      if (!round) throw new Error("no round to resume");
      const end = await finish(second, { round, net: "" }, 2);
      expect(end.round.status).toBe("SETTLED");
      expect(second.balance()).toBe(before - stake + (stake / 100) * toPoints(outcome, 2));
      expect((await second.state()).round).toBeUndefined();
    },
  );

  it("GM-34: stakes that the operator narrows are refused by the wallet, then offered no more; what was refused moved nothing", async () => {
    const player = await test.open(findCode("classic-calm"));
    const before = player.balance();
    const limits = { minBet: 20_000, maxBet: 50_000 };
    for (const { session } of test.wallet.memory.sessions.values()) Object.assign(session.limits, limits);
    expect((await player.spin("r1", "10.00")).round).toMatchObject({ status: "REFUSED", refusal: "BET_LIMIT" });
    expect(player.balance()).toBe(before);
    test.disturb = async ({ path }, pass) => {
      const answer = await pass();
      return path.endsWith("/balance")
        ? { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), limits }) }
        : answer;
    };
    expect((await player.state()).stakes).toEqual(["2.00", "4.00"]);
    const refused = await player.post("spin", { roundId: "r2", stake: "10.00" });
    expect(refused).toMatchObject({ http: 400, body: { code: "stake.invalid", field: "stake" } });
    expect((await player.spin("r3", "4.00")).round.status).not.toBe("REFUSED");
  });

  it("X-15: a stage is shown once, in order, and never before its press", async () => {
    const code = findCode("voyage-bold");
    const outcome = await plantSeed(test.house, "p1", code, isFeature);
    const player = await test.open(code);
    const { round } = await player.spin("r1");
    expect(round.stages).toHaveLength(1);
    const skip = await player.post("step", { roundId: round.roundId, stage: 2 });
    expect(skip).toMatchObject({ http: 409, body: { code: "stage.unknown" } });
    const step = { roundId: round.roundId, stage: 1 };
    const both = await Promise.all([player.post("step", step), player.post("step", step)]);
    for (const { body } of both) expect(body.round.stages).toEqual(outcome.stages.slice(0, 2));
    expect((await player.post("spin", { roundId: "r2", stake: "1.00" })).body.code).toBe("round.unfinished");
  });

  it("X-15: two choices at once are one choice, paid once", async () => {
    const code = findCode("lantern-bold");
    const outcome = await plantSeed(test.house, "p1", code, ({ stages }) => stages.length > 1);
    const player = await test.open(code);
    const before = player.balance();
    const { round } = await player.spin("r1");
    const pick = (choice: number) => player.post("step", { roundId: round.roundId, stage: 1, choice });
    const answers = await Promise.all([0, 1, 2, 3, 4].map(pick));
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 200, 200]);
    const [picked] = answers.map(({ body }) => body.round.stages[1]);
    const choice = picked?.kind === "pick" ? picked.picked : Number.NaN;
    for (const { body } of answers) expect(body.round.stages[1]).toEqual(picked);
    expect(player.balance()).toBe(before - stake + (stake / 100) * toPoints(outcome, choice));
  });

  it("X-15: an abandoned round is played to its end and paid", async () => {
    const code = findCode("lantern-calm");
    const outcome = await plantSeed(test.house, "p1", code, ({ stages }) => stages.length > 1);
    const player = await test.open(code);
    const before = player.balance();
    await player.spin("r1");
    await test.makeDue();
    await test.recover();
    expect(player.balance()).toBe(before - stake + (stake / 100) * toPoints(outcome, 0));
  });
});

describe("what a player sees of it", () => {
  it("X-14: the history holds own rounds of this game, each with a replay", async () => {
    const player = await test.open(findCode("tumble-bold"));
    const other = await test.open(findCode("tumble-bold"), "p2");
    const rounds: RoundAnswer[] = [];
    for (let index = 0; index < 22; index += 1) rounds.push(await player.spin(`r${index}`));
    const first = (await player.post("history")).body;
    expect(first.rounds).toHaveLength(20);
    const second = (await player.post("history", { before: first.before })).body;
    const ids = [...first.rounds, ...second.rounds].map(({ roundId }) => roundId);
    expect(ids).toEqual(rounds.map(({ round }) => round.roundId).toReversed());
    expect(second.before).toBeUndefined();
    const replay = (await player.post("replay", { roundId: ids[0] })).body;
    expect(replay.round).toEqual(rounds.at(-1)?.round);
    expect((await other.post("replay", { roundId: ids[0] })).http).toBe(404);
    expect((await other.post("history")).body.rounds).toEqual([]);
  });

  it("refuses what it cannot take, and nothing moves", async () => {
    const player = await test.open(findCode("classic-calm"));
    const before = player.balance();
    const stakes = ["-1", "1e9", "0.00001", "NaN", " 1", `1${"0".repeat(30)}`, "0", "1.01", "999999", "", 1, null, {}];
    for (const each of stakes) {
      const { http, body } = await player.post("spin", { roundId: "r1", stake: each });
      expect(http, JSON.stringify(each)).toBe(400);
      expect(body.field, JSON.stringify(each)).toBe("stake");
    }
    for (const roundId of ["", "a b", "x".repeat(65), 5]) {
      const { http } = await player.post("spin", { roundId, stake: "1.00" });
      expect(http).toBe(400);
    }
    for (const name of ["step", "replay"] as const)
      expect((await player.post("step", { roundId: "none", stage: 1 })).http, name).toBe(404);
    for (const name of ["open", "rotate", "verify"] as const)
      expect((await player.post(name, { token: 7 })).http, name).toBe(400);
    expect(
      (
        await test.app.inject({
          method: "POST",
          url: "/api/state",
          payload: "{",
          headers: { "content-type": "application/json" },
        })
      ).statusCode,
    ).toBe(400);
    expect((await test.app.inject({ method: "POST", url: "/api/spin", payload: {} })).statusCode).toBe(400);
    expect(player.balance()).toBe(before);
    expect(test.calls.filter((call) => /bet|win/.test(call))).toEqual([]);
  });

  it("a refused bet is told with its reason, and the next spin is free to go", async () => {
    const player = await test.open(findCode("classic-calm"));
    test.wallet.getPlayer("p1").balance = 5_000;
    expect((await player.spin("r1")).round).toMatchObject({
      status: "REFUSED",
      refusal: "INSUFFICIENT_FUNDS",
      stages: [],
    });
    test.wallet.getPlayer("p1").balance = 20_000;
    expect((await player.spin("r2")).round.status).toBe("SETTLED");
  });

  it("a launch token opens once, and an ended session plays no more", async () => {
    const code = findCode("classic-calm");
    const token = test.wallet.issueToken("p1", code);
    const open = () => test.app.inject({ method: "POST", url: "/api/open", payload: { token, gameCode: code } });
    expect((await open()).statusCode).toBe(200);
    expect((await open()).statusCode).toBe(401);
    const player = await test.open(code);
    await player.post("end");
    expect((await player.post("state")).http).toBe(401);
    expect(test.calls.at(-1)).toBe("end");
  });

  it("tokens are in no log", async () => {
    const player = await test.open(findCode("classic-calm"));
    await player.spin("r1");
    await test.app.inject({ method: "GET", url: "/play/x?t=planted-launch-token" });
    expect(test.logs.length).toBeGreaterThan(3);
    const text = test.logs.join("\n");
    for (const planted of [player.token, "planted-launch-token", "a-secret-for-tests-only"])
      expect(text).not.toContain(planted);
    const rows = JSON.stringify(await test.house.db.selectFrom("sessions").selectAll().execute());
    expect(rows).not.toContain(player.token);
  });
});

describe("the spin's least time in GB", () => {
  const toGb = async (): Promise<void> => {
    await test.house.db.updateTable("sessions").set({ jurisdiction: "GB" }).execute();
    // Two games at once, as at a wallet that allows a session for each vendor.
    for (const session of test.wallet.memory.sessions.values()) session.ended = false;
  };
  const letPass = (milliseconds: number) =>
    test.house.db
      .updateTable("rounds")
      .set({ created_at: sql`created_at - ${milliseconds}::int * interval '1 millisecond'` })
      .execute();

  it("X-13: the server takes no spin within 2.5 s of the last one, in no game, and says how long to wait", async () => {
    const [player, other] = [await test.open(findCode("classic-calm")), await test.open(findCode("tumble-calm"))];
    await toGb();
    const first = await player.spin("r1");
    expect(first.round.status).toBe("SETTLED");
    for (const at of [player, other]) {
      const { http, body } = await at.post("spin", { roundId: "r2", stake: "1.00" });
      expect([http, body.code]).toEqual([409, "spin.early"]);
      expect(body.retryAfter).toBeGreaterThan(0);
      expect(body.retryAfter).toBeLessThanOrEqual(2_500);
    }
    expect((await player.spin("r1")).round).toEqual(first.round);
    await letPass(2_500);
    expect((await other.spin("r2")).round.status).toBe("SETTLED");
  });

  it("X-13: of twenty spins at once in two games one is taken, twenty times over", async () => {
    const players = [await test.open(findCode("classic-calm")), await test.open(findCode("tumble-calm"))];
    await toGb();
    test.wallet.getPlayer("p1").balance = 100 * stake;
    for (let time = 1; time <= 20; time += 1) {
      const spins = Array.from({ length: 20 }, (_, index) =>
        players[index % 2]?.post("spin", { roundId: `r${time}-${index}`, stake: "1.00" }),
      );
      expect((await Promise.all(spins)).filter((answer) => answer?.http === 200)).toHaveLength(1);
      expect(test.wallet.memory.transactions.size).toBe(time);
      await letPass(2_500);
    }
  });

  it("X-13: a spin that was refused does not count, and elsewhere there is no least time", async () => {
    const player = await test.open(findCode("classic-calm"));
    for (const roundId of ["r1", "r2"]) expect((await player.post("spin", { roundId, stake: "1.00" })).http).toBe(200);
    await toGb();
    await letPass(2_500);
    test.wallet.getPlayer("p1").balance = stake / 2;
    expect((await player.spin("r3")).round.status).toBe("REFUSED");
    test.wallet.getPlayer("p1").balance = stake;
    expect((await player.spin("r4")).round.status).toBe("SETTLED");
  });
});
