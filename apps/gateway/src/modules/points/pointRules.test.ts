import { randomUUID } from "node:crypto";
import { getPointConfig } from "@marquee/contract";
import {
  changePointSettings,
  decideProposal,
  decideRedemption,
  getMemberPoints,
  getPointSettings,
  getStaffRedemption,
  listStaffRedemptions,
  saveReward,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { address, toReward, usePoints } from "../../../test/pointsWorld.ts";
import type { Staff } from "../../../test/staff.ts";
import { openAurelune } from "../../../test/visitor.ts";

const reason = "for the test";

describe("the rules of taking something for points", () => {
  const { app, olga, pia, join, earn, pointsOf, redeem, convert } = usePoints();
  const db = () => app().services.db;
  let oscar: Staff;
  beforeAll(async () => {
    oscar = await joinDesk(app(), "oscar", "OWNER");
  });

  async function setRules(more: object): Promise<void> {
    const { settings, version } = await olga().get(getPointSettings, { currency: "VND" });
    const wanted = { id: randomUUID(), currency: "VND", settings: { ...settings, ...more }, version, reason };
    const { proposal } = await olga().get(changePointSettings, wanted);
    if (proposal !== null) await oscar.get(decideProposal, { id: proposal, decision: "approve", note: reason });
  }
  const link = async (...ids: readonly string[]) => {
    const key = randomUUID();
    for (const id of ids)
      await sql`insert into member_traits (tenant_id, member_id, rule, trait_key)
        values ('aurelune', ${id}, 'SAME_DEVICE', ${key})`.execute(db());
  };
  const nameOf = async (id: string) => {
    const { rows } = await sql<{ username: string }>`select username from members where id = ${id}`.execute(db());
    return rows[0]?.username ?? "";
  };
  const codeOf = ({ body }: Awaited<ReturnType<typeof redeem> | ReturnType<typeof convert>>): string =>
    body.success ? "done" : body.errorCode;
  const againstOf = async (memberId: string) => (await pia().get(getMemberPoints, { memberId })).against;
  const joinRich = async () => {
    const member = await join();
    await earn(member.id, 10_000);
    return member;
  };

  it("X-60, PM-03, PM-05: an account that is too young takes nothing for points; it reads a plain refusal, staff the rule", async () => {
    const { here, id } = await joinRich();
    const reward = toReward({ names: { EN: "Kettle" } });
    await olga().get(saveReward, reward);
    const ask = async () => [
      codeOf(await redeem(here, { rewardId: reward.id, quantity: 1, address })),
      codeOf(await convert(here, "1000")),
    ];
    await setRules({ accountDays: 3 });
    expect((await openAurelune(app()).get(getPointConfig, {})).claims).toEqual({
      accountDays: 3,
      oncePerPerson: false,
    });
    expect(await ask()).toEqual(["points.not.eligible", "points.not.eligible"]);
    expect([await pointsOf(here), await againstOf(id)]).toEqual([
      "10000",
      [{ rule: "account.age", accounts: [], offers: [] }],
    ]);
    await sql`update members set registered_at = registered_at - interval '3 days' where id = ${id}`.execute(db());
    expect([await ask(), await againstOf(id)]).toEqual([["done", "done"], []]);
    await setRules({ accountDays: 0 });
  });

  it("X-60, PM-03: of linked accounts that press at once one has an offer; staff see which rule speaks against, and a rejection frees it", async () => {
    await setRules({ oncePerPerson: true });
    const reward = toReward({ names: { EN: "Lantern" }, addQuantity: 10 });
    await olga().get(saveReward, reward);
    const [ann, ben, stranger] = [await joinRich(), await joinRich(), await joinRich()];
    await link(ann.id, ben.id);
    const take = async ({ here }: typeof ann) =>
      codeOf(await redeem(here, { rewardId: reward.id, quantity: 1, address }));
    const codes = await Promise.all([take(ann), take(ben), take(stranger)]);
    expect(codes.slice(0, 2).toSorted()).toEqual(["done", "points.not.eligible"]);
    expect(codes[2]).toBe("done");
    const [has, other] = codes[0] === "done" ? [ann, ben] : [ben, ann];
    // Who has it may take more of it; the other one, another offer.
    expect(await take(has)).toBe("done");
    const lamp = toReward({ names: { EN: "Lamp" } });
    await olga().get(saveReward, lamp);
    expect(codeOf(await redeem(other.here, { rewardId: lamp.id, quantity: 1, address }))).toBe("done");
    const accounts = [await nameOf(has.id)];
    expect(await againstOf(other.id)).toEqual([{ rule: "linked.account", accounts, offers: ["Lantern"] }]);
    expect(await againstOf(stranger.id)).toEqual([]);
    const { items } = await pia().get(listStaffRedemptions, { state: "PROCESS" });
    const orders = items.filter(({ memberId, name }) => memberId === has.id && name === "Lantern");
    for (const { orderNo, version } of orders) {
      // What the other one took is another offer.
      expect((await pia().get(getStaffRedemption, { orderNo })).against).toEqual([]);
      await pia().get(decideRedemption, { orderNo, seen: version, decision: "reject", remark: reason });
    }
    expect([await againstOf(other.id), await take(other), await take(has)]).toEqual([
      [],
      "done",
      "points.not.eligible",
    ]);
    await setRules({ oncePerPerson: false });
    expect([await take(has), await againstOf(has.id)]).toEqual(["done", []]);
  });

  it("X-60, PM-05: linked accounts share a day's most of conversions, also when they press at once", async () => {
    await setRules({ oncePerPerson: true, convertMax: 3_000 });
    const [ann, ben, stranger] = [await joinRich(), await joinRich(), await joinRich()];
    await link(ann.id, ben.id);
    const codes = await Promise.all([
      convert(ann.here, "2000"),
      convert(ben.here, "2000"),
      convert(stranger.here, "2000"),
    ]);
    expect(codes.slice(0, 2).map(codeOf).toSorted()).toEqual(["done", "points.not.eligible"]);
    expect(codes.slice(2).map(codeOf)).toEqual(["done"]);
    const [has, other] = codes[0]?.body.success === true ? [ann, ben] : [ben, ann];
    expect(codeOf(await convert(other.here, "1000"))).toBe("done");
    expect(await againstOf(other.id)).toEqual([
      { rule: "linked.account", accounts: [await nameOf(has.id)], offers: [] },
    ]);
    // One account alone reads how much is left.
    expect(codeOf(await convert(stranger.here, "2000"))).toBe("points.convert.daily");
    await setRules({ oncePerPerson: false });
    expect(codeOf(await convert(other.here, "1000"))).toBe("done");
  });

  it("X-60: rules that stop fewer people take two to make; members without the right, and days beyond a year, are refused", async () => {
    await setRules({ oncePerPerson: true, accountDays: 30 });
    const { settings, version } = await olga().get(getPointSettings, { currency: "VND" });
    const change = (more: object) => ({
      id: randomUUID(),
      currency: "VND",
      settings: { ...settings, ...more },
      version,
      reason,
    });
    expect((await olga().get(changePointSettings, change({ accountDays: 29 }))).proposal).not.toBeNull();
    expect((await olga().get(changePointSettings, change({ oncePerPerson: false }))).proposal).not.toBeNull();
    expect(await olga().refuse(changePointSettings, change({ accountDays: 366 }))).toBe("request.invalid");
    expect(await olga().refuse(changePointSettings, change({ accountDays: -1 }))).toBe("request.invalid");
    expect(await pia().refuse(changePointSettings, change({ accountDays: 31 }))).toBe("permission.denied");
    expect((await olga().get(getPointSettings, { currency: "VND" })).settings).toMatchObject({
      accountDays: 30,
      oncePerPerson: true,
    });
  });
});
