import { randomUUID } from "node:crypto";
import { claimPromotion, getPromotionPage, listInbox, listPromotionPages } from "@marquee/contract";
import {
  decidePromotionApplication,
  decideProposal,
  givePromotionGift,
  listPromotionApplications,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Claimer, useBonuses } from "../../../test/bonusWorld.ts";
import { application, makePage } from "../../../test/promotionPages.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";

const tenantId = "aurelune";

describe("bonuses that staff give", () => {
  const world = useBonuses();
  const { newMember, staff } = world;
  const db = () => world.app().services.db;

  const show = ({ visitor }: Claimer, id: string) => visitor.get(getPromotionPage, { id });
  const idOf = async ({ name }: Claimer): Promise<string> => {
    const { rows } = await sql<{ id: string }>`
      select id from members where tenant_id = ${tenantId} and username_key = ${name}`.execute(db());
    return rows[0]?.id ?? "";
  };

  it("X-34: staff give a bonus once, whatever the number of presses; the member is told and claims it, nobody else sees it", async () => {
    const pageId = await makePage(staff("olga"), { activity: { ...application, trigger: "GIFT" } });
    const [ann, ben] = [await newMember(), await newMember()];
    expect((await ann.visitor.get(listPromotionPages, {})).list.map(({ id }) => id)).not.toContain(pageId);
    const gift = {
      id: randomUUID(),
      proposalId: randomUUID(),
      pageId,
      memberId: await idOf(ann),
      amount: "60000",
      reason: "for a test",
    };
    await Promise.all([staff("pia").get(givePromotionGift, gift), staff("pia").get(givePromotionGift, gift)]);
    expect((await ann.visitor.get(listInbox, {})).list[0]?.content).toMatch(/Harbour week: .*60,000/);
    expect(await show(ann, pageId)).toMatchObject({
      state: "CLAIM",
      available: true,
      application: { amount: "60000.00" },
    });
    expect(await ben.visitor.refuse(getPromotionPage, { id: pageId })).toBe("promo.closed");
    expect(await ben.visitor.refuse(claimPromotion, { id: pageId })).toBe("promo.closed");
    await ann.visitor.get(claimPromotion, { id: pageId });
    expect(await world.bonusOf(ann)).toMatchObject({ amount: "60000.00", required: "120000.00" });
    const refuse = (more: object) =>
      staff("pia").refuse(givePromotionGift, { ...gift, id: randomUUID(), proposalId: randomUUID(), ...more });
    expect([
      await refuse({}),
      await refuse({ memberId: "nobody" }),
      await refuse({ memberId: await idOf(ben), amount: "9999" }),
      await refuse({ memberId: await idOf(ben), pageId: randomUUID() }),
      await staff("audrey").refuse(givePromotionGift, { ...gift, id: randomUUID() }),
    ]).toEqual(["promotion.given", "member.unknown", "fields", "fields", "permission.denied"]);
    expect(await staff("pia").refuse(givePromotionGift, { ...gift, memberId: await idOf(ben) })).toBe(
      "idempotency.conflict",
    );
  });

  it("X-34, X-52: a gift of as much as two people pay out waits for the second one, and is told to nobody before", async () => {
    const amount = String(getTwoPersonAmount("VND") / 10_000n);
    const pageId = await makePage(staff("olga"), { activity: { ...application, trigger: "GIFT", most: amount } });
    const ann = await newMember();
    const gift = {
      id: randomUUID(),
      proposalId: randomUUID(),
      pageId,
      memberId: await idOf(ann),
      amount,
      reason: "for a test",
    };
    expect(await staff("pia").get(givePromotionGift, gift)).toMatchObject({ proposal: gift.proposalId });
    expect(await ann.visitor.refuse(getPromotionPage, { id: pageId })).toBe("promo.closed");
    expect((await ann.visitor.get(listInbox, {})).list).toEqual([]);
    expect((await staff("pia").get(listPromotionApplications, { pageId })).items).toMatchObject([{ state: "REVIEW" }]);
    const approve = { id: gift.proposalId, decision: "approve", note: "" } as const;
    expect(await staff("pia").refuse(decideProposal, approve)).toBe("proposal.own");
    await staff("rob").get(decideProposal, approve);
    expect(await show(ann, pageId)).toMatchObject({ state: "CLAIM", application: { amount: `${amount}.00` } });
  });

  it("X-34, X-52: what one person gives alone within a day is less than two people pay out, also in parts at once and by answering a proposed one", async () => {
    const half = getTwoPersonAmount("VND") / 20_000n;
    const most = String(half * 2n);
    const pages = await Promise.all(
      [1, 2, 3].map(() => makePage(staff("olga"), { activity: { ...application, trigger: "GIFT", most } })),
    );
    const members = await Promise.all([1, 2, 3].map(async () => idOf(await newMember())));
    const give = (name: string, at: number, amount = String(half)) =>
      staff(name).get(givePromotionGift, {
        id: randomUUID(),
        proposalId: randomUUID(),
        pageId: pages[at] ?? "",
        memberId: members[at] ?? "",
        amount,
        reason: "for a test",
      });
    const given = await Promise.all([give("rob", 0), give("rob", 1)]);
    expect(given.filter(({ proposal }) => proposal !== null)).toHaveLength(1);
    const waiting = (
      await Promise.all(pages.map((pageId) => staff("rob").get(listPromotionApplications, { pageId })))
    ).flatMap(({ items }) => items.filter(({ state }) => state === "REVIEW"));
    expect(waiting).toHaveLength(1);
    const answer = {
      id: waiting[0]?.id ?? "",
      version: 1,
      decision: "approve",
      remark: "",
      reason: "for a test",
    } as const;
    const alone = { ...answer, proposalId: randomUUID(), amount: String(half) };
    expect((await staff("rob").get(decidePromotionApplication, alone)).proposal).toBe(alone.proposalId);
    // Somebody else has a day of his own.
    expect((await give("pia", 2, "10000")).proposal).toBeNull();
  });

  it("X-09, X-34: who takes a break, is frozen or is an agent is given nothing and told of nothing, nor when it was proposed before", async () => {
    const amount = String(getTwoPersonAmount("VND") / 10_000n);
    const pageId = await makePage(staff("olga"), { activity: { ...application, trigger: "GIFT", most: amount } });
    const [away, frozen, agent, later] = [await newMember(), await newMember(), await newMember(), await newMember()];
    const exclude = async (member: Claimer) =>
      sql`insert into protection_exclusions (tenant_id, id, member_id, kind, until_at)
        values (${tenantId}, ${randomUUID()}, ${await idOf(member)}, 'TIMEOUT', clock_timestamp() + interval '1 day')`.execute(
        db(),
      );
    await exclude(away);
    await sql`update members set status = 'FROZEN' where id = ${await idOf(frozen)}`.execute(db());
    await sql`update members set kind = 1 where id = ${await idOf(agent)}`.execute(db());
    const gift = async (member: Claimer, sum: string) => ({
      id: randomUUID(),
      proposalId: randomUUID(),
      pageId,
      memberId: await idOf(member),
      amount: sum,
      reason: "for a test",
    });
    for (const member of [away, frozen, agent])
      expect(await staff("rob").refuse(givePromotionGift, await gift(member, "10000"))).toBe("promotion.barred");
    const proposed = await gift(later, amount);
    await staff("rob").get(givePromotionGift, proposed);
    await exclude(later);
    const approve = { id: proposed.proposalId, decision: "approve", note: "" } as const;
    expect(await staff("pia").refuse(decideProposal, approve)).toBe("promotion.barred");
    for (const member of [away, later]) expect((await member.visitor.get(listInbox, {})).list).toEqual([]);
    await sql`update members set kind = 0 where id = ${await idOf(agent)}`.execute(db());
  });
});
