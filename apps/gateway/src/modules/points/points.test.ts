import { randomUUID } from "node:crypto";
import {
  getFunds,
  getPointBalance,
  getPointConfig,
  listMovements,
  listPointMovements,
  pointAsset,
  takeTimeOut,
} from "@marquee/contract";
import { getMemberPoints, saveReward } from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { earnAllPoints } from "../../../test/earnAllPoints.ts";
import { switchModules } from "../../../test/registration.ts";
import { address, toReward, usePoints } from "../../../test/pointsWorld.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { postTransfer } from "../../ledger/postTransfer.ts";

const tenantId = "aurelune";

describe("points", () => {
  const { app, olga, join, settle, earn, pointsOf, balanceOf, redeem, convert } = usePoints();

  it("PM-01, PM-08, AP-50, WL-14: settled stakes earn points by category, fractions are kept, and each movement is listed", async () => {
    const { here, id } = await join();
    await settle(id, 150_000);
    await settle(id, 100_000, randomUUID(), "LIVE");
    await settle(id, 10_000, randomUUID(), "SPORTS");
    expect(await here.get(getPointBalance, {})).toEqual({ points: "0", ratio: "100", lifetime: "0" });
    await Promise.all([earnAllPoints(app()), earnAllPoints(app())]);
    await earnAllPoints(app());
    expect(await here.get(getPointBalance, {})).toEqual({ points: "2", ratio: "100", lifetime: "2" });
    expect((await here.get(getFunds, {})).points).toBe("2");
    expect(await here.get(listPointMovements, {})).toMatchObject({
      list: [{ kind: "POINT_EARN", changed: "2.05", balance: "2.05" }],
      totalCount: 1,
    });
    expect((await here.get(listMovements, { kind: "POINT" })).list).toEqual([
      expect.objectContaining({ type: "POINT_EARN", changed: "2.05", balance: "2.05" }),
    ]);
  });

  it("PM-01: a round that is taken back takes back what it gave; what was spent of it is owed", async () => {
    const { here, id } = await join();
    const round = await settle(id, 100_000_000);
    await earnAllPoints(app());
    await convert(here, "900");
    expect(await pointsOf(here)).toBe("1000");
    await convert(here, "1000");
    await settle(id, -100_000_000, round);
    await earnAllPoints(app());
    expect(await here.get(getPointBalance, {})).toMatchObject({ points: "0", lifetime: "0" });
    expect(await olga().get(getMemberPoints, { memberId: id })).toMatchObject({ points: "0.00", owed: "1000.00" });
    await earn(id, 1_300);
    expect(await pointsOf(here)).toBe("300");
  });

  it("PM-05, AP-55: 1,000 points at 100:1 are worth 10 units of the currency, once for each key, with a turnover", async () => {
    const { here, id } = await join();
    await earn(id, 3_000);
    const before = await balanceOf(here);
    const key = randomUUID();
    const both = await Promise.all([convert(here, "1000", key), convert(here, "1000", key)]);
    for (const { body } of both)
      expect(body).toMatchObject({ success: true, value: { amount: "10000.00", points: "1000", currency: "VND" } });
    expect([await pointsOf(here), (await balanceOf(here)) - before]).toEqual(["2000", 10_000]);
    const { rows } = await sql`
      select source, held::text, required::text from turnover_requirements where member_id = ${id} and source = 'POINTS'`.execute(
      app().services.db,
    );
    expect(rows).toEqual([{ source: "POINTS", held: "100000000", required: "100000000" }]);
    const refused = async (points: string) => {
      const { body } = await convert(here, points);
      return body.success ? "success" : body.errorCode;
    };
    expect([
      await refused("900"),
      await refused("1050"),
      await refused("100100"),
      await refused("2100"),
      await refused("-1"),
      await refused("1e9"),
      await refused("9".repeat(40)),
    ]).toEqual([
      "points.convert.min",
      "points.convert.multiple",
      "points.convert.daily",
      "points.insufficient",
      "request.invalid",
      "request.invalid",
      "request.invalid",
    ]);
    expect(await app().listFaults()).toEqual([]);
  });

  it("PM-05: in a currency of small units 1,000 points add 10.00 to the balance", async () => {
    const here = openKickline(app());
    await here.registerAs("pointed");
    await sql`insert into settled_stakes (tenant_id, member_id, vendor, category, game_code, round_id, currency, stake, win, weight)
      select tenant_id, id, '', 'RNG', 'reels', ${randomUUID()}, 'THB', 1000000000, 0, 100 from members
      where tenant_id = 'kickline' and username_key = 'pointed'`.execute(app().services.db);
    await earnAllPoints(app());
    await switchModules(app(), "kickline", { PAYPASS3: "on" });
    expect((await convert(here, "1000")).body).toMatchObject({ errorCode: "payment.password.required" });
    await switchModules(app(), "kickline", { PAYPASS3: "off" });
    const before = await balanceOf(here);
    expect((await convert(here, "1000")).body).toMatchObject({ value: { amount: "10.00", currency: "THB" } });
    expect((await balanceOf(here)) - before).toBe(10);
  });

  it("PM-06, PM-07, AP-57: the rules are public, and no day takes points away", async () => {
    const config = await openAurelune(app()).get(getPointConfig, {});
    expect(config).toMatchObject({ currency: "VND", ratio: "100", unit: "1000.00", convert: { min: "1000" } });
    expect(config.rules).toContainEqual({ category: "RNG", betPerPoint: "100000.00" });
    const { here, id } = await join();
    await sql`select ledger.open_account(${tenantId}, ${toMemberAccount("real", id, "points")}, ${pointAsset})`.execute(
      app().services.db,
    );
    await postTransfer(app().services.db, {
      tenant: tenantId,
      scope: "points",
      key: "old",
      ref: "old",
      postings: [
        { account: toMemberAccount("real", id, "points"), asset: pointAsset, kind: "POINT_EARN", amount: 5_000_000n },
        { account: `house:${tenantId}:points`, asset: pointAsset, kind: "POINT_EARN", amount: -5_000_000n },
      ],
    });
    for (const job of app()
      .jobs.list()
      .filter(({ name }) => ["retention", "roll-up-days"].includes(name)))
      await job.run(app().services);
    expect(await pointsOf(here)).toBe("500");
  });

  it("PM-03, PM-05: the frozen, the excluded and agents take nothing by convertPoints or redeemPointReward", async () => {
    const { here, id } = await join();
    await earn(id, 2_000);
    await sql`update members set status = 'FROZEN' where id = ${id}`.execute(app().services.db);
    expect((await convert(here, "1000")).body).toMatchObject({ errorCode: "account.frozen" });
    const agent = await join();
    await sql`update members set kind = 1 where id = ${agent.id}`.execute(app().services.db);
    await earn(agent.id, 2_000);
    const excluded = await join();
    await earn(excluded.id, 2_000);
    await excluded.here.get(takeTimeOut, { hours: 24 });
    const reward = toReward({ names: { EN: "For nobody here" } });
    await olga().get(saveReward, reward);
    expect([
      await pointsOf(agent.here),
      (await convert(excluded.here, "1000")).body,
      (await redeem(excluded.here, { rewardId: reward.id, quantity: 1, address })).body,
    ]).toMatchObject(["0", { errorCode: "rg.timeout" }, { errorCode: "rg.timeout" }]);
    const barred = await join();
    await earn(barred.id, 2_000);
    await sql`insert into play_restrictions (tenant_id, id, member_id, scope, target, reason, created_by)
      values (${tenantId}, gen_random_uuid(), ${barred.id}, 'ALL', 'ALL', 'test', 'test')`.execute(app().services.db);
    expect((await convert(barred.here, "1000")).body).toMatchObject({ errorCode: "permission.denied" });
  });
});
