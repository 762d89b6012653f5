import { randomUUID } from "node:crypto";
import { claimRebate, getBalance, getIncome, getRebate } from "@marquee/contract";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type TestAgent, useContracts } from "../../../test/contractWorld.ts";
import { asOwner } from "../../../test/plantEntries.ts";
import { measureAll } from "../../../test/measureAll.ts";
import { switchModules } from "../../../test/registration.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";
import { setRebate } from "../agent/index.ts";
import { measureRebatesJob, payRebatesJob } from "./index.ts";

const tenantId = "aurelune";

describe("rebates", () => {
  const world = useContracts("rebated");
  const { join } = world;
  const services = () => world.app().services;
  const { claim, read } = {
    claim: ({ here }: TestAgent, key = randomUUID()) =>
      here.call(claimRebate, {}, { headers: { "idempotency-key": key } }),
    read: ({ here }: TestAgent) => here.get(getRebate, {}),
  };

  /** Somebody below another one, with a rebate in hundredths of a percent. */
  async function joinWith(upline: TestAgent | null, kind: 0 | 1 | 2, rebate: number): Promise<TestAgent> {
    const member = await join(upline, kind);
    await transact(services().db, (tx) => setRebate(tx, { tenantId, memberId: member.id }, rebate));
    return member;
  }

  /** Has a member's bets settled, in whole units. */
  async function play({ id }: TestAgent, stake: number, category = "RNG", weight = 100): Promise<void> {
    await sql`insert into settled_stakes (tenant_id, member_id, vendor, category, game_code, round_id, currency, stake, win, weight, line_id)
      select ${tenantId}, m.id, '', ${category}, 'none', ${randomUUID()}, 'VND', ${BigInt(Math.round(stake * 10_000))}, 0, ${weight}, m.line_id
      from members m where m.tenant_id = ${tenantId} and m.id = ${id}`.execute(services().db);
  }

  const measure = async (): Promise<void> => {
    await measureAll(services().db);
    await measureRebatesJob.run(services());
  };
  /** Puts the claims of a member back to days that are over. */
  const passDay = ({ id }: TestAgent) =>
    asOwner(services().db, (tx) =>
      sql`update rebate_claims c set day = ledger.to_day(c.at, 'UTC') - 1000 + (select count(*)::int from rebate_claims o where o.member_id = c.member_id and o.at <= c.at)
        where c.member_id = ${id}`.execute(tx),
    );
  const balanceOf = async ({ here }: TestAgent) => Number((await here.get(getBalance, {})).sumBalance);

  it("MC-14, contract 3.9.5: a member claims each category's valid bets at the rebate, and the agents above are paid the differences", async () => {
    const top = await joinWith(null, 2, 120);
    const agent = await joinWith(top, 1, 80);
    const player = await joinWith(agent, 0, 55);
    await play(player, 100_000);
    await play(player, 60_000, "LIVE", 50);
    await play(player, 20_000, "LIVE");
    expect(await read(player)).toMatchObject({ parts: [], amount: "0.00" });
    await measure();
    expect(await read(player)).toMatchObject({
      currency: "VND",
      parts: [
        { category: "LIVE", rate: "0.55", validBet: "50000.00", amount: "275.00" },
        { category: "RNG", rate: "0.55", validBet: "100000.00", amount: "550.00" },
      ],
      amount: "825.00",
      minimum: "1.00",
      nextAt: null,
    });
    const before = await Promise.all([top, agent, player].map(balanceOf));
    const { body } = await claim(player);
    expect(body).toMatchObject({ success: true, value: { parts: [], amount: "0.00", claims: [{ amount: "825.00" }] } });
    await Promise.all([payRebatesJob.run(services()), payRebatesJob.run(services())]);
    await payRebatesJob.run(services());
    const after = await Promise.all([top, agent, player].map(balanceOf));
    expect(after.map((amount, index) => amount - (before[index] ?? 0))).toEqual([600, 375, 825]);
    expect(await listImbalances(services().db)).toEqual([]);
  });

  it("AC-08: an agent's income of the day has what the team's rebates brought", async () => {
    const agent = await joinWith(null, 2, 100);
    const player = await joinWith(agent, 0, 20);
    await play(player, 10_000);
    await play(agent, 1_000);
    await measure();
    await payRebatesJob.run(services());
    // Its own bets are the agent's to claim.
    await claim(agent);
    const { days } = await agent.here.get(getIncome, {});
    expect(days).toMatchObject([{ rebate: "90.00", total: "90.00", dividend: "0.00" }]);
  });

  it("MC-14: once a day, also of two at once and of a call that is sent again; what settles meanwhile is the next claim's", async () => {
    const agent = await joinWith(null, 2, 100);
    const player = await joinWith(agent, 0, 100);
    await play(player, 1_000);
    await measure();
    const before = await balanceOf(player);
    const key = randomUUID();
    const answers = await Promise.all([claim(player, key), claim(player, key), claim(player), claim(player)]);
    const codes = answers.map(({ body }) => (body.success ? "done" : body.errorCode));
    expect(codes).toContain("rebate.claimed");
    expect(await balanceOf(player)).toBe(before + 10);
    await play(player, 2_000);
    await measure();
    const shown = await read(player);
    expect(shown).toMatchObject({ amount: "20.00", claims: [{ amount: "10.00" }] });
    expect(shown.nextAt).toBeGreaterThan(Date.now());
    expect((await claim(player)).body).toMatchObject({ errorCode: "rebate.claimed", value: { nextAt: shown.nextAt } });
    await passDay(player);
    expect((await claim(player)).body).toMatchObject({ success: true });
    expect(await balanceOf(player)).toBe(before + 30);
  });

  it("MC-14: less than 1.00 waits; bets keep the rebate at which they were read; what is rounded is the next one's", async () => {
    const agent = await joinWith(null, 2, 100);
    const player = await joinWith(agent, 0, 33);
    await play(player, 100);
    await measure();
    expect((await claim(player)).body).toMatchObject({ errorCode: "rebate.minimum", value: { minimum: "1.00" } });
    expect(await read(player)).toMatchObject({ parts: [{ amount: "0.33" }] });
    await transact(services().db, (tx) => setRebate(tx, { tenantId, memberId: player.id }, 50));
    await play(player, 250);
    await measure();
    // 0.33 + 1.25 is 1.58; the đồng has no smaller unit.
    expect(await read(player)).toMatchObject({ parts: [{ rate: "0.33" }, { rate: "0.50" }], amount: "2.00" });
    await claim(player);
    expect(await read(player)).toMatchObject({ amount: "0.00", remainder: "-0.42" });
    await play(player, 500);
    await measure();
    // 2.50 less 0.42.
    expect(await read(player)).toMatchObject({ amount: "2.00" });
  });

  it("MC-14, AC-15: play of an agent's own second account and stakes that are taken back earn nothing; a closed account gets nothing", async () => {
    const agent = await joinWith(null, 2, 100);
    const second = await joinWith(agent, 0, 50);
    const gone = await joinWith(agent, 0, 50);
    for (const { id } of [agent, second])
      await sql`insert into member_traits (tenant_id, member_id, rule, trait_key) values (${tenantId}, ${id}, 'SAME_DEVICE', 'one')
        on conflict do nothing`.execute(services().db);
    await play(second, 10_000);
    await play(gone, 10_000);
    await play(gone, -10_000);
    await measure();
    expect(await read(second)).toMatchObject({ parts: [] });
    expect(await read(gone)).toMatchObject({ parts: [] });
    await play(gone, 10_000);
    await measure();
    await sql`update members set status = 'CLOSED' where id = ${agent.id}`.execute(services().db);
    await payRebatesJob.run(services());
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from rebate_claims where member_id = ${agent.id}`.execute(services().db);
    expect(rows[0]?.count).toBe(0);
  });

  it("MC-14: random play and claims lose nothing: all that was paid, is left and is open is what the bets have earned", async () => {
    const agent = await joinWith(null, 2, 100);
    const player = await joinWith(agent, 0, 37);
    let seed = 7;
    const next = (most: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % most;
    let earned = 0n;
    for (let step = 0; step < 40; step += 1) {
      const stake = 1 + next(90_000);
      await play(player, stake / 100);
      earned += BigInt(stake) * 100n * 37n;
      if (next(3) > 0) continue;
      await measure();
      await claim(player);
      if (next(2) === 0) await passDay(player);
    }
    await measure();
    const { rows } = await sql<{ paid: string; left: string; open: string }>`select
      (select coalesce(sum(amount), 0) * 10000 from rebate_claims where member_id = ${player.id})::text as paid,
      (select coalesce(sum(remainder), 0) from rebate_remainders where member_id = ${player.id})::text as left,
      (select coalesce(sum((valid_bet - claimed_bet) * rate), 0) from rebate_bets where member_id = ${player.id})::text as open`.execute(
      services().db,
    );
    const [{ paid, left, open } = { paid: "", left: "", open: "" }] = rows;
    expect(BigInt(paid) + BigInt(left) + BigInt(open)).toBe(earned);
    expect(await listImbalances(services().db)).toEqual([]);
  });

  it("RP-24: without the module nobody sees or claims a rebate, and the agents are still paid theirs", async () => {
    const agent = await joinWith(null, 2, 100);
    const player = await joinWith(agent, 0, 50);
    await play(player, 10_000);
    await measure();
    await switchModules(world.app(), tenantId, { MANPLAYREB3: "off" });
    const { body } = await player.here.call(getRebate, {});
    expect(body).toMatchObject({ success: false, errorCode: "function.not.available" });
    expect((await claim(player)).body).toMatchObject({ success: false, errorCode: "function.not.available" });
    const before = await balanceOf(agent);
    await payRebatesJob.run(services());
    expect(await balanceOf(agent)).toBe(before + 50);
    await switchModules(world.app(), tenantId, { MANPLAYREB3: "on" });
    expect(await read(player)).toMatchObject({ amount: "50.00" });
  });
});
