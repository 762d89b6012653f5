import { finish, openFeature, refuse } from "../../../test/featureRound.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findCode, plantSeed } from "../../../test/findSeed.ts";
import { createTestHouse } from "../../../test/testHouse.ts";
import type { TestHouse, TestPlayer } from "../../../test/testHouse.ts";
import { payWin, undoBet } from "./settleRound.ts";

const stake = 10_000;
const down = async () => ({ http: 503, body: '{"status":"MAINTENANCE","requestId":"x","processedAt":1}' });
const lost = async () => ({ http: 500, body: "gone" });
let test: TestHouse;
beforeEach(async () => {
  test = await createTestHouse();
});
afterEach(() => test.close());

const getStatus = async (): Promise<string> =>
  (await test.house.db.selectFrom("rounds").select("status").executeTakeFirstOrThrow()).status;

/** Disturbs the calls of one name: `late` lets the wallet act and loses its answer. */
function lose(name: string, how: "before" | "late"): void {
  test.disturb = async (call, pass) => {
    if (!call.path.endsWith(`/${name}`)) return pass();
    if (how === "late") await pass();
    return lost();
  };
}

describe("retry duty", () => {
  it("GM-34: a bet without an answer is tried three times a second apart, then given back", async () => {
    const player = await openFeature(test);
    const before = player.balance();
    lose("bet", "late");
    const { round } = await player.spin("r1");
    expect(test.calls.filter((call) => call === "bet")).toHaveLength(3);
    expect(test.waits).toEqual([1_000, 1_000]);
    expect(round.status).toBe("VOID");
    expect(round.stages).toEqual([]);
    expect(player.balance()).toBe(before);
  });

  it("GM-34: a bet that never arrived leaves a tombstone that stops it for good", async () => {
    const player = await openFeature(test);
    const before = player.balance();
    lose("bet", "before");
    const { round } = await player.spin("r1");
    expect(round.status).toBe("VOID");
    expect(test.wallet.memory.bets.get(`${round.roundId}.bet`)?.state).toBe("TOMBSTONE");
    expect(player.balance()).toBe(before);
  });

  it("GM-34: an instant round that did go through counts, though nobody heard", async () => {
    const code = findCode("classic-calm");
    const outcome = await plantSeed(
      test.house,
      "p1",
      code,
      ({ stages: [spin] }) => spin?.kind === "spin" && spin.pay > 0,
    );
    const player = await test.open(code);
    const before = player.balance();
    lose("betwin", "late");
    const { round } = await player.spin("r1");
    expect(round).toMatchObject({ status: "SETTLED", stages: outcome.stages });
    expect(player.balance()).toBe(before - stake + Number(round.win) * 10_000);
  });

  it("GM-34: rollbacks go on with growing pauses until one is final", async () => {
    const player = await openFeature(test);
    const before = player.balance();
    test.disturb = (call, pass) => (/\/(bet|rollback)$/.test(call.path) ? down() : pass());
    expect((await player.spin("r1")).round.status).toBe("UNDOING");
    await test.makeDue();
    await test.recover();
    await test.makeDue();
    await test.recover();
    expect(await getStatus()).toBe("UNDOING");
    const { attempts, next_try_at, touched_at } = await test.house.db
      .selectFrom("rounds")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(2);
    expect(next_try_at.getTime() - touched_at.getTime()).toBeGreaterThan(1_900);
    expect(await test.recover()).toBe(0);
    test.disturb = (_, pass) => pass();
    await test.makeDue();
    await test.recover();
    expect(await getStatus()).toBe("VOID");
    expect(player.balance()).toBe(before);
  });

  it.each(["before", "late"] as const)(
    "GM-34: a win whose answer is lost (%s) is sent until it is final, and paid once",
    async (how) => {
      const player = await openFeature(test);
      const opened = await player.spin("r1");
      const before = player.balance();
      lose("win", how);
      const { round } = await finish(player, opened);
      expect(round.status).toBe("PAYING");
      await test.makeDue();
      await test.recover();
      expect(await getStatus()).toBe("PAYING");
      test.disturb = (_, pass) => pass();
      await test.makeDue();
      await test.recover();
      expect(await getStatus()).toBe("SETTLED");
      expect(player.balance()).toBe(before + Number(round.win) * 10_000);
    },
  );

  it("GM-34: a win is taken though the session has ended", async () => {
    const player = await openFeature(test);
    const opened = await player.spin("r1");
    for (const session of test.wallet.memory.sessions.values()) session.ended = true;
    expect((await finish(player, opened)).round.status).toBe("SETTLED");
  });

  it("GM-34: a round that another call has ended is neither paid nor undone again", async () => {
    const player = await openFeature(test);
    await finish(player, await player.spin("r1"));
    const settled = await test.house.db.selectFrom("rounds").selectAll().executeTakeFirstOrThrow();
    const count = test.calls.length;
    expect((await payWin(test.house, settled)).round).toEqual(settled);
    expect((await undoBet(test.house, settled)).round).toEqual(settled);
    expect(test.calls).toHaveLength(count);
  });

  it("GM-34: a win refused for good is told to the operator, not tried for ever", async () => {
    const player = await openFeature(test);
    const opened = await player.spin("r1");
    for (const round of test.wallet.memory.rounds.values()) round.closed = true;
    expect((await finish(player, opened)).round).toMatchObject({ status: "DISPUTED", refusal: "ROUND_CLOSED" });
    expect(test.logs.join("\n")).toContain(opened.round.roundId);
  });

  it.each([
    [401, "INVALID_SIGNATURE"],
    [400, "INVALID_REQUEST"],
    [503, "WIN_LIMIT"],
  ])("GM-34: %i %s never abandons a win: it is sent until it is understood, and paid once", async (http, status) => {
    const player = await openFeature(test);
    const opened = await player.spin("r1");
    const before = player.balance();
    test.disturb = (call, pass) => (call.path.endsWith("/win") ? refuse(http, status) : pass());
    const { round } = await finish(player, opened);
    expect(round.status).toBe("PAYING");
    await test.makeDue();
    await test.recover();
    expect(await getStatus()).toBe("PAYING");
    test.disturb = (_, pass) => pass();
    await test.makeDue();
    await test.recover();
    expect(await getStatus()).toBe("SETTLED");
    expect(player.balance()).toBe(before + Number(round.win) * 10_000);
  });

  it.each([
    [401, "INVALID_SIGNATURE"],
    [400, "INVALID_REQUEST"],
    [200, "INVALID_SESSION"],
  ])("GM-34: %i %s after a lost answer never keeps a stake: the bet is given back", async (http, status) => {
    const player = await openFeature(test);
    const before = player.balance();
    let bets = 0;
    test.disturb = async (call, pass) => {
      if (call.path.endsWith("/rollback")) return down();
      if (!call.path.endsWith("/bet")) return pass();
      bets += 1;
      if (bets > 1) return refuse(http, status);
      await pass();
      return lost();
    };
    expect((await player.spin("r1")).round.status).toBe("UNDOING");
    expect(player.balance()).toBe(before - stake);
    test.disturb = (_, pass) => pass();
    await test.makeDue();
    await test.recover();
    expect(await getStatus()).toBe("VOID");
    expect(player.balance()).toBe(before);
  });

  it.each(["INVALID_SIGNATURE", "MAINTENANCE"])(
    "a launch that the wallet answers with %s may be tried again",
    async (status) => {
      const code = findCode("classic-calm");
      const token = test.wallet.issueToken("p1", code);
      const open = () => test.app.inject({ method: "POST", url: "/api/open", payload: { token, gameCode: code } });
      test.disturb = () => refuse(401, status);
      expect((await open()).json()).toEqual({ code: "wallet.unavailable" });
      test.disturb = (_, pass) => pass();
      expect((await open()).statusCode).toBe(200);
    },
  );
});

describe("after a crash", () => {
  /** The process dies while the bet is on its way: the round is stored, nothing after it. */
  async function crash(player: TestPlayer, how: "before" | "late"): Promise<void> {
    await player.spin("r1");
    await test.house.db.updateTable("rounds").set({ status: "BETTING", shown: 0 }).execute();
    if (how === "late") return;
    const { memory } = test.wallet;
    for (const bet of memory.bets.values()) test.wallet.getPlayer("p1").balance += bet.amount;
    for (const store of [memory.bets, memory.rounds, memory.transactions]) store.clear();
  }

  it("X-15: a round whose stake was taken goes on with the same outcome", async () => {
    const player = await openFeature(test);
    await crash(player, "late");
    await test.makeDue();
    await test.recover();
    const { round } = await player.state();
    expect(round).toMatchObject({ status: "OPEN", next: "pick" });
  });

  it("X-15: a round whose stake was not taken is void, whatever comes late", async () => {
    const player = await openFeature(test);
    const before = player.balance();
    await crash(player, "before");
    await test.makeDue();
    await test.recover();
    expect(await getStatus()).toBe("VOID");
    expect(player.balance()).toBe(before);
    expect([...test.wallet.memory.bets.values()].map(({ state }) => state)).toEqual(["TOMBSTONE"]);
  });

  it("GM-34: while the wallet does not answer nothing is decided", async () => {
    const player = await openFeature(test);
    await crash(player, "late");
    test.disturb = down;
    await test.makeDue();
    await test.recover();
    expect(await getStatus()).toBe("BETTING");
  });
});
