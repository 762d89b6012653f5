import { randomUUID } from "node:crypto";
import {
  cancelBonus,
  excludeSelf,
  getAvailablePromo,
  getDeposit,
  listDepositMethods,
  takeTimeOut,
} from "@marquee/contract";
import { decideDeposit, getMemberBonuses, listPromotions, savePromotion } from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { type Claimer, useBonuses } from "../../../test/bonusWorld.ts";

const sameDevice = { deviceId: "one browser" };

describe("claims of promotions", () => {
  const world = useBonuses();
  const { bonusOf, newMember, offer, order, pay, refuse, staff } = world;

  // Others would be offered too.
  beforeEach(async () => {
    await sql`update promotions set is_on = false`.execute(world.app().services.db);
  });

  const idOf = async ({ name }: Claimer): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select id from members where username = ${name}`.execute(
      world.app().services.db,
    );
    return rows[0]?.id ?? "";
  };
  const offersTo = async ({ visitor }: Claimer): Promise<readonly string[]> => {
    const lists = (await visitor.get(listDepositMethods, {})).map(({ promotions }) => promotions);
    // The same with every method.
    for (const list of lists) expect(list).toEqual(lists[0]);
    // What the public state counts (EN-25).
    const { availablePromoCount } = await visitor.get(getAvailablePromo, {});
    expect(availablePromoCount).toBe(lists[0]?.length);
    return (lists[0] ?? []).map(({ promotionId }) => promotionId);
  };
  const ruleFor = async (claimer: Claimer, promotionId: string) => {
    const { promotions } = await staff("pia").get(getMemberBonuses, { memberId: await idOf(claimer) });
    return promotions.find((one) => one.promotionId === promotionId);
  };

  /** A promotion of another currency; the merchant has one alone. */
  const setCurrency = async (id: string, currency: string): Promise<string> => {
    await sql`update promotions set currency = ${currency} where id::text = ${id}`.execute(world.app().services.db);
    return id;
  };

  it("WL-06: the methods name what may be chosen with its whole terms, in the member's currency alone", async () => {
    const promotionId = await offer({ maxStake: "5000", maxConvert: "250000", endsAt: Date.now() + 3_600_000 });
    await setCurrency(await offer(), "USD");
    await offer({ isOn: false });
    await offer({ startsAt: Date.now() + 3_600_000 });
    const ann = await newMember();
    const [method] = await ann.visitor.get(listDepositMethods, {});
    expect(method?.promotions).toEqual([
      {
        promotionId,
        names: { EN: "Double" },
        percent: 100,
        maxBonus: "1000000.00",
        minDeposit: "50000.00",
        factor: 10,
        maxStake: "5000.00",
        maxConvert: "250000.00",
        days: 7,
        sticky: false,
        endsWithWithdrawal: false,
        endsAt: expect.any(Number),
      },
    ]);
    // What was told holds: the terms are changed, the chosen bonus keeps its own.
    const placed = await order(ann, promotionId);
    const [stored] = await staff("olga").get(listPromotions, {});
    if (stored === undefined) throw new Error("no promotion");
    const { granted: _, given: __, ...terms } = stored;
    const settings = { ...terms, proposalId: terms.id };
    await staff("olga").get(savePromotion, { ...settings, percent: 1, factor: 99, isOn: false, reason: "changed" });
    await pay(placed);
    expect(await bonusOf(ann)).toMatchObject({ state: "ACTIVE", percent: 100, factor: 10, amount: "100000.00" });
  });

  it("X-60: a promotion that is off, over, not begun or unknown is closed, and so is one of another currency", async () => {
    const ann = await newMember();
    const closed = [
      await offer({ isOn: false }),
      await offer({ endsAt: Date.now() - 1_000, startsAt: null }),
      await offer({ startsAt: Date.now() + 60_000 }),
      await setCurrency(await offer(), "USD"),
      randomUUID(),
      "__proto__",
      "x".repeat(64),
      "' or 1=1 --",
    ];
    for (const id of closed) expect((await refuse(ann, id))?.code).toBe("promo.closed");
    expect((await refuse(ann, "\u0000"))?.code).toMatch(/promo.closed|request.invalid/);
    expect((await refuse(ann, "x".repeat(65)))?.code).toBe("request.invalid");
    expect(await ruleFor(ann, closed[0] ?? "")).toMatchObject({ rule: "closed" });
    // Nothing of a refused deposit is left.
    expect(await countDeposits(ann)).toBe(0);
  });

  it("X-60: a deposit below the least is refused with the figure; what is paid below it is credited without the bonus", async () => {
    const promotionId = await offer({ minDeposit: "80000" });
    const ann = await newMember();
    expect(await refuse(ann, promotionId, "79999")).toEqual({ code: "promo.minimum", value: { min: "80000.00" } });
    const placed = await order(ann, promotionId, "80000");
    await pay(placed, "60000.00");
    await staff("pia").get(decideDeposit, { orderNo: placed.orderNo, decision: "credit", reason: "less was paid" });
    expect(await bonusOf(ann)).toMatchObject({ state: "REFUSED", rule: "minimum", balance: "0.00" });
    expect(await offersTo(ann)).toEqual([promotionId]);
  });

  it("X-60: one bonus at a time, and a promotion once; one by the day again on the next day", async () => {
    const [once, daily] = [await offer(), await offer({ turn: "DAY" })];
    const ann = await newMember();
    const placed = await order(ann, daily);
    expect(await offersTo(ann)).toEqual([]);
    expect(await refuse(ann, once)).toEqual({ code: "promo.already", value: { rule: "active" } });
    await pay(placed);
    expect(await refuse(ann, once)).toEqual({ code: "promo.already", value: { rule: "active" } });
    expect(await ruleFor(ann, once)).toMatchObject({ rule: "active" });
    await ann.visitor.get(cancelBonus, { bonusId: (await bonusOf(ann)).id });
    expect(await refuse(ann, daily)).toEqual({ code: "promo.already", value: { rule: "claimed" } });
    expect(await offersTo(ann)).toEqual([once]);
    await sql`update bonuses set created_at = created_at - interval '24 hours'`.execute(world.app().services.db);
    expect([...(await offersTo(ann))].toSorted()).toEqual([once, daily].toSorted());
    await pay(await order(ann, once));
    await ann.visitor.get(cancelBonus, { bonusId: (await bonusOf(ann)).id });
    await sql`update bonuses set created_at = created_at - interval '24 hours'`.execute(world.app().services.db);
    expect(await offersTo(ann)).toEqual([daily]);
    expect(await ruleFor(ann, once)).toMatchObject({ rule: "claimed" });
  });

  it("X-60: a promotion by the day goes by the merchant's day when it is chosen and when it is paid", async () => {
    const { db, tenantRegistry } = world.app().services;
    const daily = await offer({ turn: "DAY" });
    const [ann, ben] = [await newMember(), await newMember()];
    const claimAt = (at: Date) => sql`update bonuses set created_at = ${at} where state = 'CANCELLED'`.execute(db);
    for (const each of [ann, ben]) {
      await pay(await order(each, daily));
      await each.visitor.get(cancelBonus, { bonusId: (await bonusOf(each)).id });
    }
    await claimAt(new Date(Date.now() - 3 * 86_400_000));
    const chosen = await order(ben, daily);
    // Early in UTC's day: claimed on the day before there, on this day here. Later: on one day there, while here it has begun with this hour.
    const now = new Date();
    const hour = now.getUTCHours();
    const isEarly = hour < 11;
    const ahead = hour <= 12 ? `Etc/GMT+${hour}` : `Etc/GMT-${24 - hour}`;
    const claimed = new Date(now).setUTCHours(isEarly ? 0 : hour, 0, 0, 0) - 60_000;
    await sql`update merchants set time_zone = ${isEarly ? "Etc/GMT+12" : ahead} where id = 'aurelune'`.execute(db);
    await tenantRegistry.refresh();
    await claimAt(new Date(claimed));
    const refused = { code: "promo.already", value: { rule: "claimed" } };
    expect(await refuse(ann, daily)).toEqual(isEarly ? refused : undefined);
    await pay(chosen);
    expect(await bonusOf(ben)).toMatchObject(isEarly ? { state: "REFUSED", rule: "claimed" } : { state: "ACTIVE" });
    await sql`update merchants set time_zone = 'Asia/Ho_Chi_Minh' where id = 'aurelune'`.execute(db);
    await tenantRegistry.refresh();
  });

  it("X-60: what is for a first deposit is for no other one, also when another one is paid before it", async () => {
    const first = await offer({ turn: "FIRST" });
    const [ann, ben] = [await newMember(), await newMember()];
    await pay(await order(ben, undefined));
    expect(await refuse(ben, first)).toEqual({ code: "promo.not.eligible", value: { rule: "first.deposit" } });
    expect(await ruleFor(ben, first)).toMatchObject({ rule: "first.deposit" });
    const [plain, chosen] = [await order(ann, undefined), await order(ann, first)];
    await pay(plain);
    await pay(chosen);
    expect(await bonusOf(ann)).toMatchObject({ state: "REFUSED", rule: "first.deposit" });
    expect((await ann.visitor.getBalance()).sumBalance).toBe(await mainOf(ann));
  });

  it("X-60: accounts that seem to be one person's claim once together; staff are told which, the member is not", async () => {
    const shared = await offer({ oncePerPerson: true });
    const each = await offer();
    const [ann, ben, eve] = [await newMember(sameDevice), await newMember(sameDevice), await newMember()];
    await pay(await order(ann, shared));
    expect(await refuse(ben, shared)).toEqual({ code: "promo.not.eligible", value: undefined });
    expect(await offersTo(ben)).toEqual([each]);
    expect(await ruleFor(ben, shared)).toMatchObject({ rule: "linked.account", accounts: [ann.name] });
    expect(await offersTo(eve)).toHaveLength(2);
  });

  it("X-60: a bonus that another account of the person has by the time of a late payment is refused; why is for staff alone", async () => {
    const shared = await offer({ oncePerPerson: true });
    const [ann, ben] = [await newMember({ deviceId: "late" }), await newMember({ deviceId: "late" })];
    const late = await order(ann, shared);
    await sql`update deposits set state = 'EXPIRED' where order_no = ${late.orderNo}`.execute(world.app().services.db);
    await pay(await order(ben, shared));
    await pay(late);
    await staff("pia").get(decideDeposit, { orderNo: late.orderNo, decision: "credit", reason: "it came late" });
    expect(await bonusOf(ann)).toMatchObject({ state: "REFUSED", rule: null });
    expect((await ann.visitor.get(getDeposit, { orderNo: late.orderNo })).bonus).toMatchObject({ rule: null });
    const { bonuses } = await staff("pia").get(getMemberBonuses, { memberId: await idOf(ann) });
    expect(bonuses).toMatchObject([{ state: "REFUSED", rule: "linked.account" }]);
  });

  it("X-60: two accounts of one person at once, and one member's two orders at once, have one bonus", async () => {
    for (let round = 0; round < 10; round += 1) {
      const shared = await offer({ oncePerPerson: true });
      const device = { deviceId: `browser ${round}` };
      const [ann, ben] = [await newMember(device), await newMember(device)];
      const answers = await Promise.all([ann, ann, ben, ben].map((claimer) => refuse(claimer, shared)));
      expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
      const { rows } = await sql`select 1 from bonuses where promotion_id::text = ${shared}`.execute(
        world.app().services.db,
      );
      expect(rows).toHaveLength(1);
    }
  });

  it("X-60, X-09: who takes a pause from play is offered nothing, and a bonus chosen before it is not given", async () => {
    const promotionId = await offer();
    const [ann, ben] = [await newMember(), await newMember()];
    await ben.visitor.get(takeTimeOut, { hours: 24 });
    expect(await offersTo(ben)).toEqual([]);
    expect(await ruleFor(ben, promotionId)).toMatchObject({ rule: "excluded" });
    const placed = await order(ann, promotionId);
    await ann.visitor.get(excludeSelf, { months: 6, understood: true });
    await pay(placed);
    await staff("pia").get(decideDeposit, { orderNo: placed.orderNo, decision: "credit", reason: "the money came" });
    expect(await bonusOf(ann)).toMatchObject({ state: "REFUSED", rule: "excluded" });
  });

  it("X-60: a choice counts while its deposit can be paid, and a late payment has the bonus if nothing speaks against it", async () => {
    const promotionId = await offer();
    const ann = await newMember();
    const placed = await order(ann, promotionId);
    expect(await offersTo(ann)).toEqual([]);
    await sql`update deposits set state = 'EXPIRED' where order_no = ${placed.orderNo}`.execute(
      world.app().services.db,
    );
    expect(await offersTo(ann)).toEqual([promotionId]);
    await pay(placed);
    expect(await offersTo(ann)).toEqual([]);
    await staff("pia").get(decideDeposit, { orderNo: placed.orderNo, decision: "credit", reason: "it came late" });
    expect(await bonusOf(ann)).toMatchObject({ state: "ACTIVE" });
  });

  it("money.md: told twice and at once, a payment gives its bonus once", async () => {
    const promotionId = await offer();
    const ann = await newMember();
    const placed = await order(ann, promotionId);
    await Promise.all(Array.from({ length: 12 }, () => pay(placed)));
    expect((await bonusOf(ann)).balance).toBe("100000.00");
    const { rows } =
      await sql`select 1 from ledger.transfers where scope = 'bonus' and ref = ${(await bonusOf(ann)).id}`.execute(
        world.app().services.db,
      );
    expect(rows).toHaveLength(1);
  });

  const countDeposits = async (claimer: Claimer): Promise<number> => {
    const { rows } = await sql`select 1 from deposits where member_id = ${await idOf(claimer)}`.execute(
      world.app().services.db,
    );
    return rows.length;
  };

  const mainOf = async ({ visitor }: Claimer) => (await visitor.getBalance()).wallets[0]?.balance;
});
