import { listInbox, listPointRedemptions, listPointRewards } from "@marquee/contract";
import {
  addVoucherCodes,
  decideRedemption,
  getStaffRedemption,
  listStaffRedemptions,
  listStaffRewards,
  saveReward,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { earnAllPoints } from "../../../test/earnAllPoints.ts";
import { address, toReward, usePoints } from "../../../test/pointsWorld.ts";

describe("the point mall", () => {
  const { app, olga, pia, join, settle, earn, pointsOf, balanceOf, redeem } = usePoints();

  it("PM-02, PM-03, PM-04, AP-53, AP-54, AP-56: a gift takes points and stock, staff reject it, and both come back with a remark", async () => {
    const { here, id } = await join();
    await earn(id, 1_000);
    const reward = toReward({ addQuantity: 1 });
    await olga().get(saveReward, reward);
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
    const [order] = (await pia().get(listStaffRedemptions, { state: "PROCESS" })).items;
    if (order === undefined) throw new Error("no redemption");
    expect((await pia().get(getStaffRedemption, { orderNo: order.orderNo })).address).toEqual(address);
    const decision = {
      orderNo: order.orderNo,
      seen: order.version,
      decision: "reject",
      remark: "no longer made",
    } as const;
    const decided = await Promise.all([
      pia().call(decideRedemption, decision),
      olga().call(decideRedemption, decision),
    ]);
    expect(decided.filter(({ body: { success } }) => success)).toHaveLength(1);
    expect(await pia().refuse(decideRedemption, { ...decision, decision: "approve" })).toBe("state.changed");
    expect((await here.get(listPointRedemptions, {})).list).toMatchObject([
      { name: "Headphones", quantity: 1, points: "500", status: 2, remark: "no longer made" },
    ]);
    expect([await pointsOf(here), (await find())?.quantity]).toEqual(["1000", 1]);
    expect((await here.get(listInbox, {})).list[0]?.content).toContain("no longer made");
  });

  it("PM-02, PM-03: of fifty that redeem the last one, one has it", async () => {
    const reward = toReward({ pointsRequired: 1, addQuantity: 1, names: { EN: "The last one" } });
    await olga().get(saveReward, reward);
    const second = await app().openBeside();
    const members = await Promise.all(Array.from({ length: 10 }, (_, index) => join(index % 2 === 0 ? app() : second)));
    for (const { id } of members) await settle(id, 1_000_000);
    await earnAllPoints(app());
    const answers = await Promise.all(
      members.flatMap(({ here }) =>
        [1, 2, 3, 4, 5].map(() => redeem(here, { rewardId: reward.id, quantity: 1, address })),
      ),
    );
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
    const reward = toReward({
      type: "CASH",
      cash: { VND: "1500000" },
      amountRequired: { VND: "20" },
      addQuantity: 3,
      names: { EN: "Pocket money" },
    });
    await olga().get(saveReward, reward);
    const offers = (await here.get(listPointRewards, {})).list;
    // As amounts are answered, however staff have typed them.
    expect(offers.find(({ id: offer }) => offer === reward.id)).toMatchObject({
      cash: "1500000.00",
      amountRequired: "20.00",
    });
    const before = await balanceOf(here);
    const states = [];
    for (let time = 0; time < 2; time += 1)
      states.push((await redeem(here, { rewardId: reward.id, quantity: 1 })).body);
    expect(states).toMatchObject([{ value: { status: 1 } }, { value: { status: 0 } }]);
    expect((await balanceOf(here)) - before).toBe(1_500_000);
    const large = toReward({ type: "CASH", cash: { VND: "20000000" }, addQuantity: 1, names: { EN: "Much money" } });
    const saved = await olga().get(saveReward, large);
    expect(saved).toEqual({ version: 0, proposal: large.proposalId });
    expect((await olga().get(listStaffRewards, {})).map(({ names }) => names.EN)).not.toContain("Much money");
  });

  it("PM-03, PM-04: a voucher's code is its owner's alone, and each is given once", async () => {
    const { here, id } = await join();
    const other = await join();
    await earn(id, 1_000);
    const reward = toReward({ type: "VOUCHER", addQuantity: 0, pointsRequired: 10, names: { EN: "Tea house" } });
    await olga().get(saveReward, reward);
    const codes = ["TEA-0001", "TEA-0002", "TEA-0001"];
    expect(await olga().get(addVoucherCodes, { rewardId: reward.id, codes, reason: "for the test" })).toEqual({
      added: 2,
      quantity: 2,
    });
    expect((await redeem(here, { rewardId: reward.id, quantity: 2 })).body).toMatchObject({ value: { status: 1 } });
    expect((await here.get(listPointRedemptions, { status: 1 })).list[0]?.codes).toEqual(["TEA-0001", "TEA-0002"]);
    expect((await other.here.get(listPointRedemptions, {})).list).toEqual([]);
    const { rows } = await sql<{ text: string }>`
      select string_agg(c::text, ' ') as text from point_voucher_codes c`.execute(app().services.db);
    expect(rows[0]?.text).not.toContain("TEA-0001");
  });

  it("PM-03: who has not staked enough in 30 days, or lacks the level, is told what is missing", async () => {
    const { here, id } = await join();
    await earn(id, 1_000);
    const reward = toReward({ amountRequired: { VND: "200000000" }, names: { EN: "For players" } });
    await olga().get(saveReward, reward);
    expect((await redeem(here, { rewardId: reward.id, quantity: 1, address })).body).toMatchObject({
      errorCode: "reward.amount.required",
      value: { required: "200000000.00", done: "100000000.00" },
    });
    const high = toReward({ levelRequired: 5, names: { EN: "For the club" } });
    await olga().get(saveReward, high);
    expect((await redeem(here, { rewardId: high.id, quantity: 1, address })).body).toMatchObject({
      errorCode: "reward.level",
      value: { rank: 5 },
    });
  });
});
