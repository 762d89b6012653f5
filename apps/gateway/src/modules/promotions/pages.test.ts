import { randomUUID } from "node:crypto";
import {
  applyForPromotion,
  claimPromotion,
  getAvailablePromo,
  getPromotionPage,
  listBonuses,
  listPromotionPages,
  takeTimeOut,
} from "@marquee/contract";
import {
  listStaffPromotionPages,
  orderPromotionPages,
  savePromotionCategories,
  savePromotionPage,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { useBonuses } from "../../../test/bonusWorld.ts";
import { application, makePage, plainPage } from "../../../test/promotionPages.ts";
import { createVisitor, openAurelune } from "../../../test/visitor.ts";

describe("pages of promotions", () => {
  const world = useBonuses();
  const { newMember, offer, staff } = world;
  const hour = 3_600_000;

  // Others would be listed too.
  beforeEach(async () => {
    await sql`update promotion_pages set is_on = false`.execute(world.app().services.db);
  });

  const registration = { ...application, trigger: "REGISTRATION", least: "1000", most: "1000" } as const;

  it("PR-01, PR-02: guests see what is on by category and in the merchant's order, with HTML that runs nothing", async () => {
    await staff("olga").get(savePromotionCategories, {
      categories: [{ category: "slots", names: { EN: "Slots", VI: "Máy quay" } }],
      reason: "for a test",
    });
    const html = '<h2>Rules</h2><script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">more</a>';
    const first = await makePage(staff("olga"), { texts: { EN: { title: "One", html } } });
    const second = await makePage(staff("olga"), { categories: ["slots"], startsAt: Date.now() + hour });
    await makePage(staff("olga"), { isOn: false });
    await makePage(staff("olga"), { endsAt: Date.now() - hour, startsAt: Date.now() - 2 * hour });
    await makePage(staff("olga"), { audience: { ...plainPage.audience, who: "MEMBERS" } as never });
    const guest = openAurelune(world.app());
    const all = await guest.get(listPromotionPages, {});
    expect(all.list.map(({ id, state }) => [id, state])).toEqual([
      [first, "PROCESS"],
      [second, "COMING_SOON"],
    ]);
    expect(all.categories).toEqual([
      { category: "new_player", name: null },
      { category: "slots", name: "Slots" },
    ]);
    const slots = await guest.get(listPromotionPages, { category: "slots" }, { headers: { language: "VI" } });
    expect([slots.list.map(({ id }) => id), slots.categories[1]?.name]).toEqual([[second], "Máy quay"]);
    expect((await guest.get(listPromotionPages, { category: "__proto__" })).list).toEqual([]);
    const page = await guest.get(getPromotionPage, { id: first });
    expect(page.html).toBe("<h2>Rules</h2><a>more</a>");
    for (const id of [randomUUID(), "__proto__", "\u0000"])
      expect(await guest.refuse(getPromotionPage, { id })).toMatch(/^(promo\.closed|request\.invalid)$/);
    expect((await (await newMember()).visitor.get(listPromotionPages, {})).list).toHaveLength(3);

    const { pages } = await staff("olga").get(listStaffPromotionPages, {});
    const ids = pages.map(({ id }) => id).toReversed();
    await staff("olga").get(orderPromotionPages, { ids, reason: "for a test" });
    expect((await guest.get(listPromotionPages, {})).list.map(({ id }) => id)).toEqual([second, first]);
    expect(await staff("olga").refuse(orderPromotionPages, { ids: ids.slice(1), reason: "for a test" })).toBe(
      "state.changed",
    );
  });

  it("X-55: bad input of staff names its field, a second save is told, and a page sent twice is made once", async () => {
    const id = randomUUID();
    const faults = async (more: object): Promise<readonly string[]> => {
      const { body } = await staff("olga").call(savePromotionPage, { ...plainPage, id, ...more });
      return body.success ? [] : (body.fields ?? []).map(({ name }) => name);
    };
    expect(await faults({ texts: {} })).toEqual(["texts.EN"]);
    expect(await faults({ categories: ["nowhere"] })).toEqual(["categories"]);
    expect(await faults({ startsAt: 2, endsAt: 1 })).toEqual(["endsAt"]);
    expect(await faults({ promotionId: randomUUID() })).toEqual(["promotionId"]);
    expect(await faults({ audience: { segment: "nobody" } })).toEqual(["audience.segment"]);
    const wrong = { ...application, least: "20", most: "10", currency: "XXX" };
    expect(await faults({ activity: wrong })).toEqual(["activityCurrency", "most"]);
    // Nobody decides about what everybody gets, so it is less than what takes two people.
    expect(await faults({ activity: { ...registration, least: "9999999999", most: "9999999999" } })).toEqual(["most"]);
    const first = await staff("olga").get(savePromotionPage, { ...plainPage, id, activity: application });
    expect(await staff("olga").get(savePromotionPage, { ...plainPage, id, activity: application })).toEqual(first);
    const other = { ...plainPage, id, picture: "/art/promotions/other.svg" };
    expect(await staff("olga").refuse(savePromotionPage, other)).toBe("state.changed");
    expect(await staff("audrey").refuse(savePromotionPage, other)).toBe("permission.denied");
    expect(
      await staff("olga").refuse(savePromotionCategories, {
        categories: [{ category: "new_player", names: { EN: "x" } }],
        reason: "for a test",
      }),
    ).toBe("fields");
  });

  it("PR-03, X-60: who registered since then claims once, however many presses at two gateways, and stakes it as a bonus", async () => {
    const earlier = await newMember();
    const id = await makePage(staff("olga"), { activity: registration });
    expect(await earlier.visitor.get(getPromotionPage, { id })).toMatchObject({
      state: "PROCESS",
      rule: "registered.before",
    });
    expect(await earlier.visitor.refuse(claimPromotion, { id })).toBe("promo.not.eligible");
    const ann = await newMember();
    expect(await ann.visitor.get(getAvailablePromo, {})).toMatchObject({ availablePromoCount: 1 });
    const beside = createVisitor(await world.app().openBeside(), "aurelune.localhost", "AURELUNE");
    beside.setToken(ann.visitor.getToken());
    const presses = await Promise.all(
      [ann.visitor, beside, ann.visitor, beside].map((visitor) => visitor.call(claimPromotion, { id })),
    );
    expect(presses.filter(({ body }) => body.success)).toHaveLength(1);
    const codes = presses.flatMap(({ body }) => (body.success ? [] : [body.errorCode]));
    expect(new Set(codes)).toEqual(new Set(["promo.already"]));
    const { list } = await ann.visitor.get(listBonuses, {});
    expect(list).toMatchObject([
      { state: "ACTIVE", amount: "1000.00", required: "2000.00", orderNo: null, promotionId: id, percent: 0 },
    ]);
    expect(await ann.visitor.get(getPromotionPage, { id })).toMatchObject({ state: "CLAIMED", available: false });
    expect(await ann.visitor.get(getAvailablePromo, {})).toMatchObject({ availablePromoCount: 0 });
  });

  it("X-60: parallel claims of two promotions give one bonus, since one is staked at a time", async () => {
    const ids = [
      await makePage(staff("olga"), { activity: registration }),
      await makePage(staff("olga"), { activity: registration }),
    ];
    const ann = await newMember();
    const presses = await Promise.all(ids.map((id) => ann.visitor.call(claimPromotion, { id })));
    expect(presses.filter(({ body }) => body.success)).toHaveLength(1);
    // The other one waits for its end.
    const states = await Promise.all(ids.map((id) => ann.visitor.get(getPromotionPage, { id })));
    expect(states.map(({ state, rule }) => `${state} ${rule}`).toSorted()).toEqual(["CLAIM active", "CLAIMED claimed"]);
  });

  it("X-09, X-60: who takes a time-out is offered nothing, and claims nothing", async () => {
    const id = await makePage(staff("olga"), { activity: registration });
    const ann = await newMember();
    await ann.visitor.get(takeTimeOut, { hours: 24 });
    expect((await ann.visitor.get(listPromotionPages, {})).list).toEqual([]);
    expect(await ann.visitor.refuse(claimPromotion, { id })).toBe("promo.closed");
    expect(await ann.visitor.get(getAvailablePromo, {})).toMatchObject({ availablePromoCount: 0 });
  });

  it("PR-03, X-60: agents, frozen accounts and who is barred from all games take part in nothing", async () => {
    const { db } = world.app().services;
    const id = await makePage(staff("olga"), { activity: registration });
    const apply = await makePage(staff("olga"), { activity: application });
    const refused = async (change: (name: string) => Promise<unknown>) => {
      const { visitor, name } = await newMember();
      await change(name);
      const claimed = await visitor.refuse(claimPromotion, { id });
      const applied = await visitor.refuse(applyForPromotion, { id: apply, comment: "me", images: [] });
      return [claimed, applied];
    };
    expect(await refused((name) => sql`update members set kind = 1 where username = ${name}`.execute(db))).toEqual([
      "permission.denied",
      "permission.denied",
    ]);
    expect(
      await refused((name) => sql`update members set status = 'FROZEN' where username = ${name}`.execute(db)),
    ).toEqual(["account.frozen", "account.frozen"]);
    expect(
      await refused((name) =>
        sql`insert into play_restrictions (tenant_id, id, member_id, scope, target, reason, created_by)
          select tenant_id, gen_random_uuid(), id, 'ALL', 'ALL', 'test', 'test' from members where username = ${name}`.execute(
          db,
        ),
      ),
    ).toEqual(["promo.closed", "promo.closed"]);
  });

  it("PR-07: a birthday's bonus is for members of 21 in the week of the birthday, once a year", async () => {
    const { db } = world.app().services;
    const id = await makePage(staff("olga"), { activity: { ...registration, trigger: "BIRTHDAY" } });
    const ann = await newMember();
    const ruleAt = async (birthday: string | null) => {
      await sql`update members set birthday = ${birthday} where username = ${ann.name}`.execute(db);
      return (await ann.visitor.get(getPromotionPage, { id })).rule;
    };
    // The merchant's day.
    const yesterday = new Date(Date.now() - 24 * hour);
    const [year, rest] = [yesterday.getUTCFullYear(), yesterday.toISOString().slice(4, 10)];
    expect(await ruleAt(null)).toBe("birthday.unknown");
    expect(await ruleAt(`${year - 20}${rest}`)).toBe("age");
    expect(await ann.visitor.refuse(claimPromotion, { id })).toBe("promo.not.eligible");
    expect(await ruleAt(`${year - 30}${new Date(Date.now() - 40 * 24 * hour).toISOString().slice(4, 10)}`)).toBe(
      "birthday",
    );
    expect(await ruleAt(`${year - 21}${rest}`)).toBe(null);
    expect((await ann.visitor.get(claimPromotion, { id })).state).toBe("CLAIMED");
    expect(await ann.visitor.refuse(claimPromotion, { id })).toBe("promo.already");
  });

  it("PR-03: a promotion for deposits is joined while its bonus is chosen or active", async () => {
    const promotionId = await offer();
    const id = await makePage(staff("olga"), { promotionId });
    const ann = await newMember();
    expect(await ann.visitor.get(getPromotionPage, { id })).toMatchObject({ state: "PROCESS", by: "DEPOSIT" });
    // The promotion is counted once, as what a deposit may choose.
    expect(await ann.visitor.get(getAvailablePromo, {})).toMatchObject({ availablePromoCount: 1 });
    await world.order(ann, promotionId);
    expect((await ann.visitor.get(getPromotionPage, { id })).state).toBe("JOINED");
  });
});
