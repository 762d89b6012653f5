import { randomUUID } from "node:crypto";
import { everyoneRules, toDecimal } from "@marquee/contract";
import { decideProposal, listAudit, listStaffMissions, saveMission, stopMission } from "@marquee/contract/staff";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Claimer } from "../../../test/bonusWorld.ts";
import { openEventReader } from "../../../test/eventReader.ts";
import { staked, useMissions } from "../../../test/missionWorld.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";

describe("missions at the desk", () => {
  const world = useMissions();
  const { claim, make, newMember, play, show, staff, stored } = world;
  const again = (id: string) => ({ id, proposalId: randomUUID(), reason: "for a test" });
  let port = 0;
  beforeAll(async () => {
    port = Number(new URL(await world.app().http.listen({ port: 0, host: "127.0.0.1" })).port);
  });
  const openEvents = async ({ visitor }: Claimer) => {
    const reader = await openEventReader(port, { token: visitor.getToken() });
    onTestFinished(reader.close);
    await reader.wait("ready");
    return reader;
  };
  const find = async (id: string) => (await staff("olga").get(listStaffMissions, {})).find((one) => one.id === id);

  it("PM-09, X-52: staff make and change missions with a reason; of two people the second is told, and what was claimed is counted", async () => {
    const id = await make();
    const seen = { ...(await stored(id)), ...again(id) };
    const both = await Promise.all(
      ["olga", "otto"].map((name) => staff(name).refuse(saveMission, { ...seen, amount: "60", reason: `by ${name}` })),
    );
    expect(both.toSorted()).toEqual(["none", "state.changed"]);
    expect(await find(id)).toMatchObject({ version: 2, amount: "60.00", claims: 0, cost: "0.00" });
    // A new one that is sent twice is made once; another one under its id is none.
    const fresh = { ...staked, ...again(randomUUID()) };
    expect(await Promise.all([1, 2].map(() => staff("olga").refuse(saveMission, fresh)))).toContain("none");
    expect(await staff("olga").refuse(saveMission, { ...fresh, target: "7" })).toBe("state.changed");
    const member = await newMember();
    await play(member, { stake: 1_000 });
    // What was shown before the change is not claimed unseen.
    expect(await claim(member, id, 1)).toBe("mission.changed");
    expect(await claim(member, id, 2)).toBe("done");
    expect(await find(id)).toMatchObject({ claims: 1, cost: "60.00" });
    const { items } = await staff("audrey").get(listAudit, {});
    expect(items.map(({ action }) => action)).toEqual(expect.arrayContaining(["make mission", "change mission"]));
  });

  it("PM-09: what does not go together is named; what is counted cannot change once the mission was on", async () => {
    const wrong = {
      ...staked,
      ...again(randomUUID()),
      titles: { EN: " " },
      group: "SEASON" as const,
      type: "PROFILE" as const,
      category: "RNG" as const,
      multiple: 5,
      days: 3,
      leastStake: "1",
      target: "4",
      amount: "0",
      currency: "XXX",
      audience: { ...everyoneRules, who: "MEMBERS" as const, labels: ["nobody"] },
    };
    const { body } = await staff("olga").call(saveMission, wrong);
    expect(body).toMatchObject({ errorCode: "fields" });
    const named = Object(body).fields.map(({ name }: { readonly name: string }) => name);
    expect(named.toSorted()).toEqual([
      "amount",
      "audience.labels",
      "category",
      "currency",
      "days",
      "endsAt",
      "leastStake",
      "multiple",
      "startsAt",
      "target",
      "titles",
    ]);
    const id = await make();
    const seen = { ...(await stored(id)), ...again(id) };
    const other = await staff("olga").call(saveMission, { ...seen, type: "BET_COUNT", category: "LIVE", target: "5" });
    expect(other.body).toMatchObject({ errorCode: "fields", fields: [{ name: "type" }, { name: "category" }] });
    const off = { ...staked, ...again(randomUUID()), isOn: false };
    await staff("olga").get(saveMission, off);
    expect(await staff("olga").refuse(saveMission, { ...off, version: 1, type: "BET_COUNT", target: "3" })).toBe(
      "none",
    );
  });

  it("X-52: a reward as large as what two people pay out is on offer when another person approves it", async () => {
    const [id, amount] = [randomUUID(), toDecimal(getTwoPersonAmount("VND"))];
    const wanted = { ...staked, ...again(id), amount };
    const { proposal } = await staff("olga").get(saveMission, wanted);
    expect(proposal).toBe(wanted.proposalId);
    expect(await find(id)).toBeUndefined();
    const approve = { id: wanted.proposalId, decision: "approve" as const, note: "agreed" };
    expect(await staff("olga").refuse(decideProposal, approve)).toBe("proposal.own");
    await staff("pia").get(decideProposal, approve);
    expect(await find(id)).toMatchObject({ isOn: true, amount });
    // Points of that worth are no way round it.
    const points = { ...staked, ...again(randomUUID()), reward: "POINTS" as const, factor: 0 };
    const worth = toDecimal(getTwoPersonAmount("VND") * 100n).replace(/\.00$/, "");
    expect((await staff("olga").get(saveMission, { ...points, amount: worth })).proposal).toBe(points.proposalId);
  });

  it("PM-09: a mission that is stopped is offered and claimed no more at once, and open pages are told", async () => {
    const id = await make();
    const member = await newMember();
    await play(member, { stake: 1_000 });
    expect(await staff("cora").refuse(stopMission, { id, reason: "not mine" })).toBe("permission.denied");
    const reader = await openEvents(member);
    await staff("otto").get(stopMission, { id, reason: "a mistake" });
    await reader.wait("missions");
    expect(await show(member, id)).toBeUndefined();
    expect(await claim(member, id)).toBe("mission.closed");
    expect(await staff("otto").refuse(stopMission, { id, reason: "again" })).toBe("state.changed");
  });

  it("MC-12, X-43: open pages are told when a stake has brought the member further", async () => {
    await make();
    const member = await newMember();
    const reader = await openEvents(member);
    await play(member, { stake: 10 });
    await reader.wait("missions");
  });
});
