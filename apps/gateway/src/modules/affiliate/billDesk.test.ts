import { decideAffiliateBill, getStaffAffiliateBill, listAudit, listWork } from "@marquee/contract/staff";
import { describe, expect, it } from "vitest";
import { first, openTerms, shareOf, useAffiliateBills } from "../../../test/affiliateBills.ts";
import { reason } from "../../../test/affiliateWorld.ts";
import { lastMonth } from "../../../test/pastTimes.ts";

describe("bills of affiliates that people decide about", () => {
  const world = useAffiliateBills("deskaff");
  const { sign, play, make, pay, readBill, findStaffBill, joinAll } = world;

  it("X-56: a bill that somebody has to look at is paid when two people approve it, and each of them can say no", async () => {
    const affiliate = await sign(shareOf({ reviewFrom: "1000" }));
    await play(first(await joinAll(affiliate, 1)), `${lastMonth}-10 12:00`, 4_000);
    await world.forgetBills();
    await make();
    await pay();
    const { pam, paul, sam, olga } = world.people();
    const bill = await findStaffBill(affiliate, `${lastMonth}-01`);
    expect(bill).toMatchObject({
      state: "REVIEW",
      amount: "1000.00",
      signals: [],
      plan: expect.stringContaining("deskaff"),
    });
    expect(await world.getPaid(affiliate)).toBe(0);
    const { items: work } = await pam.get(listWork, { key: "affiliateBills" });
    expect(work.map(({ subject }) => subject)).toContain(bill.orderNo);
    const decide = (decision: "approve" | "settle" | "refuse", seen: number) => ({
      orderNo: bill.orderNo,
      seen,
      decision,
      reason,
    });
    for (const who of [sam, olga])
      expect(await who.refuse(decideAffiliateBill, decide("approve", 1))).toBe("permission.denied");
    const one = await pam.get(decideAffiliateBill, decide("approve", bill.version));
    expect(one).toMatchObject({ state: "REVIEW", firstApprover: "pam@aurelune.example", firstDecision: "approve" });
    expect(await pam.refuse(decideAffiliateBill, decide("approve", one.version))).toBe("proposal.own");
    expect(await paul.refuse(decideAffiliateBill, decide("approve", bill.version))).toBe("state.changed");
    expect(await paul.refuse(decideAffiliateBill, decide("settle", one.version))).toBe("state.changed");
    // Who says no takes the other one's place: neither alone decides.
    const two = await paul.get(decideAffiliateBill, decide("refuse", one.version));
    expect(two).toMatchObject({ state: "REVIEW", firstApprover: "paul@aurelune.example", firstDecision: "refuse" });
    const three = await pam.get(decideAffiliateBill, decide("approve", two.version));
    const four = await paul.get(decideAffiliateBill, decide("approve", three.version));
    expect(four).toMatchObject({ state: "PENDING", decidedBy: "paul@aurelune.example" });
    await pay(3);
    expect(await world.getPaid(affiliate)).toBe(1_000);
    const sheet = await pam.get(getStaffAffiliateBill, { orderNo: bill.orderNo });
    expect(sheet.steps.map(({ state }) => state)).toEqual(["PENDING", "REVIEW", "PENDING", "ISSUED"]);
    expect(sheet).toMatchObject({ inputs: { ngr: "4000.00" }, players: { totalCount: 1 }, terms: { number: 1 } });
    expect(sheet.players.list[0]?.account).toMatch(/^deskaff/);
    const { items } = await world.people().rob.get(listAudit, { action: "approve affiliate bill" });
    expect(items.filter(({ subject }) => subject === bill.orderNo)).toHaveLength(3);
  });

  it("X-56: two people refuse a bill, and it is never paid; the affiliate reads why", async () => {
    const affiliate = await sign(shareOf({ reviewFrom: "0" }));
    await play(first(await joinAll(affiliate, 1)), `${lastMonth}-10 12:00`, 4_000);
    await world.forgetBills();
    await make();
    const { pam, paul } = world.people();
    const bill = await findStaffBill(affiliate, `${lastMonth}-01`);
    const refuse = { orderNo: bill.orderNo, decision: "refuse", reason } as const;
    await pam.get(decideAffiliateBill, refuse);
    const both = await Promise.all([1, 2].map(() => paul.call(decideAffiliateBill, refuse)));
    expect(both.filter(({ body }) => body.success)).toHaveLength(1);
    await pay();
    expect(await world.getPaid(affiliate)).toBe(0);
    expect(await readBill(affiliate, `${lastMonth}-01`)).toMatchObject({ bill: { status: "REFUSED", reason } });
    expect(await pam.refuse(decideAffiliateBill, { ...refuse, orderNo: "A0" })).toBe("order.unknown");
  });

  it("X-56: fraud signals put a bill before people: players of one device, and a deposit without play", async () => {
    const affiliate = await sign(shareOf());
    const [one, two, idle] = await joinAll(affiliate, 3);
    if (one === undefined || two === undefined || idle === undefined) throw new Error("nobody joined");
    await world.shareDevice(one, two);
    await play(one, `${lastMonth}-10 12:00`, 8_000);
    await play(two, `${lastMonth}-10 12:00`, 8_000);
    await world.give(idle, "DEPOSIT", 100);
    await world.dateEvents(`${lastMonth}-10 12:00`);
    await world.forgetBills();
    await make();
    const { orderNo, state, signals } = await findStaffBill(affiliate, `${lastMonth}-01`);
    expect({ state, signals }).toEqual({ state: "REVIEW", signals: ["SHARED_TRAIT", "NO_PLAY"] });
    const sheet = await world.people().pam.get(getStaffAffiliateBill, { orderNo });
    expect(sheet.players.list.map((player) => [player.memberId, player.signals])).toEqual(
      expect.arrayContaining([
        [one.id, ["SHARED_TRAIT"]],
        [idle.id, ["NO_PLAY"]],
      ]),
    );
  });

  it("X-56: play in another currency is a bill of that currency without fixed amounts, paid outside and noted by two", async () => {
    const tiers = [{ rate: "20" }, { rate: "30", ngr: "50000" }];
    const affiliate = await sign({
      kind: "TIERED",
      terms: { ...openTerms, tiers, minimumPay: "900000" },
      since: `${lastMonth}-02`,
    });
    const player = first(await joinAll(affiliate, 1));
    await play(player, `${lastMonth}-10 12:00`, 60_000);
    await play(player, `${lastMonth}-10 12:00`, 10.05, { currency: "USD" });
    await world.forgetBills();
    await make();
    expect(await readBill(affiliate, `${lastMonth}-01`)).toMatchObject({
      bill: { amount: "0.00", status: "NOT_REACHED" },
    });
    const foreign = await readBill(affiliate, `${lastMonth}-01`, "USD");
    // The tier of the plan's own currency: 30 % of 10.05 is 3.015, half to even 3.02.
    expect(foreign).toMatchObject({
      bill: { amount: "3.02", status: "TO_COLLECT" },
      tier: 1,
      inputs: { minimumPay: "0.00" },
    });
    const { pam, paul } = world.people();
    const settle = { orderNo: foreign.bill.billNo, decision: "settle", reason } as const;
    expect(await pam.refuse(decideAffiliateBill, { ...settle, decision: "approve" })).toBe("state.changed");
    await pam.get(decideAffiliateBill, settle);
    expect(await paul.get(decideAffiliateBill, settle)).toMatchObject({ state: "ISSUED", paid: "3.02" });
    await pay();
    expect(await world.getPaid(affiliate, "USD")).toBe(0);
  });
});
