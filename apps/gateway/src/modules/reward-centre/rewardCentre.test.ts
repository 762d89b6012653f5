import { randomUUID } from "node:crypto";
import { type ClaimReward, claimReward, listBonuses, listRewards, type Reward, takeTimeOut } from "@marquee/contract";
import { makeRedEnvelope } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Claimer } from "../../../test/bonusWorld.ts";
import { measureAll } from "../../../test/measureAll.ts";
import { useMissions } from "../../../test/missionWorld.ts";
import { application, makePage } from "../../../test/promotionPages.ts";
import { switchModules } from "../../../test/registration.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";
import { makeAgent, setRebate } from "../agent/index.ts";
import { measureRanks } from "../rank/index.ts";
import { measureRebatesJob } from "../rebate/index.ts";

const tenantId = "aurelune";
const hour = 3_600_000;
const registration = { ...application, trigger: "REGISTRATION", least: "1000", most: "1000" } as const;

describe("the reward centre", () => {
  const world = useMissions();
  const { asOwner, balanceOf, db, idOf, make, newMember, play, settle, staff } = world;
  const on = { REWARDS3: "on", REDENV3: "on", MANPLAYREB3: "on", PROMO3: "on" } as const;

  beforeAll(() => switchModules(world.app(), tenantId, on));
  // Others would be listed too.
  beforeEach(async () => {
    await sql`update promotion_pages set is_on = false`.execute(db());
    await sql`update missions set is_on = false`.execute(db());
  });

  const list = async ({ visitor }: Pick<Claimer, "visitor">): Promise<readonly Reward[]> =>
    (await visitor.get(listRewards, {})).list;
  const send = ({ visitor }: Pick<Claimer, "visitor">, request: ClaimReward, key: string = randomUUID()) =>
    visitor.call(claimReward, request, { headers: { "idempotency-key": key } });
  const claim = async (member: Pick<Claimer, "visitor">, request: ClaimReward, key?: string) => {
    const { body } = await send(member, request, key);
    return body.success ? body.value.paid : body.errorCode;
  };

  /** An envelope of one part that is open. @returns its id */
  async function openEnvelope(): Promise<string> {
    const id = randomUUID();
    await staff("olga").get(makeRedEnvelope, {
      id,
      proposalId: randomUUID(),
      names: { EN: "New year" },
      currency: "VND",
      opensAt: Date.now() + hour,
      closesAt: Date.now() + 2 * hour,
      total: "7000",
      count: 1,
      least: "1000",
      most: "7000",
      factor: 3,
      segment: null,
      reason: "for a test",
    });
    await asOwner((tx) =>
      sql`update red_envelopes set opens_at = opens_at - interval '61 minutes', closes_at = closes_at - interval '61 minutes' where id = ${id}::uuid`.execute(
        tx,
      ),
    );
    return id;
  }

  /** Gives a member a rebate and something that it counts. */
  async function earnRebate(member: Claimer): Promise<void> {
    const memberId = await idOf(member);
    await transact(db(), (tx) => setRebate(tx, { tenantId, memberId }, 100));
    await settle(memberId, { stake: 200_000 });
    await measureAll(db());
    await measureRebatesJob.run(world.app().services);
  }

  it("MC-10: lists what can be claimed of each source, what ends first at the top, and pays each once by its own rules", async () => {
    const member = await newMember();
    expect(await list(member)).toEqual([]);
    const mission = await make({ titles: { EN: "Stake 1,000" } });
    await play(member, { stake: 1_200 });
    const page = await makePage(staff("olga"), { activity: registration });
    const envelope = await openEnvelope();
    const late = await newMember();
    expect((await list(late)).map(({ id }) => id)).toEqual([envelope, page]);
    const rewards = await list(member);
    // The page came after this member's registration.
    expect(rewards.map(({ source, id }) => [source, id])).toEqual([
      ["RED_ENVELOPE", envelope],
      ["MISSION", mission],
    ]);
    expect(rewards[0]).toMatchObject({ least: "1000.00", most: "7000.00", factor: 3, asset: "CASH", version: null });
    expect(rewards[1]).toMatchObject({ names: { EN: "Stake 1,000" }, least: "50.00", factor: 2, version: 1 });
    const before = await balanceOf(member);
    const [key, request] = [randomUUID(), { source: "MISSION", id: mission, version: 1 } as const];
    const paid = { asset: "CASH", amount: "50.00" };
    expect(await Promise.all([claim(member, request, key), claim(member, request, key)])).toEqual([paid, paid]);
    expect(await claim(member, request)).toBe("mission.claimed");
    expect(await claim(member, { source: "RED_ENVELOPE", id: envelope })).toEqual({ asset: "CASH", amount: "7000.00" });
    expect(await balanceOf(member)).toBe(before + 7_050);
    expect(await claim(late, { source: "RED_ENVELOPE", id: envelope })).toBe("envelope.empty");
    expect(await list(member)).toEqual([]);
    expect(await listImbalances(db())).toEqual([]);
  });

  it("MC-10: a rebate is listed when it reaches the least that a claim may bring, and two claims at once pay it once", async () => {
    const member = await newMember();
    const before = await balanceOf(member);
    await earnRebate(member);
    const [reward] = await list(member);
    expect(reward).toMatchObject({ source: "REBATE", names: null, most: "2000.00", factor: 0, endsAt: null });
    const request = { source: "REBATE", id: "own" } as const;
    const answers = await Promise.all([claim(member, request), claim(member, request), claim(member, request)]);
    expect(answers.toSorted((a, b) => Number(typeof a === "string") - Number(typeof b === "string"))).toEqual([
      { asset: "CASH", amount: "2000.00" },
      "rebate.claimed",
      "rebate.claimed",
    ]);
    expect(await balanceOf(member)).toBe(before + 2_000);
    expect(await list(member)).toEqual([]);
  });

  it("MC-10, PM-12: the gifts of the levels that play has reached are listed, and each is paid once", async () => {
    await switchModules(world.app(), tenantId, { ...on, VIP3: "on" });
    const member = await newMember();
    await settle(await idOf(member), { stake: 60_000_000 });
    // What other tests of the server still run hides a stake for a while.
    const findGift = async () => {
      await measureRanks(world.app().services);
      return (await list(member)).find(({ source }) => source === "RANK");
    };
    await expect.poll(findGift).toBeDefined();
    const gift = await findGift();
    const request = { source: "RANK", id: gift?.id ?? "", version: gift?.version ?? 0 } as const;
    const before = await balanceOf(member);
    expect(await claim(member, { source: "RANK", id: request.id })).toBe("rank.changed");
    const answers = await Promise.all([claim(member, request), claim(member, request)]);
    expect(answers).toContainEqual({ asset: "CASH", amount: gift?.most });
    expect(answers).toContain("rank.gift.claimed");
    expect(await balanceOf(member)).toBe(before + Number(gift?.most));
    for (const id of ["0", "10", "99", "-1", "1e1", "__proto__"])
      expect(await claim(member, { ...request, id })).toBe("rank.gift.locked");
    await switchModules(world.app(), tenantId, { ...on, VIP3: "off" });
  });

  it("RG-27: a new member sees the sign-up bonus titled 1000VND in the reward centre, and claims it into the bonus wallet once", async () => {
    const page = await makePage(staff("olga"), {
      texts: { EN: { title: "Sign up: 1000VND", html: "<p>For new members.</p>" } },
      activity: registration,
    });
    const member = await newMember();
    const bonus = { source: "PROMOTION", id: page, asset: "BONUS", least: "1000.00", most: "1000.00", factor: 2 };
    expect(await list(member)).toMatchObject([{ ...bonus, names: { EN: "Sign up: 1000VND" } }]);
    const request = { source: "PROMOTION", id: page } as const;
    const answers = await Promise.all([claim(member, request), claim(member, request)]);
    expect(answers).toContainEqual({ asset: "BONUS", amount: "1000.00" });
    expect(answers).toContain("promo.already");
    const { list: bonuses } = await member.visitor.get(listBonuses, {});
    expect(bonuses).toMatchObject([{ names: { EN: "Sign up: 1000VND" }, state: "ACTIVE", amount: "1000.00" }]);
    expect(await list(member)).toEqual([]);
  });

  it("MC-10: what is switched off, of another source or not there pays nothing; a mission that has changed is not claimed unseen", async () => {
    const member = await newMember();
    const mission = await make({ titles: { EN: "Seen" } });
    await play(member, { stake: 1_200 });
    const request = { source: "MISSION", id: mission, version: 1 } as const;
    expect(await claim(member, { ...request, version: 2 })).toBe("mission.changed");
    expect(await claim(member, { source: "MISSION", id: mission })).toBe("mission.changed");
    expect(await claim(member, { source: "RED_ENVELOPE", id: mission })).toBe("envelope.not.open");
    expect(await claim(member, { source: "PROMOTION", id: mission })).toBe("promo.closed");
    for (const id of [randomUUID(), "__proto__", "\u0000", "x".repeat(65)])
      expect(await claim(member, { ...request, id })).toMatch(/^(mission\.closed|request\.invalid|fields)$/);
    expect((await send(member, { ...request, source: "RANSOM" as never })).body.success).toBe(false);
    await switchModules(world.app(), tenantId, { ...on, MISSION3: "off" });
    expect(await list(member)).toEqual([]);
    expect(await claim(member, request)).toBe("function.not.available");
    await switchModules(world.app(), tenantId, { ...on, MISSION3: "on" });
    expect(await list(member)).toHaveLength(1);
  });

  it("MC-10: guests, agents and members who take a time-out have nothing to claim of what is offered", async () => {
    const guest = openAurelune(world.app());
    expect(await guest.refuse(listRewards, {})).toBe("login.not.session");
    const mission = await make({ titles: { EN: "For players" } });
    const [agent, resting] = [await newMember(), await newMember()];
    for (const each of [agent, resting]) await play(each, { stake: 1_200 });
    const id = await idOf(agent);
    await transact(db(), (tx) => makeAgent(tx, { tenantId, memberId: id }, 1));
    await resting.visitor.get(takeTimeOut, { hours: 24 });
    const request = { source: "MISSION", id: mission, version: 1 } as const;
    expect(await list(resting)).toEqual([]);
    expect(await claim(resting, request)).toBe("rg.timeout");
    await agent.visitor.loginAs(agent.name);
    expect(await list(agent)).toEqual([]);
    expect(await claim(agent, request)).toBe("permission.denied");
  });
});
