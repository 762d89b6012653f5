import { randomUUID } from "node:crypto";
import { claimPromotion, getPromotionPage, listRewards, toToday } from "@marquee/contract";
import { givePromotionGift, pinMemberLevel, savePromotionPage } from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Claimer, useBonuses } from "../../../test/bonusWorld.ts";
import { application, makePage, plainPage } from "../../../test/promotionPages.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";
import { measureLosses } from "./followStakes.ts";
import { toLastPeriods } from "./lossBonus.ts";
import { removeLossesJob } from "./removeLossesJob.ts";

const tenantId = "aurelune";
const zone = "Asia/Ho_Chi_Minh";

describe("what brings a bonus", () => {
  const world = useBonuses();
  const { newMember, staff } = world;
  const db = () => world.app().services.db;

  const show = ({ visitor }: Claimer, id: string) => visitor.get(getPromotionPage, { id });
  const idOf = async ({ name }: Claimer): Promise<string> => {
    const { rows } = await sql<{ id: string }>`
      select id from members where tenant_id = ${tenantId} and username_key = ${name}`.execute(db());
    return rows[0]?.id ?? "";
  };
  /** Has a round settled at noon of a day, in whole units. */
  async function play(member: Claimer, day: string, stake: number, win: number): Promise<void> {
    await sql`insert into settled_stakes (tenant_id, member_id, vendor, category, game_code, round_id, currency, stake, win, weight, at)
      values (${tenantId}, ${await idOf(member)}, '', 'RNG', 'none', ${randomUUID()}, 'VND', ${BigInt(stake) * 10_000n}, ${BigInt(win) * 10_000n}, 100,
        (${day}::date + time '12:00') at time zone ${zone})`.execute(db());
    await measure();
  }
  /** Counts until nothing is left: what other tests of the server still run hides later rows for a while. */
  async function measure(): Promise<void> {
    await measureLosses(world.app().services);
    const { rows } = await sql<{ left: boolean }>`
      select exists (select from settled_stakes s, promotion_places p where (s.xid, s.sequence) > (p.xid, p.sequence)) as left`.execute(
      db(),
    );
    if (rows[0]?.left === true) await measure();
  }

  const loss = { ...application, trigger: "LOSS", percent: 10, period: "DAY", least: "10000", most: "200000" } as const;

  it("X-34: a loss of the day before gives its share back once, less bonuses, within least and most", async () => {
    const yesterday = toLastPeriods(toToday(zone)).DAY;
    const id = await makePage(staff("olga"), { activity: loss });
    const [ann, ben, cem] = [await newMember(), await newMember(), await newMember()];
    expect(await show(ann, id)).toMatchObject({ state: "PROCESS", rule: "loss", available: false });
    expect(await ann.visitor.refuse(claimPromotion, { id })).toBe("promo.not.eligible");
    await play(ann, yesterday, 1_500_000, 400_000);
    await play(ann, yesterday, 100_000, 0);
    // Today's loss is tomorrow's.
    await play(ann, toToday(zone), 900_000, 0);
    await play(ben, yesterday, 9_000_000, 0);
    await play(cem, yesterday, 500_000, 600_000);
    expect(await show(ann, id)).toMatchObject({
      state: "CLAIM",
      terms: { least: "10000.00", most: "200000.00", loss: { percent: 10, period: "DAY", own: "120000.00" } },
    });
    expect(await show(ben, id)).toMatchObject({ terms: { loss: { own: "200000.00" } } });
    expect(await show(cem, id)).toMatchObject({ state: "PROCESS", rule: "loss", terms: { loss: { own: null } } });
    expect(await ann.visitor.get(listRewards, {})).toMatchObject({
      list: [{ id, least: "120000.00", most: "120000.00" }],
    });
    const claims = await Promise.all([1, 2, 3].map(() => ann.visitor.call(claimPromotion, { id })));
    expect(claims.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await world.bonusOf(ann)).toMatchObject({ amount: "120000.00", required: "240000.00" });
    expect(await ann.visitor.refuse(claimPromotion, { id })).toBe("promo.already");
    expect(await world.app().listFaults()).toEqual([]);
  });

  it("X-34: what was lost of a bonus is given back to nobody, and a stake that is taken back is no loss", async () => {
    const yesterday = toLastPeriods(toToday(zone)).DAY;
    const id = await makePage(staff("olga"), { activity: loss });
    const gift = await makePage(staff("olga"), { activity: { ...application, trigger: "GIFT" } });
    const [ann, ben] = [await newMember(), await newMember()];
    const give = { pageId: gift, memberId: await idOf(ann), amount: "150000", reason: "for a test" };
    await staff("pia").get(givePromotionGift, { ...give, id: randomUUID(), proposalId: randomUUID() });
    await ann.visitor.get(claimPromotion, { id: gift });
    // It was given three days ago and ended yesterday: it was in play then.
    const setBonus = (ended: number) =>
      sql`update bonuses set granted_at = clock_timestamp() - interval '3 days', state = 'LOST',
        ended_at = (${yesterday}::date - ${ended}::int + time '10:00') at time zone ${zone}
        where member_id = (select id from members where username_key = ${ann.name} and tenant_id = ${tenantId})`.execute(
        db(),
      );
    await setBonus(0);
    await play(ann, yesterday, 350_000, 0);
    expect((await show(ann, id)).terms?.loss?.own).toBe("20000.00");
    await setBonus(1);
    expect((await show(ann, id)).terms?.loss?.own).toBe("35000.00");
    await play(ben, yesterday, 350_000, 0);
    await play(ben, yesterday, -350_000, 0);
    expect((await show(ben, id)).terms?.loss?.own).toBeNull();
  });

  it("X-34: a week's loss is that from Monday to Sunday; losses that nothing is given back for go away", async () => {
    const { DAY: yesterday, WEEK: monday } = toLastPeriods(toToday(zone));
    const id = await makePage(staff("olga"), { activity: { ...loss, period: "WEEK" } });
    const ann = await newMember();
    const addDays = (day: string, days: number) =>
      new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
    await play(ann, monday, 100_000, 0);
    await play(ann, addDays(monday, 6), 200_000, 0);
    await play(ann, addDays(monday, -1), 5_000_000, 0);
    await play(ann, addDays(monday, 7), 5_000_000, 0);
    await play(ann, addDays(yesterday, -30), 5_000_000, 0);
    expect((await show(ann, id)).terms?.loss).toEqual({ percent: 10, period: "WEEK", own: "30000.00" });
    const count = async () =>
      (
        await sql<{ days: string }>`select period::text as days from promotion_losses where page_id = ${id}`.execute(
          db(),
        )
      ).rows.length;
    expect(await count()).toBe(4);
    await removeLossesJob.run(world.app().services);
    expect(await count()).toBe(3);
    expect((await show(ann, id)).terms?.loss?.own).toBe("30000.00");
  });

  it("X-34, X-68: where losses may not be rewarded such a promotion is refused, and one from before is offered to nobody", async () => {
    const id = await makePage(staff("olga"), { activity: loss });
    const ann = await newMember();
    await play(ann, toLastPeriods(toToday(zone)).DAY, 1_000_000, 0);
    const { tenantRegistry } = world.app().services;
    const setRules = async (name: string): Promise<void> => {
      await sql`update merchants set jurisdiction = ${name} where id = ${tenantId}`.execute(db());
      await tenantRegistry.refresh();
    };
    expect(await show(ann, id)).toMatchObject({ state: "CLAIM" });
    for (const name of ["GB", "MT"]) {
      await setRules(name);
      expect(await ann.visitor.refuse(getPromotionPage, { id })).toBe("promo.closed");
      expect(await ann.visitor.refuse(claimPromotion, { id })).toBe("promo.closed");
      expect(await staff("olga").refuse(savePromotionPage, { ...plainPage, id: randomUUID(), activity: loss })).toBe(
        "promotion.forbidden",
      );
    }
    await setRules("SEA");
  });

  it("X-34: a VIP level brings a bonus once to who has reached it", async () => {
    const id = await makePage(staff("olga"), {
      activity: { ...application, trigger: "LEVEL", level: 3, least: "50000", most: "50000" },
    });
    const ann = await newMember();
    expect(await show(ann, id)).toMatchObject({ state: "PROCESS", rule: "level", terms: { level: 3 } });
    await staff("olga").get(pinMemberLevel, { memberId: await idOf(ann), level: 3, version: 0, reason: "for a test" });
    expect(await show(ann, id)).toMatchObject({ state: "CLAIM", rule: null });
    await ann.visitor.get(claimPromotion, { id });
    expect(await world.bonusOf(ann)).toMatchObject({ amount: "50000.00" });
    expect(await ann.visitor.refuse(claimPromotion, { id })).toBe("promo.already");
  });

  it("X-34: a page says what its trigger asks and nothing of another one", async () => {
    const save = (activity: object) =>
      staff("olga").call(savePromotionPage, {
        ...plainPage,
        id: randomUUID(),
        activity: { ...application, ...activity } as never,
      });
    const faults = async (activity: object) => {
      const { body } = await save(activity);
      return body.success ? [] : (body.fields ?? []).map(({ name }: { name: string }) => name);
    };
    expect(await faults({ trigger: "LOSS" })).toEqual(["percent", "period"]);
    expect(await faults({ trigger: "LEVEL", least: "200000" })).toEqual(["level"]);
    expect(await faults({ level: 2 })).toEqual(["level"]);
    const tooMuch = String(getTwoPersonAmount("VND") / 10_000n);
    expect(await faults({ ...loss, most: tooMuch })).toEqual(["most"]);
    expect((await save({ ...loss, percent: 31 })).body).toMatchObject({ errorCode: "request.invalid" });
  });
});
