import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Outcome } from "../../maths/Outcome.ts";
import { findCode, plantSeed } from "../../../test/findSeed.ts";
import { createTestHouse } from "../../../test/testHouse.ts";
import type { TestHouse } from "../../../test/testHouse.ts";

const isWin = ({ stages: [spin, more] }: Outcome): boolean =>
  spin?.kind === "spin" && spin.pay > 100 && more === undefined;

let test: TestHouse;
beforeEach(async () => {
  test = await createTestHouse();
});
afterEach(() => test.close());

/** Lets the gateway tell of which login a session is. */
function logInAs(playSession: string): void {
  test.disturb = async ({ path }, pass) => {
    const answer = await pass();
    return path.endsWith("/session")
      ? { ...answer, body: answer.body.replace('"sessionId"', `"playSession":"${playSession}","sessionId"`) }
      : answer;
  };
}

describe("what is told over sessions", () => {
  it("X-12: net position and time hold over games and launches of one login, and the next login begins anew", async () => {
    logInAs("login-1");
    const first = await test.open(findCode("classic-bold"));
    const before = first.balance();
    const { openedAt } = await first.state();
    for (let index = 0; index < 3; index += 1) await first.spin(`a${index}`, "2.00");
    const second = await test.open(findCode("tumble-calm"));
    const { net } = await second.spin("b1", "2.00");
    expect(Number(net) * 10_000).toBe(second.balance() - before);
    const again = await test.open(findCode("classic-bold"));
    expect(await again.state()).toMatchObject({ net, openedAt });
    logInAs("login-2");
    const next = await (await test.open(findCode("classic-bold"))).state();
    expect(next.net).toBe("0.00");
    expect(next.openedAt).toBeGreaterThan(openedAt);
  });

  it("X-15: a round whose end was not seen is told at the next launch, once", async () => {
    const code = findCode("classic-calm");
    await plantSeed(test.house, "p1", code, isWin);
    const { round } = await (await test.open(code)).spin("r1");
    const player = await test.open(code);
    expect((await player.state()).unseen).toMatchObject({ roundId: round.roundId, win: round.win, status: "SETTLED" });
    await player.post("seen", { roundId: round.roundId });
    expect((await player.state()).unseen).toBeUndefined();
    expect((await (await test.open(code, "p2")).post("seen", { roundId: round.roundId })).http).toBe(200);
  });

  it("GM-34: a session that another launch of the player has replaced says so, whichever game it was", async () => {
    const code = findCode("classic-calm");
    const first = await test.open(code);
    const second = await test.open(code);
    expect((await first.post("state")).body.code).toBe("session.replaced");
    expect((await first.post("spin", { roundId: "r1", stake: "1.00" })).body.code).toBe("session.replaced");
    // The wallet keeps one session of a player here; the house learns it from the refused stake.
    await test.open(findCode("tumble-calm"));
    expect((await second.post("spin", { roundId: "r2", stake: "1.00" })).body.code).toBe("session.replaced");
    expect((await second.post("state")).body.code).toBe("session.replaced");
  });
});
