import { randomUUID } from "node:crypto";
import { claimReward, listRewards, takeTimeOut } from "@marquee/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { Claimer } from "../../../test/bonusWorld.ts";
import { useRaffles } from "../../../test/raffleWorld.ts";
import { switchModules } from "../../../test/registration.ts";

describe("raffles in the reward centre", () => {
  const world = useRaffles();
  const { makeOpen, make, draw, newMember, stake } = world;

  beforeAll(() => switchModules(world.app(), "aurelune", { REWARDS3: "on" }));

  const list = async ({ visitor }: Claimer): Promise<readonly string[]> =>
    (await visitor.get(listRewards, {})).list.filter(({ source }) => source === "RAFFLE").map(({ id }) => id);

  it("MC-10, PM-15: a raffle is listed while a ticket can be drawn from it: when it is open, its condition met, and none is drawn yet", async () => {
    const member = await newMember();
    await make();
    const [free, staked] = [await makeOpen(), await makeOpen({ validBet: "1000" })];
    expect(await list(member)).toEqual([free]);
    const { list: rewards } = await member.visitor.get(listRewards, {});
    expect(rewards.find(({ id }) => id === free)).toMatchObject({ asset: "PRIZE", least: "0.00", most: "0.00" });
    await stake(member, 1_000);
    expect([...(await list(member))].toSorted()).toEqual([free, staked].toSorted());
    expect((await draw(member.visitor, free)).body.success).toBe(true);
    expect(await list(member)).toEqual([staked]);
  });

  it("MC-10, X-09: it is drawn at its own panel alone, and nothing is listed in a time-out", async () => {
    const member = await newMember();
    const id = await makeOpen();
    expect(await list(member)).toContain(id);
    const headers = { "idempotency-key": randomUUID() };
    const { body } = await member.visitor.call(claimReward, { source: "RAFFLE", id }, { headers });
    expect(body).toMatchObject({ success: false, errorCode: "function.not.available" });
    expect(await list(member)).toContain(id);
    await member.visitor.get(takeTimeOut, { hours: 24 });
    expect(await list(member)).toEqual([]);
  });
});
