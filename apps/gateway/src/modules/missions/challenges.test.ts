import { randomUUID } from "node:crypto";
import {
  type Challenge,
  everyoneRules,
  getMissionSummary,
  leaveChallenge,
  listChallenges,
  startChallenge,
  takeTimeOut,
} from "@marquee/contract";
import {
  listSegments,
  listStaffChallenges,
  removeSegment,
  type SaveChallenge,
  saveChallenge,
  type SaveMission,
  saveMission,
  saveSegment,
  stopMission,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import type { Claimer } from "../../../test/bonusWorld.ts";
import { staked, useMissions } from "../../../test/missionWorld.ts";
import { switchModules } from "../../../test/registration.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";
import { makeAgent } from "../agent/index.ts";

const tenantId = "aurelune";
const plain: Omit<SaveChallenge, "id"> = {
  version: 0,
  titles: { EN: "First steps" },
  isOn: true,
  days: 7,
  position: 0,
  audience: everyoneRules,
  reason: "for a test",
};

describe("challenges", () => {
  const world = useMissions();
  const { asOwner, balanceOf, claim, db, idOf, make, newMember, order, pay, play, staff } = world;

  beforeAll(() => switchModules(world.app(), tenantId, { MISSION3: "on", CHALLENGE3: "on" }));
  // Others would be counted too.
  beforeEach(async () => {
    await sql`update challenges set is_on = false`.execute(db());
    await sql`update missions set is_on = false`.execute(db());
  });

  /** Makes a challenge with these steps. @returns its id, and those of its steps */
  async function challenge(...steps: readonly Partial<SaveMission>[]) {
    const id = randomUUID();
    await staff("olga").get(saveChallenge, { ...plain, id });
    const missions: string[] = [];
    for (const [index, step] of steps.entries())
      missions.push(await make({ group: "CHALLENGE", challengeId: id, step: index + 1, ...step }));
    return { id, missions };
  }
  const short = () => challenge({ target: "1000" }, { target: "500", amount: "80" });
  const list = async ({ visitor }: Claimer) => visitor.get(listChallenges, {});
  const find = async (member: Claimer, id: string): Promise<Challenge | undefined> =>
    (await list(member)).list.find((one) => one.id === id);
  const placesOf = (found: Challenge | undefined) =>
    found?.steps.map(({ place, mission }) => `${place} ${mission.progress}`);
  const start = async ({ visitor }: Claimer, id: string): Promise<string> => {
    const { body } = await visitor.call(startChallenge, { id });
    return body.success ? "done" : body.errorCode;
  };
  const leave = async ({ visitor }: Claimer, id: string): Promise<string> => {
    const { body } = await visitor.call(leaveChallenge, { id });
    return body.success ? "done" : body.errorCode;
  };

  it("X-38: steps are played one after another from the start on, each is claimed by a press, and the last one completes it", async () => {
    const {
      id,
      missions: [first = "", second = ""],
    } = await short();
    const member = await newMember();
    await play(member, { stake: 5_000 });
    expect(await find(member, id)).toMatchObject({ state: "OFFERED", days: 7, endsAt: null });
    // Nothing from before the start counts.
    expect(await start(member, id)).toBe("done");
    expect(placesOf(await find(member, id))).toEqual(["CURRENT 0.00", "WAITING 0.00"]);
    await play(member, { stake: 600 });
    expect(placesOf(await find(member, id))).toEqual(["CURRENT 600.00", "WAITING 0.00"]);
    expect(await claim(member, first)).toBe("mission.not.finished");
    expect(await claim(member, second)).toBe("mission.closed");
    await play(member, { stake: 900 });
    const { missions: shown, unfinished } = await member.visitor.get(getMissionSummary, {});
    expect([shown.map(({ id: each, status }) => [each, status]), unfinished]).toEqual([[[first, "CLAIM"]], 1]);
    const before = await balanceOf(member);
    expect(await claim(member, first)).toBe("done");
    // What was more than the target is not the next step's.
    expect(await find(member, id)).toMatchObject({ state: "RUNNING" });
    expect(placesOf(await find(member, id))).toEqual(["CLAIMED 1000.00", "CURRENT 0.00"]);
    await play(member, { stake: 500 });
    const answers = await Promise.all([claim(member, second), claim(member, second)]);
    expect(answers.filter((each) => each === "done")).toHaveLength(1);
    expect(await balanceOf(member)).toBe(before + 130);
    expect(await find(member, id)).toMatchObject({ state: "COMPLETE" });
    expect(await start(member, id)).toBe("challenge.closed");
    expect(await leave(member, id)).toBe("done");
    expect(await find(member, id)).toMatchObject({ state: "COMPLETE" });
    expect((await list(member)).running).toBe(0);
    expect(await listImbalances(db())).toEqual([]);
  });

  it("X-38, X-55: a challenge is for its audience, by rules or a segment; who has started plays on, and a segment in use stays", async () => {
    const {
      id,
      missions: [first = "", second = ""],
    } = await short();
    const speak = async (member: Claimer, code: string) =>
      sql`update members set language = ${code} where id = ${await idOf(member)}`.execute(db());
    const change = async (more: Partial<SaveChallenge>) => {
      const [stored] = (await staff("olga").get(listStaffChallenges, {})).filter((one) => one.id === id);
      return staff("olga").call(saveChallenge, { ...plain, id, version: stored?.version ?? 0, ...more });
    };
    const [ann, ben] = [await newMember(), await newMember()];
    await speak(ann, "VI");
    await speak(ben, "EN");
    await change({ audience: { ...everyoneRules, languages: ["VI"] } });
    expect([(await find(ann, id))?.state, await find(ben, id)]).toEqual(["OFFERED", undefined]);
    expect([await start(ann, id), await start(ben, id)]).toEqual(["done", "challenge.closed"]);
    const carla = await joinDesk(world.app(), "carla", "CONTENT");
    const segment = { id: randomUUID(), version: 0, name: "Readers of English", reason: "for a test" };
    await carla.get(saveSegment, { ...segment, rules: { ...everyoneRules, languages: ["EN"] } });
    await change({ audience: { segment: segment.id } });
    const [stored] = (await staff("olga").get(listStaffChallenges, {})).filter((one) => one.id === id);
    expect(stored?.audience).toEqual({ segment: segment.id });
    // She is no longer of the audience, and plays on to the end; who leaves may go on, too.
    expect([(await find(ann, id))?.state, (await find(ben, id))?.state]).toEqual(["RUNNING", "OFFERED"]);
    await play(ann, { stake: 1_000 });
    expect(await claim(ann, first)).toBe("done");
    await play(ann, { stake: 500 });
    expect([await leave(ann, id), (await find(ann, id))?.state]).toEqual(["done", "LEFT"]);
    expect(await start(ann, id)).toBe("done");
    await play(ann, { stake: 500 });
    expect([await claim(ann, second), (await find(ann, id))?.state]).toEqual(["done", "COMPLETE"]);
    const own = (await carla.get(listSegments, {})).find((one) => one.id === segment.id);
    expect(own?.users).toEqual([{ kind: "CHALLENGE", name: "First steps" }]);
    const removal = { id: segment.id, version: own?.version ?? 0, reason: "for a test" };
    expect(await carla.refuse(removeSegment, removal)).toBe("segment.in.use");
    for (const audience of [{ segment: "nobody" }, { ...everyoneRules, who: "MEMBERS" as const, labels: ["nobody"] }])
      expect((await change({ audience })).body).toMatchObject({ errorCode: "fields" });
    await change({ audience: everyoneRules });
    expect((await carla.call(removeSegment, removal)).status).toBe(200);
  });

  it("X-38: a member plays two at a time, also when five are started at once; who gives one up starts another, and goes on from nothing later", async () => {
    const member = await newMember();
    const all = await Promise.all([short(), short(), short(), short(), short()]);
    const answers = await Promise.all(all.map(({ id }) => start(member, id)));
    expect(answers.toSorted()).toEqual(["challenge.limit", "challenge.limit", "challenge.limit", "done", "done"]);
    const { running, most, list: challenges } = await list(member);
    expect([running, most]).toEqual([2, 2]);
    const [played = "", other = ""] = challenges.filter(({ state }) => state === "RUNNING").map(({ id }) => id);
    const waiting = challenges.find(({ state }) => state === "OFFERED")?.id ?? "";
    await play(member, { stake: 700 });
    // One stake counts in both.
    expect(placesOf(await find(member, other))?.[0]).toBe("CURRENT 700.00");
    expect(await start(member, played)).toBe("done");
    expect(placesOf(await find(member, played))?.[0]).toBe("CURRENT 700.00");
    expect(await leave(member, played)).toBe("done");
    expect(await leave(member, played)).toBe("challenge.closed");
    expect(await find(member, played)).toMatchObject({ state: "LEFT" });
    expect(await start(member, waiting)).toBe("done");
    expect(await start(member, played)).toBe("challenge.limit");
    expect(await leave(member, waiting)).toBe("done");
    expect(await start(member, played)).toBe("done");
    expect(placesOf(await find(member, played))?.[0]).toBe("CURRENT 0.00");
    await play(member, { stake: 100 });
    expect(placesOf(await find(member, played))?.[0]).toBe("CURRENT 100.00");
  });

  it("X-38: it ends with its days, and is started no second time", async () => {
    const {
      id,
      missions: [first = ""],
    } = await short();
    const member = await newMember();
    await start(member, id);
    await play(member, { stake: 2_000 });
    await sql`update challenge_runs set ends_at = clock_timestamp() where challenge_id = ${id}::uuid`.execute(db());
    expect(await find(member, id)).toMatchObject({ state: "CLOSED" });
    expect(await claim(member, first)).toBe("mission.closed");
    expect(await start(member, id)).toBe("challenge.closed");
    expect(await leave(member, id)).toBe("challenge.closed");
    expect((await list(member)).running).toBe(0);
  });

  it("X-38: deposits count from the start of their step, a stake that is taken back is taken off, and a step that is stopped is passed over", async () => {
    const {
      id,
      missions: [first = "", second = "", third = ""],
    } = await challenge(
      { type: "BET_SUM", target: "1000" },
      { type: "DEPOSIT_SUM", target: "50000" },
      { target: "10" },
    );
    const member = await newMember();
    await start(member, id);
    await pay(await order(member, undefined, "60000"));
    await play(member, { stake: 1_200 }, { stake: -300 });
    expect(placesOf(await find(member, id))?.[0]).toBe("CURRENT 900.00");
    await play(member, { stake: 100 });
    expect(await claim(member, first)).toBe("done");
    // The deposit came before this step.
    expect(placesOf(await find(member, id))?.[1]).toBe("CURRENT 0.00");
    await pay(await order(member, undefined, "50000"));
    expect(await find(member, id)).toMatchObject({ steps: [{}, { mission: { id: second, status: "CLAIM" } }, {}] });
    await staff("olga").get(stopMission, { id: second, reason: "for a test" });
    expect(placesOf(await find(member, id))).toEqual(["CLAIMED 1000.00", "CURRENT 0.00"]);
    await play(member, { stake: 10 });
    expect(await claim(member, third)).toBe("done");
    expect(await find(member, id)).toMatchObject({ state: "COMPLETE" });
  });

  it("X-38: CHALLENGE3 off hides challenges and pays no step, and on again they are as they were", async () => {
    const {
      id,
      missions: [first = ""],
    } = await short();
    const member = await newMember();
    await start(member, id);
    await play(member, { stake: 1_000 });
    await switchModules(world.app(), tenantId, { CHALLENGE3: "off" });
    for (const row of [startChallenge, leaveChallenge])
      expect(await member.visitor.refuse(row, { id })).toBe("function.not.available");
    expect(await member.visitor.refuse(listChallenges, {})).toBe("function.not.available");
    expect(await member.visitor.get(getMissionSummary, {})).toMatchObject({ missions: [], unfinished: 0 });
    expect(await claim(member, first)).toBe("mission.closed");
    await switchModules(world.app(), tenantId, { CHALLENGE3: "on" });
    expect(await claim(member, first)).toBe("done");
  });

  it("X-38: agents, and members who rest or are frozen, start none, and what is not there or not on is closed", async () => {
    const { id } = await short();
    const [agent, resting, frozen, member] = [
      await newMember(),
      await newMember(),
      await newMember(),
      await newMember(),
    ];
    await resting.visitor.get(takeTimeOut, { hours: 24 });
    expect((await list(resting)).list).toEqual([]);
    expect(await start(resting, id)).toBe("rg.timeout");
    const agentKey = { tenantId, memberId: await idOf(agent) };
    await transact(db(), (tx) => makeAgent(tx, agentKey, 1));
    await agent.visitor.loginAs(agent.name);
    expect((await list(agent)).list).toEqual([]);
    expect(await start(agent, id)).toBe("permission.denied");
    await sql`update members set status = 'FROZEN' where username = ${frozen.name}`.execute(db());
    expect(await start(frozen, id)).toBe("account.frozen");
    for (const other of [randomUUID(), "__proto__", "\u0000", "x".repeat(65)])
      expect(await start(member, other)).toMatch(/^(challenge\.closed|request\.invalid|fields)$/);
    const empty = await challenge();
    expect(await start(member, empty.id)).toBe("challenge.closed");
    await sql`update challenges set is_on = false where id = ${id}::uuid`.execute(db());
    expect(await start(member, id)).toBe("challenge.closed");
  });

  it("X-38: staff make a challenge once, the second of two people is told, and steps name what does not fit", async () => {
    const { id } = await short();
    const [stored] = (await staff("olga").get(listStaffChallenges, {})).filter((one) => one.id === id);
    expect(stored).toMatchObject({ version: 1, steps: 2, running: 0, started: 0, days: 7 });
    expect(await staff("olga").get(saveChallenge, { ...plain, id })).toEqual({ version: 1 });
    expect(await staff("olga").refuse(saveChallenge, { ...plain, id, days: 9 })).toBe("state.changed");
    expect(await staff("olga").get(saveChallenge, { ...plain, id, version: 1, days: 9 })).toEqual({ version: 2 });
    expect(await staff("otto").refuse(saveChallenge, { ...plain, id, version: 1, days: 3 })).toBe("state.changed");
    expect(await staff("audrey").refuse(saveChallenge, { ...plain, id, version: 2 })).toBe("permission.denied");
    const faults = async (more: Partial<SaveMission>): Promise<readonly string[]> => {
      const mission = { ...staked, id: randomUUID(), proposalId: randomUUID(), ...more };
      const { body } = await staff("olga").call(saveMission, mission);
      return body.success ? [] : (body.fields ?? []).map(({ name }) => name);
    };
    expect(await faults({ group: "CHALLENGE" })).toEqual(["challengeId", "step"]);
    expect(await faults({ challengeId: id, step: 3 })).toEqual(["challengeId", "step"]);
    const step = { group: "CHALLENGE", challengeId: id, step: 3 } as const;
    expect(await faults({ ...step, challengeId: randomUUID() })).toEqual(["challengeId"]);
    expect(await faults({ ...step, step: 2 })).toEqual(["step"]);
    expect(await faults({ ...step, startsAt: 1, endsAt: 2 })).toEqual(["startsAt", "endsAt"]);
    expect(await faults({ ...step, audience: { ...staked.audience, who: "MEMBERS" } as never })).toEqual([
      "audience.who",
    ]);
    expect(await faults(step)).toEqual([]);
    const member = await newMember();
    await start(member, id);
    const [again] = (await staff("olga").get(listStaffChallenges, {})).filter((one) => one.id === id);
    expect(again).toMatchObject({ steps: 3, running: 1, started: 1 });
    await asOwner((tx) => sql`delete from challenge_runs where challenge_id = ${id}::uuid`.execute(tx));
  });
});
