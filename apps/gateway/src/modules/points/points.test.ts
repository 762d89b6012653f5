import { randomUUID } from "node:crypto";
import {
  convertPoints,
  getBalance,
  getPointBalance,
  getPointConfig,
  listMovements,
  listPointRedemptions,
  listPointRewards,
  pointAsset,
  redeemPointReward,
  takeTimeOut,
  type RedeemReward,
} from "@marquee/contract";
import {
  addVoucherCodes,
  decideRedemption,
  getMemberPoints,
  getStaffRedemption,
  listStaffRedemptions,
  listStaffRewards,
  saveReward,
  type SaveReward,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { earnAllPoints } from "../../../test/earnAllPoints.ts";
import { joinDesk } from "../../../test/deskTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { deskSettings, type Staff } from "../../../test/staff.ts";
import { openAurelune, type Visitor } from "../../../test/visitor.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { postTransfer } from "../../ledger/postTransfer.ts";

const tenantId = "aurelune";
const reason = "for the test";

describe("points", () => {
  let app: TestApp;
  let olga: Staff;
  let pia: Staff;
  let number = 0;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    [olga, pia] = [await joinDesk(app, "olga", "OWNER"), await joinDesk(app, "pia", "PAYMENTS")];
    await switchModules(app, tenantId, {
      PAYPASS3: "off",
      POINT3: "on",
      POINTMALL3: "on",
      POINTCONV3: "on",
      POINTHIST3: "on",
      POINTRULE3: "on",
    });
  });
  afterAll(() => {
    console.log(
      [
        ...new Set(
          app
            .logged()
            .split("\n")
            .filter((l) => l.includes('"err"'))
            .map((l) => {
              const e = JSON.parse(l).err;
              return `${e.message} ${String(e.stack).slice(0, 700)} ${e.where ?? ""}`;
            }),
        ),
      ].join("\n---\n"),
    );
    return app.close();
  });

  async function join(): Promise<{ readonly here: Visitor; readonly id: string }> {
    const here = openAurelune(app);
    const username = `pointy${(number += 1)}`;
    await here.registerAs(username);
    const { rows } = await sql<{ id: string }>`
      select id from members where tenant_id = ${tenantId} and username_key = ${username}`.execute(app.services.db);
    return { here, id: rows[0]?.id ?? "" };
  }

  /** Has a round settled, or taken back below zero; in whole units of dong. */
  async function settle(id: string, stake: number, round: string = randomUUID(), category = "RNG"): Promise<string> {
    await sql`insert into settled_stakes (tenant_id, member_id, vendor, category, game_code, round_id, currency, stake, win, weight)
      values (${tenantId}, ${id}, '', ${category}, 'reels', ${round}, 'VND', ${BigInt(stake) * 10_000n}, 0, 100)`.execute(
      app.services.db,
    );
    return round;
  }

  /** A point takes 100,000 dong at slots: so many points. */
  async function earn(id: string, points: number): Promise<void> {
    await settle(id, points * 100_000);
    await earnAllPoints(app);
  }

  const pointsOf = async (here: Visitor) => (await here.get(getPointBalance, {})).points;
  const balanceOf = async (here: Visitor) => Number((await here.get(getBalance, {})).sumBalance);
  const redeem = (here: Visitor, body: RedeemReward, key: string = randomUUID()) =>
    here.call(redeemPointReward, body, { headers: { "idempotency-key": key } });
  const convert = (here: Visitor, points: string, key: string = randomUUID()) =>
    here.call(convertPoints, { points }, { headers: { "idempotency-key": key } });

  const toReward = (more: Partial<SaveReward> = {}): SaveReward => ({
    id: randomUUID(),
    version: 0,
    proposalId: randomUUID(),
    type: "GIFT",
    names: { EN: "Headphones" },
    picture: "",
    pointsRequired: 500,
    amountRequired: {},
    cash: {},
    levelRequired: null,
    isOn: true,
    position: 0,
    addQuantity: 5,
    reason,
    ...more,
  });
  const address = { name: "Ann Bee", phone: "+84 912 345 678", address: "1 Lê Lợi, Huế" };

  it("PM-01, PM-08: settled stakes earn points by category, fractions are kept, and each movement is listed", async () => {
    const { here, id } = await join();
    await settle(id, 150_000);
    await settle(id, 100_000, randomUUID(), "LIVE");
    await settle(id, 10_000, randomUUID(), "SPORTS");
    expect(await here.get(getPointBalance, {})).toEqual({ points: "0", ratio: "100", lifetime: "0" });
    await Promise.all([earnAllPoints(app), earnAllPoints(app)]);
    await earnAllPoints(app);
    expect(await here.get(getPointBalance, {})).toEqual({ points: "2", ratio: "100", lifetime: "2" });
    expect((await here.get(listMovements, { kind: "POINT" })).list).toEqual([
      expect.objectContaining({ type: "POINT_EARN", changed: "2.05", balance: "2.05" }),
    ]);
  });

  it("PM-01: a round that is taken back takes back what it gave; what was spent of it is owed", async () => {
    const { here, id } = await join();
    const round = await settle(id, 100_000_000);
    await earnAllPoints(app);
    await convert(here, "900");
    expect(await pointsOf(here)).toBe("1000");
    await convert(here, "1000");
    await settle(id, -100_000_000, round);
    await earnAllPoints(app);
    expect(await here.get(getPointBalance, {})).toMatchObject({ points: "0", lifetime: "0" });
    expect(await olga.get(getMemberPoints, { memberId: id })).toMatchObject({ points: "0.00", owed: "1000.00" });
    await earn(id, 1_300);
    expect(await pointsOf(here)).toBe("300");
  });

  it("PM-05: 1,000 points at 100:1 are worth 10 units of the currency, once for each key, with a turnover", async () => {
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
      app.services.db,
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
    expect(await app.listFaults()).toEqual([]);
  });

  it("PM-02, PM-03, PM-04: a gift takes points and stock, staff reject it, and both come back with a remark", async () => {
    const { here, id } = await join();
    await earn(id, 1_000);
    const reward = toReward({ addQuantity: 1 });
    await olga.get(saveReward, reward);
    const find = async () => (await here.get(listPointRewards, {})).list.find((each) => each.id === reward.id);
    expect(await find()).toMatchObject({ name: "Headphones", quantity: 1, pointsRequired: "500", isDecided: true });
    const wrong = await redeem(here, { rewardId: reward.id, quantity: 1 });
    expect(wrong.body).toMatchObject({ errorCode: "fields", fields: [{ name: "address", rule: "required" }] });
    const smile = await redeem(here, { rewardId: reward.id, quantity: 1, address: { ...address, name: "Ann 😀" } });
    expect(smile.body).toMatchObject({ errorCode: "fields", fields: [{ name: "address.name", rule: "pattern" }] });
    const { body } = await redeem(here, { rewardId: reward.id, quantity: 1, address });
    expect(body).toMatchObject({ success: true, value: { status: 0 } });
    expect([await pointsOf(here), (await find())?.quantity]).toEqual(["500", 0]);
    expect((await redeem(here, { rewardId: reward.id, quantity: 1, address })).body).toMatchObject({
      errorCode: "reward.sold.out",
      value: { left: 0 },
    });
    const [order] = (await pia.get(listStaffRedemptions, { state: "PROCESS" })).items;
    if (order === undefined) throw new Error("no redemption");
    expect((await pia.get(getStaffRedemption, { orderNo: order.orderNo })).address).toEqual(address);
    const decision = { orderNo: order.orderNo, seen: order.version, remark: "no longer made" } as const;
    const decided = await Promise.all([
      pia.call(decideRedemption, { ...decision, decision: "reject" }),
      olga.call(decideRedemption, { ...decision, decision: "approve" }),
    ]);
    expect(decided.filter(({ body: { success } }) => success)).toHaveLength(1);
    const { list } = await here.get(listPointRedemptions, {});
    const isRejected = list[0]?.status === 2;
    expect(list).toMatchObject([{ name: "Headphones", quantity: 1, points: "500", remark: "no longer made" }]);
    expect([await pointsOf(here), (await find())?.quantity]).toEqual(isRejected ? ["1000", 1] : ["500", 0]);
  });

  it("PM-02, PM-03: of fifty that redeem the last one, one has it", async () => {
    const reward = toReward({ pointsRequired: 1, addQuantity: 1, names: { EN: "The last one" } });
    await olga.get(saveReward, reward);
    const second = await app.openBeside();
    const members = await Promise.all(Array.from({ length: 10 }, join));
    for (const { id } of members) await settle(id, 1_000_000);
    await earnAllPoints(app);
    const answers = await Promise.all(
      members.flatMap(({ here }) =>
        [1, 2, 3, 4, 5].map(() => redeem(here, { rewardId: reward.id, quantity: 1, address })),
      ),
    );
    void second;
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.flatMap(({ body }) => (body.success ? [] : [body.errorCode]))).toEqual(
      Array.from({ length: 49 }, () => "reward.sold.out"),
    );
    const left = await Promise.all(members.map(({ here }) => pointsOf(here)));
    expect(left.reduce((sum, points) => sum + Number(points), 0)).toBe(99);
  });

  it("PM-03, PM-04: money up to the merchant's amount a day is paid at once; beyond it waits for staff, and much for two", async () => {
    const { here, id } = await join();
    await earn(id, 10_000);
    const reward = toReward({ type: "CASH", cash: { VND: "1500000" }, addQuantity: 3, names: { EN: "Pocket money" } });
    await olga.get(saveReward, reward);
    const before = await balanceOf(here);
    const states = [];
    for (let time = 0; time < 2; time += 1)
      states.push((await redeem(here, { rewardId: reward.id, quantity: 1 })).body);
    expect(states).toMatchObject([{ value: { status: 1 } }, { value: { status: 0 } }]);
    expect((await balanceOf(here)) - before).toBe(1_500_000);
    const large = toReward({ type: "CASH", cash: { VND: "20000000" }, addQuantity: 1, names: { EN: "Much money" } });
    const saved = await olga.get(saveReward, large);
    expect(saved).toEqual({ version: 0, proposal: large.proposalId });
    expect((await olga.get(listStaffRewards, {})).map(({ names }) => names.EN)).not.toContain("Much money");
  });

  it("PM-03, PM-04: a voucher's code is its owner's alone, and each is given once", async () => {
    const { here, id } = await join();
    const other = await join();
    await earn(id, 1_000);
    const reward = toReward({ type: "VOUCHER", addQuantity: 0, pointsRequired: 10, names: { EN: "Tea house" } });
    await olga.get(saveReward, reward);
    const codes = ["TEA-0001", "TEA-0002", "TEA-0001"];
    expect(await olga.get(addVoucherCodes, { rewardId: reward.id, codes, reason })).toEqual({ added: 2, quantity: 2 });
    expect((await redeem(here, { rewardId: reward.id, quantity: 2 })).body).toMatchObject({ value: { status: 1 } });
    expect((await here.get(listPointRedemptions, { status: 1 })).list[0]?.codes).toEqual(["TEA-0001", "TEA-0002"]);
    expect((await other.here.get(listPointRedemptions, {})).list).toEqual([]);
    const { rows } = await sql<{ text: string }>`
      select string_agg(c::text, ' ') as text from point_voucher_codes c`.execute(app.services.db);
    expect(rows[0]?.text).not.toContain("TEA-0001");
  });

  it("PM-03: who has not staked enough in 30 days, or lacks the level, is told what is missing", async () => {
    const { here, id } = await join();
    await earn(id, 1_000);
    const reward = toReward({ amountRequired: { VND: "200000000" }, names: { EN: "For players" } });
    await olga.get(saveReward, reward);
    expect((await redeem(here, { rewardId: reward.id, quantity: 1, address })).body).toMatchObject({
      errorCode: "reward.amount.required",
      value: { required: "200000000.00", done: "100000000.00" },
    });
    const high = toReward({ levelRequired: 5, names: { EN: "For the club" } });
    await olga.get(saveReward, high);
    expect((await redeem(here, { rewardId: high.id, quantity: 1, address })).body).toMatchObject({
      errorCode: "reward.level",
      value: { rank: 5 },
    });
  });

  it("PM-06, PM-07: the rules are public, and no day takes points away", async () => {
    const config = await openAurelune(app).get(getPointConfig, {});
    expect(config).toMatchObject({ currency: "VND", ratio: "100", unit: "1000.00", convert: { min: "1000" } });
    expect(config.rules).toContainEqual({ category: "RNG", betPerPoint: "100000.00" });
    const { here, id } = await join();
    await sql`select ledger.open_account(${tenantId}, ${toMemberAccount("real", id, "points")}, ${pointAsset})`.execute(
      app.services.db,
    );
    await postTransfer(app.services.db, {
      tenant: tenantId,
      scope: "points",
      key: "old",
      ref: "old",
      postings: [
        { account: toMemberAccount("real", id, "points"), asset: pointAsset, kind: "POINT_EARN", amount: 5_000_000n },
        { account: `house:${tenantId}:points`, asset: pointAsset, kind: "POINT_EARN", amount: -5_000_000n },
      ],
    });
    for (const job of app.jobs.list().filter(({ name }) => ["retention", "roll-up-days"].includes(name)))
      await job.run(app.services);
    expect(await pointsOf(here)).toBe("500");
  });

  it("PM-03, PM-05: the frozen, the excluded and agents take nothing", async () => {
    const { here, id } = await join();
    await earn(id, 2_000);
    await sql`update members set status = 'FROZEN' where id = ${id}`.execute(app.services.db);
    expect((await convert(here, "1000")).body).toMatchObject({ errorCode: "account.frozen" });
    const agent = await join();
    await sql`update members set kind = 1 where id = ${agent.id}`.execute(app.services.db);
    await earn(agent.id, 2_000);
    const excluded = await join();
    await earn(excluded.id, 2_000);
    await excluded.here.get(takeTimeOut, { hours: 24 });
    expect([await pointsOf(agent.here), (await convert(excluded.here, "1000")).body]).toMatchObject([
      "0",
      { errorCode: "rg.timeout" },
    ]);
  });
});
