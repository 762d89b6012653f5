import { randomUUID } from "node:crypto";
import { claimMission, everyoneRules, getMissionSummary } from "@marquee/contract";
import { getMemberTurnover, saveMission, saveSegment } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { staked, useMissions } from "../../../test/missionWorld.ts";
import { switchModules } from "../../../test/registration.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";
import { makeAgent } from "../agent/index.ts";

const day = 86_400_000;

describe("missions", () => {
  const world = useMissions();
  const { balanceOf, claim, db, idOf, make, newMember, order, pay, play, show, staff } = world;

  it("PM-09, PM-11, MC-12, AP-43: stakes fill a mission, its reward is claimed once and has to be staked, and the badge falls by one", async () => {
    const id = await make();
    const member = await newMember();
    expect(await show(member, id)).toMatchObject({ status: "PROCESS", target: "1000.00", progress: "0.00" });
    expect(await claim(member, id)).toBe("mission.not.finished");
    await play(member, { stake: 600 }, { stake: 300, weight: 50 });
    expect(await show(member, id)).toMatchObject({ status: "PROCESS", progress: "750.00" });
    await play(member, { stake: 600 });
    expect(await show(member, id)).toMatchObject({ status: "CLAIM", progress: "1000.00", amount: "50.00", factor: 2 });
    const { unfinished } = await member.visitor.get(getMissionSummary, {});
    const before = await balanceOf(member);
    expect(await claim(member, id)).toBe("done");
    expect(await show(member, id)).toMatchObject({ status: "CLAIMED", claimedAt: expect.any(Number) });
    expect((await member.visitor.get(getMissionSummary, {})).unfinished).toBe(unfinished - 1);
    expect(await claim(member, id)).toBe("mission.claimed");
    expect(await balanceOf(member)).toBe(before + 50);
    const { requirements } = await staff("pia").get(getMemberTurnover, { memberId: await idOf(member) });
    expect(requirements).toMatchObject([{ source: "MISSION", held: "50.00", required: "100.00" }]);
    expect(await listImbalances(db())).toEqual([]);
  });

  it("PM-09: a stake that is taken back takes progress back, below nothing too; a reward that was claimed stays", async () => {
    const id = await make({ titles: { EN: "Taken back" } });
    const member = await newMember();
    const before = await balanceOf(member);
    await play(member, { stake: 1_200 }, { stake: -900 });
    expect(await show(member, id)).toMatchObject({ status: "PROCESS", progress: "300.00" });
    await play(member, { stake: -500 });
    expect(await show(member, id)).toMatchObject({ progress: "0.00" });
    await play(member, { stake: 1_100 });
    expect(await show(member, id)).toMatchObject({ progress: "900.00" });
    await play(member, { stake: 100 });
    expect(await claim(member, id)).toBe("done");
    await play(member, { stake: -1_000 });
    expect(await show(member, id)).toMatchObject({ status: "CLAIMED" });
    expect(await balanceOf(member)).toBe(before + 50);
  });

  it("PM-09: rounds are counted by game, by least stake and by what they win of their stake", async () => {
    const play3 = { target: "3", category: "LIVE" as const };
    const rounds = await make({ type: "BET_COUNT", ...play3, leastStake: "10" });
    const wins = await make({ type: "WIN_MULTIPLE", target: "1", multiple: 10 });
    const game = await make({ type: "GAME_PLAY", target: "2", gameCode: "koi" });
    const member = await newMember();
    await play(
      member,
      { stake: 10, category: "LIVE" },
      { stake: 9.99, category: "LIVE" },
      { stake: 50, category: "RNG", win: 499 },
      { stake: 20, category: "LIVE", game: "koi" },
      { stake: 0, win: 100 },
    );
    expect(await show(member, rounds)).toMatchObject({ progress: "2", target: "3", status: "PROCESS" });
    expect(await show(member, wins)).toMatchObject({ progress: "0", multiple: 10 });
    expect(await show(member, game)).toMatchObject({ progress: "1" });
    await play(member, { stake: 50, win: 500 }, { stake: 20, category: "LIVE", game: "koi" });
    expect(await show(member, rounds)).toMatchObject({ status: "CLAIM" });
    expect(await show(member, wins)).toMatchObject({ status: "CLAIM" });
    expect(await show(member, game)).toMatchObject({ status: "CLAIM" });
  });

  it("PM-09: deposits, days of logins, the parts of the profile and friends who have deposited are counted", async () => {
    const deposits = await make({ type: "DEPOSIT_SUM", target: "150000" });
    const logins = await make({ type: "LOGIN_DAYS", target: "2", group: "WEEKLY" });
    const profile = await make({ type: "PROFILE", target: "2", group: "NEW", days: 30 });
    const invited = await make({ type: "INVITE", target: "1", group: "NEW", days: 30 });
    const member = await newMember();
    const ask = async () => [
      (await show(member, deposits))?.progress,
      (await show(member, logins))?.progress,
      (await show(member, profile))?.progress,
      (await show(member, invited))?.progress,
    ];
    const [{ progress: parts } = { progress: "" }] = [await show(member, profile)];
    expect(await ask()).toEqual(["0.00", "1", parts, "0"]);
    await pay(await order(member, undefined, "100000"));
    await sql`update members set mobile_confirmed_at = now(), email_confirmed_at = now() where username = ${member.name}`.execute(
      db(),
    );
    const [friend, own] = [await newMember(), await newMember()];
    for (const { name } of [friend, own])
      await sql`update members set upline_id = ${await idOf(member)} where username = ${name}`.execute(db());
    for (const who of [member, own])
      await sql`insert into member_traits (tenant_id, member_id, rule, trait_key)
        values ('aurelune', ${await idOf(who)}, 'SAME_DEVICE', 'invited') on conflict do nothing`.execute(db());
    await pay(await order(own, undefined, "50000"));
    expect(await ask()).toEqual(["100000.00", "1", "2", "0"]);
    await pay(await order(friend, undefined, "50000"));
    expect(await ask()).toEqual(["100000.00", "1", "2", "1"]);
    expect(await claim(member, invited)).toBe("done");
    expect(await claim(member, deposits)).toBe("mission.not.finished");
  });

  it("PM-11, X-69: of parallel claims at two gateways one pays; a call that is sent again pays nothing more", async () => {
    const id = await make({ titles: { EN: "Two gateways" } });
    const member = await newMember();
    const before = await balanceOf(member);
    await play(member, { stake: 1_000 });
    const beside = await world.app().openBeside();
    const there = { ...member, visitor: openAurelune(beside) };
    await there.visitor.loginAs(member.name);
    const key = randomUUID();
    const codes = await Promise.all([
      claim(member, id, 1, key),
      claim(member, id, 1, key),
      claim(there, id),
      claim(there, id),
      claim(member, id),
    ]);
    expect(codes).toContain("done");
    expect(new Set(codes.filter((code) => code !== "done"))).toEqual(new Set(["mission.claimed"]));
    expect(await balanceOf(member)).toBe(before + 50);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from mission_claims where member_id = ${await idOf(member)}`.execute(db());
    expect(rows[0]?.count).toBe(1);
  });

  it("PM-09: each stake is read once by any number of gateways, and a reader that is stopped in between leaves nothing behind", async () => {
    const id = await make({ titles: { EN: "Readers" }, target: "1000000" });
    const member = await newMember();
    const memberId = await idOf(member);
    for (let count = 0; count < 20; count += 1) await world.settle(memberId, { stake: 10 });
    const stop = new Error("killed");
    await db()
      .transaction()
      .execute(async (tx) => {
        await sql`select measure_missions(7)`.execute(tx);
        throw stop;
      })
      .catch((error: unknown) => expect(error).toBe(stop));
    expect(await show(member, id)).toMatchObject({ progress: "0.00" });
    await Promise.all(Array.from({ length: 6 }, () => sql`select measure_missions(3)`.execute(db())));
    await world.measure();
    expect(await show(member, id)).toMatchObject({ progress: "200.00" });
  });

  it("PM-09, X-09: who is excluded, frozen, an agent or not of the audience is offered nothing and claims nothing", async () => {
    const id = await make({ titles: { EN: "For whom" } });
    const members = [await newMember(), await newMember(), await newMember(), await newMember()] as const;
    for (const member of members) await play(member, { stake: 1_000 });
    const [excluded, frozen, stranger, agent] = members;
    const agentKey = { tenantId: "aurelune", memberId: await idOf(agent) };
    await transact(db(), (tx) => makeAgent(tx, agentKey, 1));
    await agent.visitor.loginAs(agent.name);
    expect(await show(agent, id)).toBeUndefined();
    expect(await claim(agent, id)).toBe("permission.denied");
    await sql`insert into protection_exclusions (tenant_id, member_id, id, kind, at, until_at)
      values ('aurelune', ${await idOf(excluded)}, gen_random_uuid(), 'TIMEOUT', now(), now() + interval '1 day')`.execute(
      db(),
    );
    await sql`update members set status = 'FROZEN' where username = ${frozen.name}`.execute(db());
    expect(await show(excluded, id)).toBeUndefined();
    const sent = { headers: { "idempotency-key": randomUUID() } };
    expect(await excluded.visitor.refuse(claimMission, { id, version: 1 }, sent)).toBe("rg.timeout");
    expect(await frozen.visitor.refuse(getMissionSummary, {})).toBe("account.frozen");
    expect(await claim(frozen, id)).toBe("account.frozen");
    expect(await show(stranger, id)).toMatchObject({ status: "CLAIM" });
    const audience = { ...everyoneRules, countries: ["TH"] };
    const { version } = await staff("olga").get(saveMission, {
      ...(await world.stored(id)),
      audience,
      proposalId: randomUUID(),
      reason: "for Thailand",
    });
    expect(await show(stranger, id)).toBeUndefined();
    expect(await claim(stranger, id, version)).toBe("mission.closed");
  });

  it("PM-09, X-55: a mission for a segment is offered to its members, as the segment is now", async () => {
    const [id, member] = [await make({ titles: { EN: "For a segment" } }), await newMember()];
    await sql`update members set language = 'VI' where id = ${await idOf(member)}`.execute(db());
    await play(member, { stake: 1_000 });
    const carla = await joinDesk(world.app(), "carla", "CONTENT");
    const segment = { id: randomUUID(), name: "Readers", reason: "for a test" };
    const speaks = (code: "EN" | "VI") => ({ ...everyoneRules, languages: [code] });
    await carla.get(saveSegment, { ...segment, version: 0, rules: speaks("EN") });
    const wanted = { ...(await world.stored(id)), proposalId: randomUUID(), reason: "for a segment" };
    const { version } = await staff("olga").get(saveMission, { ...wanted, audience: { segment: segment.id } });
    expect((await world.stored(id)).audience).toEqual({ segment: segment.id });
    expect([await show(member, id), await claim(member, id, version)]).toEqual([undefined, "mission.closed"]);
    await carla.get(saveSegment, { ...segment, version: 1, rules: speaks("VI") });
    expect([(await show(member, id))?.status, await claim(member, id, version)]).toEqual(["CLAIM", "done"]);
    const unknown = { ...wanted, version, proposalId: randomUUID(), audience: { segment: "nobody" } };
    expect((await staff("olga").call(saveMission, unknown)).body).toMatchObject({
      errorCode: "fields",
      fields: [{ name: "audience.segment", rule: "unknown" }],
    });
  });

  it("PM-11: points are credited in place of money, where the merchant has points", async () => {
    const points = { reward: "POINTS", amount: "250", factor: 0 } as const;
    const other = { ...staked, ...points, id: randomUUID(), proposalId: randomUUID() };
    await switchModules(world.app(), "aurelune", { POINT3: "off" });
    expect(await staff("olga").refuse(saveMission, other)).toBe("fields");
    await switchModules(world.app(), "aurelune", { POINT3: "on" });
    const id = await make(points);
    const member = await newMember();
    await play(member, { stake: 1_000 });
    const before = await balanceOf(member);
    expect(await claim(member, id)).toBe("done");
    expect(await claim(member, id)).toBe("mission.claimed");
    expect(await balanceOf(member)).toBe(before);
    const { rows } = await sql<{ points: string }>`
      select balance::text as points from ledger.accounts where account = ${`member:${await idOf(member)}:points`}`.execute(
      db(),
    );
    expect(rows).toEqual([{ points: "2500000" }]);
  });

  it("PM-11: accounts that seem to be one person's claim once together where the mission says so", async () => {
    const [once, each] = [await make({ oncePerPerson: true }), await make()];
    const [first, second] = [await newMember(), await newMember()];
    for (const member of [first, second]) {
      await sql`insert into member_traits (tenant_id, member_id, rule, trait_key)
        values ('aurelune', ${await idOf(member)}, 'SAME_DEVICE', 'once') on conflict do nothing`.execute(db());
      await play(member, { stake: 1_000 });
    }
    const codes = await Promise.all([claim(first, once), claim(second, once)]);
    expect(codes.toSorted()).toEqual(["done", "mission.closed"]);
    expect(await Promise.all([claim(first, each), claim(second, each)])).toEqual(["done", "done"]);
  });

  it("PM-09: a mission of new members ends, one with dates counts between them, and what was before it was turned on does not count", async () => {
    const now = Date.now();
    const season = await make({ group: "SEASON", startsAt: now - 3 * day, endsAt: now + day });
    const fresh = await make({ group: "NEW", days: 5 });
    const member = await newMember();
    const memberId = await idOf(member);
    await play(member, { stake: 700, at: new Date(now - day) }, { stake: 10 });
    expect(await show(member, season)).toMatchObject({ progress: "10.00", endsAt: now + day });
    expect(await show(member, fresh)).toMatchObject({ progress: "10.00", status: "PROCESS" });
    await world.asOwner((tx) =>
      sql`update members set registered_at = registered_at - interval '6 days' where id = ${memberId}`.execute(tx),
    );
    await world.asOwner((tx) =>
      sql`update missions set on_since = on_since - interval '20 days', ends_at = least(ends_at, now())`.execute(tx),
    );
    expect(await show(member, fresh)).toMatchObject({ status: "CLOSED" });
    expect(await show(member, season)).toMatchObject({ status: "CLOSED" });
    expect(await claim(member, season)).toBe("mission.closed");
  });

  it("RP-24: without the module nobody sees or claims a mission", async () => {
    const id = await make();
    const member = await newMember();
    await switchModules(world.app(), "aurelune", { MISSION3: "off" });
    expect(await member.visitor.refuse(getMissionSummary, {})).toBe("function.not.available");
    expect(await claim(member, id)).toBe("function.not.available");
    await switchModules(world.app(), "aurelune", { MISSION3: "on" });
    expect(await show(member, id)).toMatchObject({ status: "PROCESS" });
  });
});
