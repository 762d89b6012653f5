import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RoundAnswer } from "../../api/GameApi.ts";
import { createTestHouse } from "../../../test/testHouse.ts";
import type { TestHouse, TestPlayer } from "../../../test/testHouse.ts";
import { DisputeError, listDisputes, resolveDispute } from "./resolveDispute.ts";
import { finish, openFeature, refuse } from "../../../test/featureRound.ts";

const down = async () => ({ http: 503, body: '{"status":"MAINTENANCE","requestId":"x","processedAt":1}' });
let test: TestHouse;
beforeEach(async () => {
  test = await createTestHouse();
});
afterEach(() => test.close());

const getStatus = async (): Promise<string> =>
  (await test.house.db.selectFrom("rounds").select("status").executeTakeFirstOrThrow()).status;

describe("disputes", () => {
  async function dispute(
    id = "p1",
  ): Promise<{ readonly player: TestPlayer; readonly answer: RoundAnswer; readonly roundId: string }> {
    const player = await openFeature(test, id);
    const opened = await player.spin("r1");
    test.disturb = (call, pass) => (call.path.endsWith("/win") ? refuse(200, "WRONG_CURRENCY") : pass());
    const answer = await finish(player, opened);
    test.disturb = (_, pass) => pass();
    expect(answer.round.status).toBe("DISPUTED");
    return { player, answer, roundId: opened.round.roundId };
  }
  const why = { actor: "ann", why: "the currency was set wrong" };

  it("is a list for the operator, and a retry that pays the win once", async () => {
    const { player, answer, roundId } = await dispute();
    const before = player.balance();
    expect(await listDisputes(test.house)).toMatchObject([
      { id: roundId, refusal: "WRONG_CURRENCY", win: expect.any(String) },
    ]);
    await resolveDispute(test.house, { ...why, roundId, action: "retry" });
    await test.recover();
    expect(await getStatus()).toBe("SETTLED");
    expect(player.balance()).toBe(before + Number(answer.round.win) * 10_000);
    expect(await listDisputes(test.house)).toEqual([]);
    const kept = await test.house.db.selectFrom("resolutions").selectAll().execute();
    expect(kept).toMatchObject([{ round_id: roundId, action: "retry", refusal: "WRONG_CURRENCY", ...why }]);
  });

  it("a retry that is refused again is a dispute again, with a new id at the wallet for each", async () => {
    const { roundId } = await dispute();
    const ids: string[] = [];
    test.disturb = async (call, pass) => {
      if (!call.path.endsWith("/win")) return pass();
      ids.push(String(Reflect.get(Object(JSON.parse(call.body)), "txId")));
      return refuse(200, "WRONG_CURRENCY");
    };
    for (let count = 0; count < 2; count += 1) {
      await resolveDispute(test.house, { ...why, roundId, action: "retry" });
      await test.recover();
      expect(await getStatus()).toBe("DISPUTED");
    }
    expect(ids).toEqual([`${roundId}.win.1`, `${roundId}.win.2`]);
  });

  it.each([
    ["settle", "SETTLED"],
    ["void", "VOID"],
  ] as const)("%s ends it beside the wallet; of twenty at once one does, twenty times over", async (action, status) => {
    for (let time = 1; time <= 20; time += 1) {
      const { player, roundId } = await dispute(`p${time}`);
      const before = player.balance();
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, () => resolveDispute(test.house, { ...why, roundId, action })),
      );
      expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
      expect(await test.house.db.selectFrom("rounds").select("status").execute()).toEqual(
        Array.from({ length: time }, () => ({ status })),
      );
      expect(await test.recover()).toBe(0);
      expect(player.balance()).toBe(before);
    }
  });

  it("waits while the player has another round open in the game", async () => {
    const { player, roundId } = await dispute();
    await test.house.db.updateTable("rounds").set({ next_try_at: new Date() }).execute();
    test.disturb = (call, pass) => (/\/(betwin|bet|rollback)$/.test(call.path) ? down() : pass());
    await player.spin("r2");
    await expect(resolveDispute(test.house, { ...why, roundId, action: "retry" })).rejects.toThrow(DisputeError);
    await expect(resolveDispute(test.house, { ...why, roundId: "nothing", action: "void" })).rejects.toThrow(
      DisputeError,
    );
  });
});
