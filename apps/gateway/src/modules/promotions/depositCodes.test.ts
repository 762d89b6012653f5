import { randomUUID } from "node:crypto";
import { cancelDeposit, checkDepositCode, createDeposit, listDepositMethods } from "@marquee/contract";
import {
  decideDeposit,
  listPromotions,
  type MakePromotionCodes,
  makePromotionCodes,
  savePromotion,
  type SavePromotion,
  stopPromotionCodes,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Claimer } from "../../../test/bonusWorld.ts";
import { byCode, usePromoCodes } from "../../../test/promoCodeWorld.ts";
import { makePage } from "../../../test/promotionPages.ts";
import { switchModules } from "../../../test/registration.ts";

const tenantId = "aurelune";
const reason = "for a test";
const hour = 3_600_000;

describe("promo codes of promotions for deposits", () => {
  const world = usePromoCodes();
  const { at, bonusOf, check, countUses, db, idOf, issue, make, newMember, newWord, pay, refuse, staff } = world;

  /** Small enough for one person to make a handful of codes. */
  const offer = (more: Partial<SavePromotion> = {}) => world.offer({ byCode: true, maxBonus: "20000", ...more });

  const makeFor = (promotionId: string, more: Partial<MakePromotionCodes> = {}): Promise<string> =>
    make(null, { promotionId, ...more });
  const checkFor = async ({ visitor }: Claimer, code: string) => {
    const { body } = await visitor.call(checkDepositCode, { code });
    return body.success ? body.value : body.errorCode;
  };
  /** An order with a promotion and a code: its number, or why it is refused. */
  const choose = async ({ visitor }: Claimer, promotionId: string, code?: string, key: string = randomUUID()) => {
    const request = { methodId: "PAY_HOUSE_WALLET", amount: "100000", promotionId };
    const { body } = await visitor.call(
      createDeposit,
      { ...request, ...(code === undefined ? {} : { code }) },
      { headers: { "idempotency-key": key } },
    );
    return body.success ? body.value.orderNo : body.errorCode;
  };
  const isOrder = (answer: string): boolean => answer.startsWith("D");
  const countDeposits = async (member: Claimer): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from deposits where member_id = ${await idOf(member)}`.execute(db());
    return rows[0]?.count ?? -1;
  };
  const paid = { amount: "100000" } as const;
  const change = async (id: string, more: Partial<SavePromotion>) => {
    const found = (await staff("olga").get(listPromotions, {})).find((each) => each.id === id);
    if (found === undefined) throw new Error("the promotion is missing");
    const { granted: _, given: __, ...stored } = found;
    return { ...stored, ...more, proposalId: randomUUID(), reason };
  };

  it("X-36, WL-06: a code brings its promotion to the deposit, which nobody else is offered; chosen, the bonus is given and the code used", async () => {
    const promotionId = await offer();
    const word = newWord();
    const id = await makeFor(promotionId, { word, count: 1 });
    const [ann, ben] = [await newMember(), await newMember()];
    const offered = (await ann.visitor.get(listDepositMethods, {})).flatMap(({ promotions }) => promotions);
    expect(offered.map((each) => each.promotionId)).not.toContain(promotionId);
    for (const wrong of [undefined, "NOSUCHCODE", "", "__proto__", "9".repeat(100)])
      expect(await choose(ann, promotionId, wrong)).toBe("promo.code.unknown");
    expect(await checkFor(ann, ` ${word.slice(0, 5).toLowerCase()}-${word.slice(5)} `)).toMatchObject({
      promotionId,
      percent: 100,
      maxBonus: "20000.00",
      minDeposit: "50000.00",
      factor: 10,
    });
    expect([await countUses(id), await countDeposits(ann)]).toEqual([[0, 0], 0]);
    const orderNo = await choose(ann, promotionId, word);
    expect([await checkFor(ben, word), await choose(ben, promotionId, word)]).toEqual([
      "promo.code.gone",
      "promo.code.gone",
    ]);
    // What is refused leaves no order.
    expect(await countDeposits(ben)).toBe(0);
    await pay({ orderNo, ...paid });
    expect(await bonusOf(ann)).toMatchObject({ promotionId, state: "ACTIVE", amount: "20000.00" });
    expect([await checkFor(ann, word), await countUses(id)]).toEqual(["promo.already", [1, 1]]);
  });

  it("X-36: of two members who press at once at two gateways one has a code, and one who presses twice has it once", async () => {
    const promotionId = await offer();
    const beside = await world.app().openBeside();
    const { payments, limiter } = world.app().services;
    Object.assign(beside.services, { payments, limiter });
    const [ann, ben, cem] = [await newMember(), await newMember(), await newMember()];
    const id = await makeFor(promotionId, { count: 2 });
    const [code = "", second = ""] = await issue(id);
    const key = randomUUID();
    const answers = await Promise.all([
      choose(ann, promotionId, code, key),
      choose(at(beside, ann), promotionId, code, key),
      choose(at(beside, ben), promotionId, code),
      choose(ben, promotionId, code),
    ]);
    const orders = new Set(answers.filter(isOrder));
    expect(orders.size).toBe(1);
    for (const answer of answers.filter((each) => !isOrder(each)))
      expect(["promo.code.used", "promo.already", "idempotency.pending"]).toContain(answer);
    expect(await countUses(id)).toEqual([1, 1]);
    // Two codes of one member are one bonus.
    const both = await Promise.all([choose(cem, promotionId, second), choose(at(beside, cem), promotionId, second)]);
    expect(both.filter(isOrder)).toHaveLength(1);
    expect(await countUses(id)).toEqual([2, 2]);
  });

  it("X-36, X-32: the code of a deposit that nobody pays goes to the next member; paid late, the first has no bonus where it has gone", async () => {
    const promotionId = await offer();
    const [once, word] = [await makeFor(promotionId, { count: 1 }), newWord()];
    const universal = await makeFor(promotionId, { word, count: 1 });
    const [code = ""] = await issue(once);
    const review = (orderNo: string) =>
      staff("pia").get(decideDeposit, { orderNo, decision: "credit", reason: "it was paid" });
    for (const [id, typed] of [
      [once, code],
      [universal, word],
    ] as const) {
      const [ann, ben] = [await newMember(), await newMember()];
      const orderNo = await choose(ann, promotionId, typed);
      await ann.visitor.get(cancelDeposit, { orderNo });
      expect(await countUses(id)).toEqual([0, 0]);
      const next = await choose(ben, promotionId, typed);
      expect(isOrder(next)).toBe(true);
      await pay({ orderNo, ...paid });
      await review(orderNo);
      expect(await bonusOf(ann)).toMatchObject({ state: "REFUSED", rule: "code" });
      await pay({ orderNo: next, ...paid });
      expect(await bonusOf(ben)).toMatchObject({ state: "ACTIVE" });
      expect(await countUses(id)).toEqual([1, 1]);
    }
    // Where nobody has taken it, it is still the first one's.
    const cem = await newMember();
    const free = newWord();
    const other = await makeFor(promotionId, { word: free, count: 1 });
    const orderNo = await choose(cem, promotionId, free);
    await cem.visitor.get(cancelDeposit, { orderNo });
    await pay({ orderNo, ...paid });
    await review(orderNo);
    expect(await bonusOf(cem)).toMatchObject({ state: "ACTIVE" });
    expect(await countUses(other)).toEqual([1, 1]);
  });

  it("X-36: what is stopped between the choice and the payment was chosen before, and is given; nobody else can use it", async () => {
    const promotionId = await offer();
    const word = newWord();
    const id = await makeFor(promotionId, { word, count: 5 });
    const [ann, ben] = [await newMember(), await newMember()];
    const orderNo = await choose(ann, promotionId, word);
    await staff("olga").get(stopPromotionCodes, { id, reason });
    await staff("olga").get(savePromotion, await change(promotionId, { isOn: false }));
    expect([await checkFor(ben, word), await choose(ben, promotionId, word)]).toEqual([
      "promo.code.expired",
      "promo.code.expired",
    ]);
    await pay({ orderNo, ...paid });
    expect(await bonusOf(ann)).toMatchObject({ state: "ACTIVE" });
  });

  it("X-36: early, over, off, in another currency, or of a page: a code says which", async () => {
    const now = Date.now();
    const of = async (more: Partial<SavePromotion>): Promise<readonly [id: string, word: string]> => {
      const promotionId = await offer(more);
      const word = newWord();
      await makeFor(promotionId, { word });
      return [promotionId, word];
    };
    const ann = await newMember();
    for (const [more, said] of [
      [{ startsAt: now + hour }, "promo.code.early"],
      [{ startsAt: now - 2 * hour, endsAt: now - hour }, "promo.code.expired"],
      [{ isOn: false }, "promo.code.expired"],
    ] as const) {
      const [promotionId, word] = await of(more);
      expect([await checkFor(ann, word), await choose(ann, promotionId, word)]).toEqual([said, said]);
    }
    const [foreign, foreignWord] = await of({});
    await sql`update promotions set currency = 'USD' where id = ${foreign}::uuid`.execute(db());
    expect([await checkFor(ann, foreignWord), await choose(ann, foreign, foreignWord)]).toEqual([
      "promo.code.other",
      "promo.closed",
    ]);
    const [open, word] = await of({});
    const pageWord = newWord();
    await make(await makePage(staff("olga"), { activity: byCode }), { word: pageWord });
    expect([await check(ann, word), await checkFor(ann, pageWord)]).toEqual(["promo.code.deposit", "promo.code.claim"]);
    // A code of something else opens no promotion.
    for (const each of [pageWord, foreignWord]) expect(await choose(ann, open, each)).toBe("promo.code.unknown");
    await switchModules(world.app(), tenantId, { PROMOCODE3: "off" });
    expect(await choose(ann, open, word)).toBe("promo.closed");
    await switchModules(world.app(), tenantId, { PROMOCODE3: "on" });
  });

  it("X-36, X-60, X-09: who is offered nothing is told nothing of a code; one person has it once, and tries are counted", async () => {
    const promotionId = await offer({ oncePerPerson: true });
    const word = newWord();
    await makeFor(promotionId, { word, count: 10 });
    const [away, agent, ann, twin] = [await newMember(), await newMember(), await newMember(), await newMember()];
    await sql`insert into protection_exclusions (tenant_id, id, member_id, kind, until_at)
      values (${tenantId}, ${randomUUID()}, ${await idOf(away)}, 'TIMEOUT', clock_timestamp() + interval '1 day')`.execute(
      db(),
    );
    await sql`update members set kind = 1 where id = ${await idOf(agent)}`.execute(db());
    for (const code of [word, "NOSUCHCODE"]) {
      expect(await checkFor(away, code)).toBe("promo.not.eligible");
      expect([await checkFor(agent, code), await choose(agent, promotionId, code)]).toEqual([
        "permission.denied",
        "permission.denied",
      ]);
    }
    for (const member of [ann, twin])
      await sql`insert into member_traits (tenant_id, rule, trait_key, member_id)
        values (${tenantId}, 'SAME_DEVICE', ${`deposit codes ${word}`}, ${await idOf(member)})`.execute(db());
    expect(isOrder(await choose(ann, promotionId, word))).toBe(true);
    expect([await checkFor(twin, word), await choose(twin, promotionId, word)]).toEqual([
      "promo.not.eligible",
      "promo.not.eligible",
    ]);
    await sql`update members set kind = 0 where id = ${await idOf(agent)}`.execute(db());
    const beside = await world.app().openBeside();
    Object.assign(beside.services, { payments: world.app().services.payments });
    const ben = at(beside, await newMember());
    const answers: unknown[] = [];
    // The calls of an order are counted with those of the field.
    for (let count = 0; count < 11; count += 1) {
      answers.push(await checkFor(ben, `WRONG${1_000 + count}`));
      answers.push(await choose(ben, promotionId, `WRONG${2_000 + count}`));
    }
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => "promo.code.unknown"));
    expect(answers.slice(20)).toEqual(["rate.limited", "rate.limited"]);
  });

  it("X-36, X-52: staff make codes of promotions by codes alone, whose terms stay while codes are in use; much takes two people", async () => {
    const [promotionId, open] = [await offer(), await world.offer()];
    const request = { id: randomUUID(), proposalId: randomUUID(), name: "Top-up", word: null, count: 2, reason };
    const refuseMaking = async (more: { readonly pageId: string | null; readonly promotionId: string | null }) => {
      const { body } = await staff("olga").call(makePromotionCodes, { ...request, ...more });
      return body.success ? null : body.errorCode;
    };
    expect([
      await refuseMaking({ pageId: null, promotionId: open }),
      await refuseMaking({ pageId: null, promotionId: null }),
      await refuseMaking({ pageId: promotionId, promotionId }),
      await refuseMaking({ pageId: null, promotionId: randomUUID() }),
    ]).toEqual(["fields", "fields", "fields", "fields"]);
    const { body } = await staff("olga").call(savePromotion, await change(promotionId, { turn: "DAY" }));
    expect(body).toMatchObject({ errorCode: "fields", fields: [{ name: "turn", rule: "unknown" }] });
    const id = await makeFor(promotionId, { word: newWord() });
    for (const more of [{ percent: 50 }, { byCode: false }, { maxBonus: "10000" }, { factor: 20 }])
      expect(await staff("olga").refuse(savePromotion, await change(promotionId, more))).toBe("promotion.coded");
    await staff("olga").get(
      savePromotion,
      await change(promotionId, { names: { EN: "Renamed" }, endsAt: Date.now() + hour }),
    );
    await staff("olga").get(stopPromotionCodes, { id, reason });
    await staff("olga").get(savePromotion, await change(promotionId, { percent: 50 }));
    const many = { ...request, id: randomUUID(), pageId: null, promotionId, count: 10_000 };
    expect((await staff("olga").get(makePromotionCodes, many)).proposal).toBe(request.proposalId);
    // Chosen without a code, it is as it was.
    expect(await refuse(await newMember(), open)).toBe(undefined);
  });
});
