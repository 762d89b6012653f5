import { randomUUID } from "node:crypto";
import { getStaffWithdrawal } from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createGameServer, type GameServer } from "../../../test/gameServer.ts";
import { openWallet } from "../../../test/wallet.ts";
import type { Visitor } from "../../../test/visitor.ts";
import { useWithdrawals } from "../../../test/withdrawals.ts";
import { removeOldSides } from "../provider/stakeSideStore.ts";

describe("stakes on opposite sides", () => {
  const world = useWithdrawals();
  const { staff, change, newMember, newRich, order } = world;
  let server: GameServer;

  beforeAll(() => {
    server = createGameServer(world.app(), world.app().houseSecret);
  });

  const onlyOpposite = (limit: number) =>
    change((settings) => ({
      ...settings,
      rules: { ...settings.rules, "bets.opposite": { enabled: true, limit } },
    }));

  /** Stakes on sides of one round, as a table game tells it, and ends the round. */
  const stake = async (visitor: Visitor, roundId: string, ...sides: readonly (readonly [string, string])[]) => {
    const { sessionId, gameCode, limits } = await openWallet(server, visitor);
    const common = { sessionId, gameCode, currency: "VND", roundId, amount: limits.minBet };
    for (const [market, side] of sides) {
      const detail = { table: "B7", sides: [{ market, side }] };
      const { status } = await server.call("bet", { ...common, txId: randomUUID(), detail });
      expect(status).toBe("OK");
    }
    const end = { ...common, amount: limits.minBet * sides.length, txId: randomUUID(), roundClosed: true, kind: "WIN" };
    expect((await server.call("win", end)).status).toBe("OK");
  };
  const checksOf = async (visitor: Visitor, accountId: string): Promise<readonly string[]> => {
    const { orderNo } = await order(visitor, accountId, "100000.00");
    return (await staff("pia").get(getStaffWithdrawal, { orderNo })).checks;
  };
  const shareDevice = async (...visitors: readonly Visitor[]): Promise<void> => {
    for (const visitor of visitors) {
      const { playerId } = await openWallet(server, visitor);
      await sql`insert into member_traits (tenant_id, rule, trait_key, member_id)
        values ('aurelune', 'SAME_DEVICE', 'one browser', ${playerId})`.execute(world.app().services.db);
    }
  };

  it("X-60: a member who stakes on banker and player of one round more often than the limit goes to staff, by the check's name", async () => {
    await onlyOpposite(2);
    const { ann, accountId } = await newRich();
    for (let round = 0; round < 2; round += 1) await stake(ann, randomUUID(), ["main", "banker"], ["main", "player"]);
    // Neither another market nor the same side again is opposite.
    await stake(ann, randomUUID(), ["main", "banker"], ["pair", "player"], ["main", "banker"]);
    expect(await checksOf(ann, accountId)).toEqual([]);
    await stake(ann, randomUUID(), ["main", "banker"], ["main", "player"]);
    expect(await checksOf(ann, accountId)).toEqual(["bets.opposite"]);
    // What is hidden from the member is told to staff alone.
    const { checks } = await order(ann, accountId, "100000.00");
    expect(checks).not.toContain("bets.opposite");
  });

  it("X-60: two accounts of one person on opposite sides of one round are found; two strangers are not", async () => {
    await onlyOpposite(0);
    const [one, other, stranger] = [await newRich(), await newRich(), await newRich()];
    const round = randomUUID();
    await stake(one.ann, round, ["main", "banker"]);
    await stake(stranger.ann, round, ["main", "player"]);
    expect(await checksOf(one.ann, one.accountId)).toEqual([]);
    await shareDevice(one.ann, other.ann);
    expect(await checksOf(one.ann, one.accountId)).toEqual([]);
    await stake(other.ann, round, ["main", "player"]);
    expect(await checksOf(one.ann, one.accountId)).toEqual(["bets.opposite"]);
    expect(await checksOf(other.ann, other.accountId)).toEqual(["bets.opposite"]);
    expect(await checksOf(stranger.ann, stranger.accountId)).toEqual([]);
  });

  /** As if so many days had gone by. */
  const age = (days: number) =>
    sql`with old as (delete from stake_sides returning *)
      insert into stake_sides (tenant_id, provider, round_id, market, side, player_id, at)
      select tenant_id, provider, round_id, market, side, player_id, at - ${days} * interval '1 day' from old`.execute(
      world.app().services.db,
    );

  it("X-60: play money, refused stakes and what is older than thirty days count for nothing; old sides are removed", async () => {
    await onlyOpposite(0);
    const { ann, accountId } = await newRich();
    const { db } = world.app().services;
    const { sessionId, gameCode, limits } = await openWallet(server, ann);
    const bet = { sessionId, gameCode, currency: "VND", roundId: randomUUID() };
    const detail = {
      sides: [
        { market: "main", side: "banker" },
        { market: "main", side: "player" },
      ],
    };
    const refused = { ...bet, txId: randomUUID(), amount: limits.maxBet + 1, detail };
    expect((await server.call("bet", refused)).status).toBe("BET_LIMIT");
    const demo = await openWallet(server, ann, "DEMO");
    const common = { sessionId: demo.sessionId, gameCode: demo.gameCode, currency: "VND", roundId: randomUUID() };
    expect((await server.call("bet", { ...common, txId: randomUUID(), amount: limits.minBet, detail })).status).toBe(
      "OK",
    );
    expect(await checksOf(ann, accountId)).toEqual([]);
    await stake(ann, randomUUID(), ["main", "banker"], ["main", "player"]);
    await age(31);
    expect(await checksOf(ann, accountId)).toEqual([]);
    expect(await removeOldSides(db, 40)).toBe(0);
    await age(10);
    expect(await removeOldSides(db, 40)).toBeGreaterThan(1);
  });

  const whole = { market: "main", side: "banker" };
  it.each([
    ["without a side", [{ market: "main" }]],
    ["with NUL", [{ ...whole, market: "a\u0000b" }]],
    ["none", []],
    ["no list", "banker"],
    ["too many", Array.from({ length: 21 }, () => whole)],
  ])("X-60: sides that are wrong (%s) are refused before any money moves", async (_, sides) => {
    const { ann } = await newMember();
    const { sessionId, gameCode, limits, balance } = await openWallet(server, ann);
    const before = await balance();
    const bet = {
      sessionId,
      gameCode,
      currency: "VND",
      roundId: randomUUID(),
      txId: randomUUID(),
      amount: limits.minBet,
    };
    expect((await server.call("bet", { ...bet, detail: { sides } })).status).toBe("INVALID_REQUEST");
    expect(await balance()).toBe(before);
  });
});
