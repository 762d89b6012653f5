import { randomUUID } from "node:crypto";
import { claimRankGift, getMemberRank } from "@marquee/contract";
import { getMemberTurnover } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openEventReader } from "../../../test/eventReader.ts";
import { million, useRanks } from "../../../test/rankWorld.ts";
import { switchModules } from "../../../test/registration.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";
import { makeAgent } from "../agent/index.ts";

describe("levels", () => {
  const world = useRanks("ranked");
  const { balanceOf, claim, db, join, measure, olga, play, settle, show } = world;

  it("PM-12: who has never played has level 0, sees what each level gives, and what is missing to the first one", async () => {
    const rank = await show(await join());
    expect(rank).toMatchObject({
      currency: "VND",
      isOffered: true,
      level: 0,
      growth: "0.00",
      next: { level: 1, required: "10000000.00", done: "0.00", isReturn: false },
      keep: null,
      version: 0,
      factor: 1,
      keepPercent: 10,
      history: [],
    });
    expect(rank.levels).toHaveLength(10);
    expect(rank.levels[9]).toMatchObject({ growth: "300000000000.00", gift: "188888000.00", raise: "0.45" });
    expect(rank.levels[3]).toMatchObject({ keep: "20000000.00", gift: "188000.00", giftState: "LOCKED" });
  });

  it("PM-12: settled stakes grow a member by their weight, in the currency of the account alone; a level is there at once and pages are told", async () => {
    const player = await join();
    const port = Number(new URL(await world.app().http.listen({ host: "127.0.0.1", port: 0 })).port);
    const reader = await openEventReader(port, { token: player.here.getToken() });
    await settle(player, 15 * million, 50);
    await settle(player, 99 * million, 100, "USD");
    await measure();
    expect(await show(player)).toMatchObject({ level: 0, growth: "7500000.00" });
    await reader.wait("rank");
    await play(player, 3 * million);
    expect(await show(player)).toMatchObject({
      level: 1,
      growth: "10500000.00",
      next: { level: 2, required: "50000000.00", done: "10500000.00" },
      keep: { required: "1000000.00", done: "0.00" },
      history: [{ level: 1, reason: "PLAY" }],
    });
    await reader.wait("member");
    reader.close();
  });

  it("PM-12: several levels at once are one change, and the gift of each of them can be claimed", async () => {
    const player = await join();
    await play(player, 210 * million);
    const { level, history, levels } = await show(player);
    expect([level, history.map((step) => step.level)]).toEqual([3, [3]]);
    expect(levels.map(({ giftState }) => giftState)).toEqual([
      "NONE",
      "CLAIM",
      "CLAIM",
      "CLAIM",
      ...Array.from({ length: 6 }, () => "LOCKED"),
    ]);
    const before = await balanceOf(player);
    expect([await claim(player, 2), await claim(player, 4)]).toEqual(["done", "rank.gift.locked"]);
    expect((await balanceOf(player)) - before).toBe(58_000);
    expect((await show(player)).levels.map(({ giftState }) => giftState).slice(0, 4)).toEqual([
      "NONE",
      "CLAIM",
      "CLAIMED",
      "CLAIM",
    ]);
    const { requirements } = await olga().get(getMemberTurnover, { memberId: player.id });
    expect(requirements).toContainEqual(
      expect.objectContaining({ source: "RANK_GIFT", held: "58000.00", required: "58000.00" }),
    );
    expect(await listImbalances(db())).toEqual([]);
  });

  it("PM-12: of parallel claims at two gateways one pays; a call that is sent again pays nothing more", async () => {
    const player = await join();
    await play(player, 10 * million);
    const there = { ...player, here: openAurelune(await world.app().openBeside()) };
    await there.here.loginAs(player.name);
    const before = await balanceOf(player);
    const key = randomUUID();
    const codes = await Promise.all([
      claim(player, 1, 0, key),
      claim(player, 1, 0, key),
      claim(there, 1),
      claim(there, 1),
      claim(player, 1),
    ]);
    expect(new Set(codes)).toEqual(new Set(["done", "rank.gift.claimed"]));
    expect((await balanceOf(player)) - before).toBe(18_000);
    const { rows } = await sql`select level from rank_gifts where member_id = ${player.id}`.execute(db());
    expect(rows).toEqual([{ level: 1 }]);
  });

  it("PM-12: a level goes with the stakes by which it was reached; a gift that was paid stays, and is not paid again", async () => {
    const player = await join();
    await play(player, 45 * million, 10 * million);
    expect(await show(player)).toMatchObject({ level: 2 });
    expect(await claim(player, 2)).toBe("done");
    await play(player, -10 * million);
    expect(await show(player)).toMatchObject({
      level: 1,
      growth: "45000000.00",
      history: [
        { level: 1, reason: "TAKEN_BACK" },
        { level: 2, reason: "PLAY" },
      ],
    });
    await play(player, -45 * million);
    expect(await show(player)).toMatchObject({ level: 0, growth: "0.00", keep: null });
    expect(await claim(player, 1)).toBe("rank.gift.locked");
    await play(player, 60 * million);
    expect(await show(player)).toMatchObject({ level: 2 });
    expect([await claim(player, 2), await claim(player, 1)]).toEqual(["rank.gift.claimed", "done"]);
  });

  it("PM-12: each stake is read once by any number of gateways, and a reader that is stopped in between leaves nothing behind", async () => {
    const player = await join();
    for (let count = 0; count < 20; count += 1) await settle(player, million);
    const stop = new Error("killed");
    await db()
      .transaction()
      .execute(async (tx) => {
        await sql`select measure_ranks(7, '{}')`.execute(tx);
        throw stop;
      })
      .catch((error: unknown) => expect(error).toBe(stop));
    expect(await show(player)).toMatchObject({ growth: "0.00" });
    await Promise.all(Array.from({ length: 6 }, () => measure()));
    expect(await show(player)).toMatchObject({ growth: "20000000.00", level: 1 });
  });

  it("PM-12, X-09: who is excluded, frozen, barred or an agent is offered nothing and claims nothing", async () => {
    const [excluded, frozen, barred, agent] = [await join(), await join(), await join(), await join()];
    for (const player of [excluded, frozen, barred, agent]) await play(player, 10 * million);
    await sql`insert into protection_exclusions (tenant_id, member_id, id, kind, at, until_at)
      values ('aurelune', ${excluded.id}, gen_random_uuid(), 'EXCLUSION', now(), null)`.execute(db());
    expect(await show(excluded)).toMatchObject({ isOffered: false, level: 1, next: null, keep: null, levels: [] });
    const sent = { headers: { "idempotency-key": randomUUID() } };
    expect(await excluded.here.refuse(claimRankGift, { level: 1, version: 0 }, sent)).toBe("rg.self.excluded");
    await sql`insert into play_restrictions (tenant_id, id, member_id, scope, target, reason, created_by)
      values ('aurelune', gen_random_uuid(), ${barred.id}, 'ALL', 'ALL', 'test', 'test')`.execute(db());
    expect(await show(barred)).toMatchObject({ isOffered: false, level: 1 });
    expect(await claim(barred, 1)).toBe("permission.denied");
    await sql`update members set status = 'FROZEN' where id = ${frozen.id}`.execute(db());
    expect(await claim(frozen, 1)).toBe("account.frozen");
    await transact(db(), (tx) => makeAgent(tx, { tenantId: "aurelune", memberId: agent.id }, 1));
    await agent.here.loginAs(agent.name);
    expect(await show(agent)).toMatchObject({ isOffered: false, level: 0, levels: [] });
    expect(await claim(agent, 1)).toBe("permission.denied");
    const { rows } =
      await sql`select 1 from rank_gifts where member_id in (${excluded.id}, ${frozen.id}, ${barred.id}, ${agent.id})`.execute(
        db(),
      );
    expect(rows).toEqual([]);
  });

  it("PM-12: hostile levels and versions are refused at the border, and a stranger is asked to log in", async () => {
    const player = await join();
    for (const body of [{ level: 0 }, { level: 10 }, { level: 1.5 }, { level: "1" }, { level: 1e308 }, { level: null }])
      expect(
        await player.here.refuse(claimRankGift, { version: 0, ...body } as { level: number; version: number }, {
          headers: { "idempotency-key": randomUUID() },
        }),
      ).toBe("request.invalid");
    expect(await claim(player, 9, 2_147_483_647)).toBe("rank.gift.locked");
    expect(await openAurelune(world.app()).refuse(getMemberRank, {})).toBe("login.not.session");
  });

  it("RP-24: without the module nobody sees a level or claims a gift, growth goes on, and the level is there when it is turned on", async () => {
    const player = await join();
    await switchModules(world.app(), "aurelune", { VIP3: "off" });
    await play(player, 12 * million);
    expect(await player.here.refuse(getMemberRank, {})).toBe("function.not.available");
    expect(await claim(player, 1)).toBe("function.not.available");
    await switchModules(world.app(), "aurelune", { VIP3: "on" });
    expect(await show(player)).toMatchObject({ level: 0, growth: "12000000.00" });
    await play(player, 1);
    expect(await show(player)).toMatchObject({ level: 1 });
  });
});
