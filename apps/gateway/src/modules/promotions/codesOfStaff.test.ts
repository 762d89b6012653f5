import { randomUUID } from "node:crypto";
import {
  decideProposal,
  issuePromotionCodes,
  listPromotionCodes,
  type MakePromotionCodes,
  makePromotionCodes,
  savePromotionPage,
  stopPromotionCodes,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { byCode, usePromoCodes } from "../../../test/promoCodeWorld.ts";
import { application, makePage, plainPage } from "../../../test/promotionPages.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";

const tenantId = "aurelune";
const reason = "for a test";

describe("promo codes at the desk", () => {
  const world = usePromoCodes();
  const { check, db, make, newMember, newWord, staff } = world;

  it("X-36, X-52: what one person's codes of a day give is less than two people pay out, also in parts at once", async () => {
    const pageId = await makePage(staff("olga"), { activity: byCode });
    const most = Number(getTwoPersonAmount("VND") / 10_000n) / 20_000;
    const half = Math.ceil(most / 2);
    const request = (count: number): MakePromotionCodes => ({
      id: randomUUID(),
      proposalId: randomUUID(),
      pageId,
      promotionId: null,
      name: "Half",
      word: newWord(),
      count,
      reason,
    });
    const [one, other] = [request(half), request(half)];
    const made = await Promise.all([one, one, other].map((each) => staff("otto").get(makePromotionCodes, each)));
    expect(made[0]).toEqual(made[1]);
    const proposed = [one, other].filter((_, at) => [made[0], made[2]][at]?.proposal !== null);
    expect(proposed).toHaveLength(1);
    const [waiting = one] = proposed;
    const isThere = async () => (await staff("olga").get(listPromotionCodes, {})).some(({ id }) => id === waiting.id);
    expect(await isThere()).toBe(false);
    const ann = await newMember();
    expect(await check(ann, waiting.word ?? "")).toBe("promo.code.unknown");
    const approve = { id: waiting.proposalId, decision: "approve", note: "" } as const;
    await staff("pia").get(decideProposal, approve);
    expect(await isThere()).toBe(true);
    expect(await check(ann, waiting.word ?? "")).toMatchObject({ state: "CLAIM" });
  });

  it("X-36: staff make codes of pages by codes alone, each word once; while codes are in use what they give stays", async () => {
    const id = randomUUID();
    await staff("olga").get(savePromotionPage, { ...plainPage, id, activity: byCode });
    const word = newWord();
    const refuse = (more: Partial<MakePromotionCodes>, by = "olga") =>
      staff(by).refuse(makePromotionCodes, {
        id: randomUUID(),
        proposalId: randomUUID(),
        pageId: id,
        promotionId: null,
        name: "Again",
        word: null,
        count: 1,
        reason,
        ...more,
      });
    const batch = await make(id, { word });
    expect([
      await refuse({ word: word.toLowerCase() }),
      await refuse({ word: "abc" }),
      await refuse({ count: 10_001 }),
      await refuse({ pageId: randomUUID() }),
      await refuse({ pageId: await makePage(staff("olga"), { activity: application }) }),
      await refuse({ id: batch, word, count: 4 }),
      await refuse({}, "audrey"),
      await staff("olga").refuse(issuePromotionCodes, { id: batch, reason }),
      await staff("olga").refuse(stopPromotionCodes, { id: randomUUID(), reason }),
      await staff("audrey").refuse(issuePromotionCodes, { id: batch, reason }),
    ]).toEqual([
      "fields",
      "fields",
      "fields",
      "fields",
      "fields",
      "idempotency.conflict",
      "permission.denied",
      "promotion.code.unknown",
      "promotion.code.unknown",
      "permission.denied",
    ]);
    const change = { ...plainPage, id, version: 1, activity: { ...byCode, least: "90000", most: "90000" } };
    expect(await staff("olga").refuse(savePromotionPage, change)).toBe("promotion.coded");
    expect(await staff("olga").refuse(savePromotionPage, { ...change, activity: null })).toBe("promotion.coded");
    // Texts may change, and the terms once nobody holds a code.
    await staff("olga").get(savePromotionPage, {
      ...change,
      activity: byCode,
      texts: { EN: { title: "Harbour", html: "<p>New.</p>" } },
    });
    await staff("olga").get(stopPromotionCodes, { id: batch, reason });
    await staff("olga").get(savePromotionPage, { ...change, version: 2 });
    // The word is free again.
    await make(id, { word });
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where tenant_id = ${tenantId} and action like '%promotion codes' order by number desc limit 3`.execute(
      db(),
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "make promotion codes",
      "stop promotion codes",
      "make promotion codes",
    ]);
  });
});
