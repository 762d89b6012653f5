import { randomUUID } from "node:crypto";
import {
  decideProposal,
  endBonus,
  forgiveTurnover,
  getMemberTurnover,
  listAudit,
  listPromotions,
  listProposals,
  savePromotion,
} from "@marquee/contract/staff";
import { toDecimal } from "@marquee/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Claimer, useBonuses } from "../../../test/bonusWorld.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";
import { endBonusesJob } from "./endBonusesJob.ts";

describe("promotions and bonuses at the desk", () => {
  const world = useBonuses();
  const { bonusOf, newMember, offer, order, pay, staff } = world;

  const idOf = async ({ name }: Claimer): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select id from members where username = ${name}`.execute(
      world.app().services.db,
    );
    return rows[0]?.id ?? "";
  };
  const mainOf = async ({ visitor }: Claimer) => (await visitor.getBalance()).wallets[0]?.balance;

  const auditOf = () => staff("audrey").get(listAudit, {});

  it("X-52: a promotion that gives as much as nobody alone pays out is on offer when another person approves it", async () => {
    const large = toDecimal(getTwoPersonAmount("VND"));
    const known = await offer();
    const small = (await staff("olga").get(listPromotions, {})).find((one) => one.id === known);
    if (small === undefined) throw new Error("no promotion");
    const [id, proposalId] = [randomUUID(), randomUUID()];
    const find = async () => (await staff("olga").get(listPromotions, {})).find((one) => one.id === id);
    const { granted: _, given: __, ...settings } = small;
    const wanted = { ...settings, id, proposalId, version: 0, maxBonus: large, reason: "for a test" };
    expect(await staff("olga").get(savePromotion, wanted)).toEqual({ version: 0, proposal: proposalId });
    expect(await find()).toBeUndefined();
    const { items } = await staff("olga").get(listProposals, {});
    expect(items.find((each) => each.id === proposalId)).toMatchObject({ kind: "promotion.save", state: "PROPOSED" });
    const approve = { id: proposalId, decision: "approve" as const, note: "agreed" };
    expect(await staff("olga").refuse(decideProposal, approve)).toBe("proposal.own");
    expect(await staff("otto").refuse(decideProposal, approve)).toBe("permission.denied");
    await staff("pia").get(decideProposal, approve);
    const made = await find();
    expect(made).toMatchObject({ maxBonus: large, isOn: true });
    if (made === undefined) throw new Error("no promotion");
    const change = {
      ...settings,
      id,
      maxBonus: large,
      version: made.version,
      proposalId: randomUUID(),
      reason: "for a test",
    };
    // Less, or not on offer, one person may say.
    expect((await staff("olga").get(savePromotion, { ...change, isOn: false })).proposal).toBeNull();
    expect((await staff("olga").get(savePromotion, { ...change, version: 2 })).proposal).toBe(change.proposalId);
    expect(await find()).toMatchObject({ isOn: false });
  });

  it("X-52: staff make and change promotions with a reason; of two people the second is told, and what does not fit is named", async () => {
    const id = await offer();
    const [stored] = (await staff("otto").get(listPromotions, {})).filter((one) => one.id === id);
    if (stored === undefined) throw new Error("no promotion");
    const { granted, given, ...terms } = stored;
    const settings = { ...terms, proposalId: randomUUID() };
    expect([granted, given]).toEqual([0, "0.00"]);
    const both = await Promise.all(
      ["olga", "otto"].map((name) => staff(name).refuse(savePromotion, { ...settings, percent: 50, reason: name })),
    );
    expect(both.toSorted()).toEqual(["none", "state.changed"]);
    // A new one that is sent twice is made once.
    const again = { ...settings, id: randomUUID(), version: 0, reason: "new" };
    expect(await Promise.all([1, 2].map(() => staff("olga").refuse(savePromotion, again)))).toContain("none");
    expect((await staff("olga").get(listPromotions, {})).filter((one) => one.id === again.id)).toHaveLength(1);
    expect(await staff("olga").refuse(savePromotion, again)).toBe("none");
    expect(await staff("otto").refuse(savePromotion, { ...again, percent: 7 })).toBe("state.changed");
    const wrong = { maxBonus: "0", maxStake: "0", currency: "XXX", startsAt: 2_000, endsAt: 1_000, names: { EN: " " } };
    const { body } = await staff("olga").call(savePromotion, { ...again, id: randomUUID(), ...wrong });
    expect(body).toMatchObject({ errorCode: "fields" });
    expect(JSON.stringify(body)).toMatch(/maxBonus.*maxStake.*currency.*endsAt.*names/);
    const halves = { maxBonus: "100.50", minDeposit: "0.5", maxStake: "5.50", maxConvert: "7.01" };
    const { body: fine } = await staff("olga").call(savePromotion, { ...again, id: randomUUID(), ...halves });
    expect(fine).toMatchObject({ errorCode: "fields" });
    expect(JSON.stringify(fine)).toMatch(/maxBonus.*minDeposit.*maxStake.*maxConvert/);
    for (const names of [{ EN: "a\u0000b" }, { EN: "fine", VI: "a\u0000b" }, { EN: "x".repeat(81) }, { EN: "" }])
      expect(await staff("olga").refuse(savePromotion, { ...again, names })).toBe("request.invalid");
    for (const bad of ["-1", "1e9", "0.00001", "NaN", " 1", `1${"0".repeat(30)}`])
      expect(await staff("olga").refuse(savePromotion, { ...again, maxBonus: bad })).toBe("request.invalid");
    for (const name of ["pia", "rob", "cora"])
      expect(await staff(name).refuse(savePromotion, again)).toBe("permission.denied");
    const { items } = await auditOf();
    expect(items.some(({ action, reason }) => action === "change promotion" && /olga|otto/.test(reason ?? ""))).toBe(
      true,
    );
  });

  it("X-52: staff end a member's bonus with a reason; one that has ended stays as it is", async () => {
    const promotionId = await offer();
    const ann = await newMember();
    await pay(await order(ann, promotionId));
    const memberId = await idOf(ann);
    const { id: bonusId } = await bonusOf(ann);
    expect((await staff("pia").get(getMemberTurnover, { memberId })).requirements).toMatchObject([
      { source: "BONUS", held: "0.00", required: "1000000.00" },
    ]);
    const request = { memberId, bonusId, reason: "opened twice" };
    expect(await staff("olga").refuse(endBonus, request)).toBe("permission.denied");
    expect(await staff("rob").refuse(endBonus, { ...request, bonusId: randomUUID() })).toBe("state.changed");
    expect(await staff("rob").refuse(endBonus, { ...request, memberId: "nobody" })).toBe("member.unknown");
    const { bonuses } = await staff("rob").get(endBonus, request);
    expect(bonuses).toMatchObject([{ id: bonusId, state: "CANCELLED" }]);
    expect(await staff("rob").refuse(endBonus, request)).toBe("state.changed");
    expect((await staff("pia").get(getMemberTurnover, { memberId })).requirements).toMatchObject([{ state: "LOST" }]);
    const { items } = await auditOf();
    expect(items.find(({ action }) => action === "end bonus")).toMatchObject({
      subject: ann.name,
      reason: "opened twice",
    });
  });

  it("X-33: what staff forgive of a bonus's requirement makes what is left of it the member's", async () => {
    const ann = await newMember();
    await pay(await order(ann, await offer()));
    const memberId = await idOf(ann);
    const before = Number(await mainOf(ann));
    const [open] = (await staff("pia").get(getMemberTurnover, { memberId })).requirements;
    const asked = { id: randomUUID(), requirementId: open?.id ?? "", reason: "a promise" };
    const { id } = await staff("pia").get(forgiveTurnover, asked);
    await staff("rob").get(decideProposal, { id, decision: "approve", note: "" });
    await endBonusesJob.run(world.app().services);
    expect(await bonusOf(ann)).toMatchObject({ state: "CONVERTED", converted: "100000.00" });
    expect(await mainOf(ann)).toBe(`${before + 100_000}.00`);
  });
});
