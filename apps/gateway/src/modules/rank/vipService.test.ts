import { randomUUID } from "node:crypto";
import {
  everyoneRules,
  getMemberInfo,
  getPointBalance,
  getRebate,
  claimRebate,
  redeemPointReward,
} from "@marquee/contract";
import { changePointSettings, getPointSettings, pinMemberLevel, saveReward } from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { earnAllPoints } from "../../../test/earnAllPoints.ts";
import { measureAll } from "../../../test/measureAll.ts";
import { address, toReward } from "../../../test/pointsWorld.ts";
import { million, type Player, useRanks } from "../../../test/rankWorld.ts";
import { switchModules } from "../../../test/registration.ts";
import { listForCaller } from "../../audience/audienceStore.ts";
import { measureRebatesJob } from "../rebate/index.ts";

const reason = "for the test";

describe("what a level opens", () => {
  const world = useRanks("opened");
  const { balanceOf, db, join, olga, play, show } = world;
  const pin = (player: Player, level: number | null, version = 0) =>
    olga().get(pinMemberLevel, { memberId: player.id, level, version, reason });
  const infoOf = ({ here }: Player, language = "EN") => here.get(getMemberInfo, {}, { headers: { language } });

  /** Gives a member a label of staff's. */
  async function label({ id }: Player, rank: number): Promise<void> {
    const name = randomUUID();
    await sql`insert into labels (tenant_id, id, names, color, color2, rank, service)
      values ('aurelune', ${name}, '{"EN":"House friend"}', '#112233', '#445566', ${rank}, 'NORMAL')`.execute(db());
    await sql`insert into member_labels (tenant_id, label_id, member_id) values ('aurelune', ${name}, ${id})`.execute(
      db(),
    );
  }

  it("PM-13, RP-09: level 5 opens the VIP service, level 4 does not; the label is the level's in the member's language", async () => {
    const player = await join();
    expect((await infoOf(player)).clubLabel).toMatchObject({ labelName: "Member", rank: 0 });
    await play(player, 1_000 * million);
    expect((await infoOf(player)).clubLabel).toMatchObject({ labelName: "VIP 4", rank: 4, service: "NORMAL" });
    expect((await show(player)).levels.filter(({ isVip }) => isVip)).toEqual([]);
    await sql`update merchants set settings = settings || '{"service":{"live":"https://chat.example/a","vip":"https://chat.example/vip"}}'::jsonb
      where id = 'aurelune'`.execute(db());
    await world.app().services.tenantRegistry.refresh();
    await play(player, 2_000 * million);
    const { clubLabel, memberLabel } = await infoOf(player);
    expect(clubLabel).toMatchObject({ labelName: "VIP 5", rank: 5, service: "VIP" });
    expect(memberLabel).toEqual([]);
    expect((await infoOf(player, "VI")).clubLabel.labelName).toBe("VIP cấp 5");
    expect((await show(player)).levels.filter(({ isVip }) => isVip).map(({ level }) => level)).toEqual([5, 6, 7, 8, 9]);
    const { customerService } = (await player.here.getStatus()).info;
    expect(customerService?.version.pathList.map(({ name }) => name)).toEqual(["vip", "live"]);
  });

  it("PM-13: beside a label of staff's the level still opens the VIP service, and a label of a rank above 4 does by itself", async () => {
    const [labelled, ranked] = [await join(), await join()];
    await label(labelled, 1);
    await label(ranked, 6);
    await pin(labelled, 5);
    expect(await infoOf(labelled)).toMatchObject({
      clubLabel: { labelName: "House friend", rank: 1, service: "NORMAL" },
      memberLabel: [{ labelName: "VIP 5", rank: 5, service: "VIP" }],
    });
    expect(await infoOf(ranked)).toMatchObject({ clubLabel: { rank: 6, service: "VIP" }, memberLabel: [] });
    await pin(labelled, 4, 1);
    expect((await infoOf(labelled)).memberLabel).toMatchObject([{ rank: 4, service: "NORMAL" }]);
  });

  it("PM-13, X-55: who has VIP service by level is of the audience VIP, and without the module nobody is by a level", async () => {
    const [fifth, fourth] = [await join(), await join()];
    await pin(fifth, 5);
    await pin(fourth, 4);
    const of = async ({ id }: Player, level: "VIP" | "NORMAL") => {
      const member = { tenantId: "aurelune", memberId: id };
      const audience = { ...everyoneRules, who: "MEMBERS" as const, levels: [level] };
      return (await listForCaller(db(), { member }, [{ audience }], (one) => one.audience)).length;
    };
    expect([await of(fifth, "VIP"), await of(fifth, "NORMAL")]).toEqual([1, 0]);
    expect([await of(fourth, "VIP"), await of(fourth, "NORMAL")]).toEqual([0, 1]);
    await switchModules(world.app(), "aurelune", { VIP3: "off" });
    expect([await of(fifth, "VIP"), (await infoOf(fifth)).clubLabel.rank]).toEqual([0, 0]);
    await switchModules(world.app(), "aurelune", { VIP3: "on" });
  });

  it("PM-03, PM-06: points and the mall go by the higher of label and level", async () => {
    await switchModules(world.app(), "aurelune", { PAYPASS3: "off", POINT3: "on", POINTMALL3: "on" });
    const { settings, version } = await olga().get(getPointSettings, { currency: "VND" });
    const percents = settings.percents.map((percent, rank) => (rank === 5 ? 0 : percent));
    await olga().get(changePointSettings, {
      id: randomUUID(),
      currency: "VND",
      settings: { ...settings, percents },
      version,
      reason,
    });
    const [player, plain] = [await join(), await join()];
    await pin(player, 5);
    await label(player, 2);
    await play(player, million);
    await play(plain, million);
    await earnAllPoints(world.app());
    expect((await player.here.get(getPointBalance, {})).points).toBe("0");
    expect((await plain.here.get(getPointBalance, {})).points).toBe("10");
    const reward = toReward({ levelRequired: 5, pointsRequired: 1, names: { EN: "For level 5" } });
    await olga().get(saveReward, reward);
    const redeem = async ({ here }: Player) =>
      (
        await here.call(
          redeemPointReward,
          { rewardId: reward.id, quantity: 1, address },
          { headers: { "idempotency-key": randomUUID() } },
        )
      ).body;
    expect(await redeem(plain)).toMatchObject({ errorCode: "reward.level" });
    expect(await redeem(player)).toMatchObject({ errorCode: "points.insufficient" });
  });

  it("PM-12, MC-14: the rebate is the member's own and what the level added when the stake settled, which the claim shows", async () => {
    const player = await join();
    await play(player, 10 * million);
    await measureAll(db());
    await measureRebatesJob.run(world.app().services);
    // What made the level was staked before it.
    expect(await player.here.get(getRebate, {})).toMatchObject({ rate: "0.00", raise: "0.05", parts: [] });
    await play(player, 2 * million);
    await pin(player, 9);
    await measureAll(db());
    await measureRebatesJob.run(world.app().services);
    const rebate = await player.here.get(getRebate, {});
    expect(rebate).toMatchObject({
      raise: "0.45",
      parts: [{ rate: "0.05", raise: "0.05", validBet: "2000000.00", amount: "1000.00" }],
      amount: "1000.00",
    });
    // The platform's own raises, which the database reckons with, are those that the levels show.
    const { levels } = await show(player);
    expect([levels[1]?.raise, levels[9]?.raise]).toEqual(["0.05", "0.45"]);
    const before = await balanceOf(player);
    await player.here.get(claimRebate, {}, { headers: { "idempotency-key": randomUUID() } });
    expect((await balanceOf(player)) - before).toBe(1_000);
  });
});
