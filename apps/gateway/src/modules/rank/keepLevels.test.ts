import { pinMemberLevel } from "@marquee/contract/staff";
import { describe, expect, it } from "vitest";
import { million, type Player, useRanks } from "../../../test/rankWorld.ts";
import { runJob } from "../../jobs/runJob.ts";
import { switchModules } from "../../../test/registration.ts";
import { keepLevelsJob } from "./keepLevelsJob.ts";

const day = 86_400_000;

describe("keeping a level", () => {
  const world = useRanks("keeper");
  const { claim, exclude, join, olga, passDays, play, settle, show } = world;
  const keep = () => runJob(keepLevelsJob, world.app().services);
  const levelOf = async (player: Player) => (await show(player)).level;

  /** A player of a level: 3 takes 200 million. */
  async function reach(stake: number): Promise<Player> {
    const player = await join();
    await play(player, stake);
    return player;
  }

  it("PM-12: after 90 days with less than a tenth of its growth a level falls by one, once for all runs of the job, and the next 90 days begin", async () => {
    const player = await reach(200 * million);
    const { keep: shown } = await show(player);
    expect(shown).toMatchObject({ required: "20000000.00", done: "0.00" });
    // A period ends with a day of the merchant's zone.
    expect(Math.ceil(((shown?.endsAt ?? 0) - Date.now()) / day)).toBe(90);
    await play(player, 19_999_999);
    await passDays(player, 89);
    await keep();
    expect(await levelOf(player)).toBe(3);
    await passDays(player, 90);
    await Promise.all([keep(), keep(), keep()]);
    await keep();
    expect(await show(player)).toMatchObject({
      level: 2,
      keep: { required: "5000000.00", done: "0.00" },
      history: [
        { level: 2, reason: "NOT_KEPT" },
        { level: 3, reason: "PLAY" },
      ],
    });
    await passDays(player, 400);
    await keep();
    expect(await levelOf(player)).toBe(1);
  });

  it("PM-12: a tenth of its growth keeps a level, and the next period begins with nothing", async () => {
    const player = await reach(200 * million);
    await play(player, 20 * million);
    await passDays(player, 90);
    await keep();
    expect(await show(player)).toMatchObject({ level: 3, keep: { done: "0.00" }, history: [{ level: 3 }] });
  });

  it("PM-12: stakes that are taken back do not keep a level", async () => {
    const player = await reach(250 * million);
    await play(player, 20 * million, -10 * million);
    expect(await show(player)).toMatchObject({ level: 3, keep: { done: "10000000.00" } });
    await passDays(player, 90);
    await keep();
    expect(await levelOf(player)).toBe(2);
  });

  it("PM-12: a lost level comes back with what keeps it, staked in one period; its gift is paid once ever", async () => {
    const player = await reach(200 * million);
    expect(await claim(player, 3)).toBe("done");
    await passDays(player, 90);
    await keep();
    await play(player, 19 * million);
    expect(await show(player)).toMatchObject({
      level: 2,
      next: { level: 3, required: "20000000.00", done: "19000000.00", isReturn: true },
    });
    await play(player, million);
    expect(await show(player)).toMatchObject({ level: 3, next: { level: 4, isReturn: false } });
    expect([await claim(player, 3), await claim(player, 2)]).toEqual(["rank.gift.claimed", "done"]);
  });

  it("PM-12, X-09: days of a time-out or an exclusion do not count against a member, who does not fall while one is in force", async () => {
    const [before, within, now] = [await reach(200 * million), await reach(200 * million), await reach(200 * million)];
    for (const player of [before, within, now]) await passDays(player, 95);
    await exclude(before, 200, 120);
    await exclude(within, 50, 40);
    await exclude(within, 45, 40);
    await exclude(now, 2, null);
    await keep();
    expect([await levelOf(before), await levelOf(within), await levelOf(now)]).toEqual([2, 3, 3]);
    // Eleven days of the time-outs: the period has six more to go.
    expect(Math.ceil((((await show(within)).keep?.endsAt ?? 0) - Date.now()) / day)).toBe(6);
    await passDays(within, 101);
    await keep();
    expect(await levelOf(within)).toBe(2);
  });

  it("PM-12: nobody falls below what staff have pinned, and a pin that is lifted leaves what play has reached", async () => {
    const player = await reach(200 * million);
    const reason = "long-standing member";
    await olga().get(pinMemberLevel, { memberId: player.id, level: 3, version: 0, reason });
    expect(await show(player)).toMatchObject({ level: 3, keep: null });
    await passDays(player, 90);
    await keep();
    expect(await levelOf(player)).toBe(3);
    await olga().get(pinMemberLevel, { memberId: player.id, level: null, version: 1, reason });
    expect(await levelOf(player)).toBe(3);
    await passDays(player, 90);
    await keep();
    expect(await levelOf(player)).toBe(2);
  });

  it("PM-12: who has grown while levels were off gets the level from the job, without a stake", async () => {
    await switchModules(world.app(), "aurelune", { VIP3: "off" });
    const player = await join();
    await settle(player, 60 * million);
    await world.measure();
    await keep();
    await switchModules(world.app(), "aurelune", { VIP3: "on" });
    expect(await levelOf(player)).toBe(0);
    await keep();
    expect(await show(player)).toMatchObject({ level: 2, growth: "60000000.00" });
  });
});
