import { randomUUID } from "node:crypto";
import {
  checkPromotionCode,
  getAvailablePromo,
  getPromotionPage,
  listBonuses,
  listPromotionPages,
  listRewards,
} from "@marquee/contract";
import {
  issuePromotionCodes,
  listPromotionCodeUses,
  savePromotionPage,
  stopPromotionCodes,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Claimer } from "../../../test/bonusWorld.ts";
import { byCode, usePromoCodes } from "../../../test/promoCodeWorld.ts";
import { makePage, plainPage } from "../../../test/promotionPages.ts";
import { switchModules } from "../../../test/registration.ts";
import { openAurelune } from "../../../test/visitor.ts";

const tenantId = "aurelune";
const reason = "for a test";
const hour = 3_600_000;

describe("promo codes", () => {
  const world = usePromoCodes();
  const { at, check, claim, countUses, db, idOf, issue, make, newMember, newWord, staff } = world;

  it("X-36: a universal code shows the terms and pays nothing; claimed, it pays each member once, as often as it is for", async () => {
    const pageId = await makePage(staff("olga"), { activity: byCode });
    const word = newWord();
    const id = await make(pageId, { word: ` ${word.toLowerCase().slice(0, 4)} - ${word.slice(4)}`, count: 2 });
    const [ann, ben, cem] = [await newMember(), await newMember(), await newMember()];
    expect(await check(ann, `${word.slice(0, 7)}-${word.slice(7).toLowerCase()} `)).toMatchObject({
      id: pageId,
      state: "CLAIM",
      by: "CODE",
      available: true,
      terms: { least: "20000.00", most: "20000.00", factor: 2, days: 7, sticky: false },
    });
    expect((await ann.visitor.get(listBonuses, {})).list).toEqual([]);
    // Without its code a page gives nothing, in the reward centre neither.
    expect((await ann.visitor.get(listRewards, {})).list.map((each) => each.id)).not.toContain(pageId);
    expect(await claim(ann, pageId)).toBe("promo.code.unknown");
    expect(await claim(ann, pageId, word)).toBe("CLAIMED");
    expect(await world.bonusOf(ann)).toMatchObject({ promotionId: pageId, amount: "20000.00", required: "40000.00" });
    expect([await check(ann, word), await claim(ann, pageId, word)]).toEqual(["promo.already", "promo.already"]);
    expect(await claim(ben, pageId, word)).toBe("CLAIMED");
    expect([await check(cem, word), await claim(cem, pageId, word)]).toEqual(["promo.code.gone", "promo.code.gone"]);
    expect(await countUses(id)).toEqual([2, 2]);
  });

  it("X-36: codes of one use are told once and pay once; used, wrong and stopped each say so", async () => {
    const pageId = await makePage(staff("olga"), { activity: byCode });
    const id = await make(pageId);
    const codes = await issue(id);
    expect(codes).toHaveLength(3);
    expect(new Set(codes).size).toBe(3);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/);
    expect(await staff("olga").refuse(issuePromotionCodes, { id, reason })).toBe("promotion.code.issued");
    const [first = "", second = "", third = ""] = codes;
    // What is stored leads to no code.
    const stored = await sql<{ code_key: string }>`select code_key from promotion_codes where batch_id = ${id}`.execute(
      db(),
    );
    for (const { code_key: key } of stored.rows) expect(codes.join().replaceAll("-", "")).not.toContain(key);
    const [ann, ben, cem] = [await newMember(), await newMember(), await newMember()];
    expect(await claim(ann, pageId, first.replaceAll("-", "").toLowerCase())).toBe("CLAIMED");
    expect([await check(ben, first), await claim(ben, pageId, first)]).toEqual(["promo.code.used", "promo.code.used"]);
    // Another code of a promotion that was claimed is no second bonus.
    expect(await claim(ann, pageId, second)).toBe("promo.already");
    for (const wrong of ["ABCD-EFGH-JKMN", "abc", "", "__proto__", "'; drop table", "9".repeat(100)])
      expect(await check(ben, wrong)).toBe("promo.code.unknown");
    expect(await claim(ben, randomUUID(), second)).toBe("promo.closed");
    expect(await claim(ben, await makePage(staff("olga")), second)).toBe("promo.code.unknown");
    expect(await claim(ben, pageId, second)).toBe("CLAIMED");
    expect((await staff("pia").get(listPromotionCodeUses, { id })).items).toMatchObject([
      { number: 2, username: ben.name },
      { number: 1, username: ann.name },
    ]);
    await Promise.all([1, 2].map(() => staff("olga").get(stopPromotionCodes, { id, reason })));
    expect([await check(cem, third), await claim(cem, pageId, third)]).toEqual([
      "promo.code.expired",
      "promo.code.expired",
    ]);
    expect(await countUses(id)).toEqual([2, 2]);
  });

  it("X-36: of members who press at once at two gateways one has a code, and a universal code is for no more than it says", async () => {
    const pageId = await makePage(staff("olga"), { activity: byCode });
    const beside = await world.app().openBeside();
    Object.assign(beside.services, { limiter: async () => {} });
    const members = await Promise.all([1, 2, 3, 4].map(() => newMember()));
    const [code = ""] = await issue(await make(pageId, { count: 1 }));
    const press = (member: Claimer, place: number, text: string) => {
      const gateway = place % 2 === 0 ? world.app() : beside;
      return claim(at(gateway, member), pageId, text);
    };
    const both = await Promise.all(
      members.slice(0, 2).flatMap((member, place) => [press(member, place, code), press(member, place, code)]),
    );
    expect(both.filter((answer) => answer === "CLAIMED")).toHaveLength(1);
    for (const answer of both) expect(["CLAIMED", "promo.already", "promo.code.used"]).toContain(answer);
    const word = newWord();
    const id = await make(pageId, { word, count: 1 });
    const all = await Promise.all(members.slice(2).map((member, place) => press(member, place, word)));
    expect(all.toSorted()).toEqual(["CLAIMED", "promo.code.gone"]);
    expect(await countUses(id)).toEqual([1, 1]);
  });

  it("X-36: before its time, after it, for another audience or currency, and while another bonus is active, a code says which", async () => {
    const word = newWord();
    let count = 0;
    const of = async (more: Parameters<typeof makePage>[1]): Promise<string> => {
      const pageId = await makePage(staff("olga"), { activity: byCode, ...more });
      return make(pageId, { word: `${word}${(count += 1)}` }).then(() => `${word}${count}`);
    };
    const ann = await newMember();
    const now = Date.now();
    expect(await check(ann, await of({ startsAt: now + hour }))).toBe("promo.code.early");
    expect(await check(ann, await of({ startsAt: now - 2 * hour, endsAt: now - hour }))).toBe("promo.code.expired");
    expect(await check(ann, await of({ isOn: false }))).toBe("promo.code.expired");
    const audience = { ...plainPage.audience, levels: ["VIP"] } as never;
    expect(await check(ann, await of({ audience }))).toBe("promo.code.other");
    const deposits = { count: 1, amount: "50000", currency: "VND", days: 30 };
    const deposited = await of({ audience: { ...plainPage.audience, deposits } as never });
    expect(await check(ann, deposited)).toBe("promo.code.other");
    await world.pay(await world.order(ann, undefined));
    expect(await check(ann, deposited)).toMatchObject({ state: "CLAIM" });
    const [one, other] = [await of({}), await of({})];
    const page = await check(ann, one);
    expect(await claim(ann, Object(page).id, one)).toBe("CLAIMED");
    const waiting = await check(ann, other);
    expect(waiting).toMatchObject({ state: "CLAIM", rule: "active", available: false });
    expect(await claim(ann, Object(waiting).id, other)).toBe("promo.already");
  });

  it("X-36, X-60, X-09: who is offered nothing is told nothing of codes, and one person claims a promotion once", async () => {
    const pageId = await makePage(staff("olga"), { activity: { ...byCode, oncePerPerson: true } });
    const word = newWord();
    await make(pageId, { word, count: 10 });
    const [away, frozen, agent, ann, twin] = await Promise.all([1, 2, 3, 4, 5].map(() => newMember()));
    if (away === undefined || frozen === undefined || agent === undefined || ann === undefined || twin === undefined)
      throw new Error("a member is missing");
    await sql`insert into protection_exclusions (tenant_id, id, member_id, kind, until_at)
      values (${tenantId}, ${randomUUID()}, ${await idOf(away)}, 'TIMEOUT', clock_timestamp() + interval '1 day')`.execute(
      db(),
    );
    await sql`update members set status = 'FROZEN' where id = ${await idOf(frozen)}`.execute(db());
    await sql`update members set kind = 1 where id = ${await idOf(agent)}`.execute(db());
    for (const code of [word, "NOSUCHCODE"]) {
      expect([await check(away, code), await claim(away, pageId, code)]).toEqual([
        "promo.not.eligible",
        "promo.not.eligible",
      ]);
      expect([await check(frozen, code), await claim(frozen, pageId, code)]).toEqual([
        "account.frozen",
        "account.frozen",
      ]);
      expect([await check(agent, code), await claim(agent, pageId, code)]).toEqual([
        "permission.denied",
        "permission.denied",
      ]);
    }
    const guest = openAurelune(world.app());
    expect(await guest.refuse(checkPromotionCode, { code: word })).toBe("login.not.session");
    for (const member of [ann, twin])
      await sql`insert into member_traits (tenant_id, rule, trait_key, member_id)
        values (${tenantId}, 'SAME_DEVICE', ${`codes ${word}`}, ${await idOf(member)})`.execute(db());
    expect(await claim(ann, pageId, word)).toBe("CLAIMED");
    expect([await check(twin, word), await claim(twin, pageId, word)]).toEqual([
      "promo.not.eligible",
      "promo.not.eligible",
    ]);
    await sql`update members set kind = 0 where id = ${await idOf(agent)}`.execute(db());
  });

  it("X-36: a hidden page is in no list and at no address before its code is entered, and stays with who has claimed it", async () => {
    const pageId = await makePage(staff("olga"), { activity: byCode, isHidden: true });
    const word = newWord();
    await make(pageId, { word, count: 2 });
    const [ann, ben] = [await newMember(), await newMember()];
    const guest = openAurelune(world.app());
    const countOf = async ({ visitor }: Claimer): Promise<number> =>
      (await visitor.get(getAvailablePromo, {})).availablePromoCount;
    const isShown = async (visitor: Claimer["visitor"]) => [
      (await visitor.get(listPromotionPages, {})).list.some(({ id }) => id === pageId),
      (await visitor.call(getPromotionPage, { id: pageId })).body.success,
    ];
    const before = await countOf(ann);
    for (const visitor of [guest, ann.visitor]) expect(await isShown(visitor)).toEqual([false, false]);
    // Without its code it is as one that is not there.
    expect(await claim(ann, pageId)).toBe("promo.closed");
    expect(await check(ann, word)).toMatchObject({ id: pageId, state: "CLAIM", terms: { most: "20000.00" } });
    expect([await isShown(ann.visitor), await countOf(ann)]).toEqual([[false, false], before]);
    expect(await claim(ann, pageId, word)).toBe("CLAIMED");
    expect([await isShown(ann.visitor), await isShown(ben.visitor)]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await staff("olga").refuse(savePromotionPage, { ...plainPage, id: randomUUID(), isHidden: true })).toBe(
      "fields",
    );
  });

  it("X-36: where the merchant has no codes none is taken, with or without its page", async () => {
    const pageId = await makePage(staff("olga"), { activity: byCode });
    const word = newWord();
    await make(pageId, { word, count: 10 });
    const ann = await newMember();
    await switchModules(world.app(), tenantId, { PROMOCODE3: "off" });
    expect(await ann.visitor.refuse(checkPromotionCode, { code: word })).toBe("function.not.available");
    expect(await claim(ann, pageId, word)).toBe("promo.closed");
    await switchModules(world.app(), tenantId, { PROMOCODE3: "on" });
    expect(await claim(ann, pageId, word)).toBe("CLAIMED");
  });

  it("X-36: a member's tries are counted, whatever they are", async () => {
    const ann = at(await world.app().openBeside(), await newMember());
    const answers: unknown[] = [];
    for (let count = 0; count < 21; count += 1) answers.push(await check(ann, `WRONG${1_000 + count}`));
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => "promo.code.unknown"));
    expect(answers[20]).toBe("rate.limited");
  });
});
