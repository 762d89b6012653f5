import { listDepositMethods } from "@marquee/contract";
import { getMemberBonuses, listPromotions, type SavePromotion, savePromotion } from "@marquee/contract/staff";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { type Claimer, useBonuses } from "../../../test/bonusWorld.ts";

const zone = "Asia/Ho_Chi_Minh";
const hour = 3_600_000;

describe("promotions for the deposit of a number, and for days and hours", () => {
  const world = useBonuses();
  const { bonusOf, newMember, offer, order, pay, refuse, staff } = world;

  // Others would be offered too.
  beforeEach(async () => {
    await sql`update promotions set is_on = false`.execute(world.app().services.db);
  });

  const offersTo = async ({ visitor }: Claimer): Promise<readonly string[]> =>
    (await visitor.get(listDepositMethods, {}))[0]?.promotions.map(({ promotionId }) => promotionId) ?? [];
  const ruleFor = async ({ name }: Claimer, promotionId: string) => {
    const { rows } = await sql<{ id: string }>`select id from members where username = ${name}`.execute(
      world.app().services.db,
    );
    const { promotions } = await staff("pia").get(getMemberBonuses, { memberId: rows[0]?.id ?? "" });
    return promotions.find((one) => one.promotionId === promotionId)?.rule;
  };

  it("X-34: what is for the third deposit is offered with no other one, and given only when it is the third", async () => {
    const third = await offer({ turn: "NTH", nth: 3 });
    const [ann, ben] = [await newMember(), await newMember()];
    const refused = { code: "promo.not.eligible", value: { rule: "nth.deposit" } };
    expect([await refuse(ann, third), await offersTo(ann), await ruleFor(ann, third)]).toEqual([
      refused,
      [],
      "nth.deposit",
    ]);
    for (const each of [ann, ben]) for (let count = 0; count < 2; count += 1) await pay(await order(each, undefined));
    expect(await offersTo(ann)).toEqual([third]);
    await pay(await order(ann, third));
    expect(await bonusOf(ann)).toMatchObject({ state: "ACTIVE", amount: "100000.00" });
    // Another deposit is paid before it: it is the fourth one by then.
    const [plain, chosen] = [await order(ben, undefined), await order(ben, third)];
    await pay(plain);
    await pay(chosen);
    expect(await bonusOf(ben)).toMatchObject({ state: "REFUSED", rule: "nth.deposit" });
    expect(await refuse(ben, third)).toEqual(refused);
  });

  it("X-34: a promotion for days and hours is offered on those alone, by the merchant's clock; what was chosen then is given later", async () => {
    const toTime = (millis: number): string =>
      new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
        millis,
      );
    const toWeekday = (millis: number): number => {
      const day = new Intl.DateTimeFormat("en-US", { timeZone: zone, weekday: "short" }).format(millis);
      return ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(day) + 1;
    };
    const now = Date.now();
    // From an hour ago to in two hours; where that passes midnight it is of the day on which it began.
    const hours = { from: toTime(now - hour), to: toTime(now + 2 * hour) };
    const began = toWeekday(now - hour);
    const ended = { from: toTime(now - 3 * hour), to: toTime(now - hour) };
    const [open, over, otherDay] = [
      await offer({ hours, weekdays: [began] }),
      await offer({ hours: ended }),
      await offer({ hours, weekdays: [(began % 7) + 1] }),
    ];
    const ann = await newMember();
    expect(await offersTo(ann)).toEqual([open]);
    for (const id of [over, otherDay])
      expect([await refuse(ann, id), await ruleFor(ann, id)]).toEqual([
        { code: "promo.closed", value: { rule: "hours" } },
        "hours",
      ]);
    const chosen = await order(ann, open);
    await sql`update promotions set hours_from = ${ended.from}, hours_to = ${ended.to}, weekdays = '{}' where id::text = ${open}`.execute(
      world.app().services.db,
    );
    expect(await offersTo(await newMember())).toEqual([]);
    await pay(chosen);
    expect(await bonusOf(ann)).toMatchObject({ state: "ACTIVE" });
  });

  it("X-34: a number without its turn, hours of no length and a day that there is not are refused at their fields", async () => {
    const id = await offer({ turn: "NTH", nth: 2, weekdays: [7, 1], hours: { from: "22:00", to: "02:00" } });
    const stored = (await staff("olga").get(listPromotions, {})).find((each) => each.id === id);
    expect(stored).toMatchObject({ turn: "NTH", nth: 2, weekdays: [1, 7], hours: { from: "22:00", to: "02:00" } });
    const { granted: _, given: __, ...terms } = stored ?? ({} as never);
    const save = async (more: Partial<SavePromotion>) => {
      const request: SavePromotion = {
        ...terms,
        id: randomUUID(),
        version: 0,
        proposalId: randomUUID(),
        reason: "for a test",
        ...more,
      };
      const { body } = await staff("olga").call(savePromotion, request);
      return body.success ? "saved" : (body.fields ?? [{ name: body.errorCode }]).map(({ name }) => name).join();
    };
    expect([
      await save({ nth: null }),
      await save({ turn: "ONCE" }),
      await save({ hours: { from: "10:00", to: "10:00" } }),
      await save({ nth: 1 }),
      await save({ weekdays: [8] }),
      await save({ hours: { from: "24:00", to: "10:00" } }),
    ]).toEqual(["nth", "nth", "hoursTo", "nth", "weekdays", "hours"]);
  });
});
