import { getAffiliateBill, listInbox, listTransactions } from "@marquee/contract";
import { getStaffAffiliateBill } from "@marquee/contract/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { first, openTerms, shareOf, useAffiliateBills } from "../../../test/affiliateBills.ts";
import { lastMinute, lastMonth, monthBefore, thisMonth } from "../../../test/pastTimes.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";

describe("bills of affiliates", () => {
  const world = useAffiliateBills("billaff");
  const { join, sign, link, play, make, pay, readBills, readBill, findStaffBill, qualifyAt, joinAll } = world;

  it("X-56: a revenue share is the worked example, is paid once by the ledger, and can be traced to each player", async () => {
    const affiliate = await sign(shareOf());
    const [one, two] = await joinAll(affiliate, 2);
    if (one === undefined || two === undefined) throw new Error("nobody joined");
    // In one month the players win 20,000.00, in the next they lose 100,000.00; the one that runs has not ended.
    await play(one, `${monthBefore}-10 12:00`, 10_000, { win: 30_000 });
    await play(one, `${lastMonth}-10 12:00`, 90_000, { win: 10_000 });
    await play(two, lastMinute, 20_000);
    await play(two, `${thisMonth}-01 00:00`, 7_000_000);
    await make(2);
    await pay(2);
    await make();
    await pay();
    const before = await readBill(affiliate, `${monthBefore}-01`);
    expect(before).toMatchObject({ bill: { amount: "0.00", status: "NOT_REACHED" }, inputs: { ngr: "-20000.00" } });
    const last = await readBill(affiliate, `${lastMonth}-01`);
    expect(last).toMatchObject({
      bill: { amount: "20000.00", paid: "20000.00", status: "ISSUED", kind: "REVENUE_SHARE" },
      inputs: { ngr: "100000.00", carryIn: "20000.00", qualified: 0 },
      players: {
        totalCount: 2,
        list: [
          { stakes: "90000.00", wins: "10000.00", ngr: "80000.00", qualified: false },
          { stakes: "20000.00", wins: "0.00", ngr: "20000.00" },
        ],
      },
    });
    expect(last.players.list.map(({ account }) => account)).toEqual([one, two].map(({ name }) => `b***${name.at(-1)}`));
    expect(last.steps.map(({ text }) => text)).toContain("max(0, 80000.00) × 25.00 % = 20000.00");
    expect(last.history.map(({ status }) => status)).toEqual(["PENDING", "ISSUED"]);
    expect(await world.getPaid(affiliate)).toBe(20_000);
    expect((await readBills(affiliate)).map(({ month }) => month)).toEqual([`${lastMonth}-01`, `${monthBefore}-01`]);
    const { list } = await affiliate.here.get(listTransactions, { kind: "AFFILIATE" });
    expect(list).toMatchObject([{ kind: "AFFILIATE", amount: "20000.00" }]);
    expect(JSON.stringify(await affiliate.here.get(listInbox, {}))).toContain(last.bill.billNo);
    expect(await listImbalances(world.db())).toEqual([]);
    // Nobody else reads it, and a player's own file of it is the player's.
    for (const who of [one, await sign(shareOf())])
      expect(await who.here.refuse(getAffiliateBill, { billNo: last.bill.billNo })).toBe("permission.denied");
    expect(await affiliate.here.refuse(getAffiliateBill, { billNo: "A0" })).toBe("permission.denied");
  });

  it("X-56: a lost month is carried on, or not; the fee, bonuses and rebates are taken off", async () => {
    const [forward, none] = [
      await sign(shareOf({ feeRate: "10" })),
      await sign(shareOf({ carry: "NONE", rate: "50" })),
    ];
    const [winner, careless] = [first(await joinAll(forward, 1)), first(await joinAll(none, 1))];
    for (const who of [winner, careless]) {
      await play(who, `${monthBefore}-10 12:00`, 0, { win: 5_000 });
      await play(who, `${lastMonth}-10 12:00`, 9_000, { win: 1_000 });
      await world.give(who, "BONUS_CONVERT", 150);
      await world.give(who, "REBATE", 50);
    }
    await world.dateEvents(`${lastMonth}-12 08:00`);
    await world.forgetBills();
    await make();
    // 8,000 − 200 − 800 fee − 5,000 of the month before.
    expect(await readBill(forward, `${lastMonth}-01`)).toMatchObject({
      bill: { amount: "500.00" },
      inputs: { carryIn: "5000.00", ngr: "7000.00" },
      players: { list: [{ bonuses: "150.00", rebates: "50.00", fee: "800.00", ngr: "7000.00" }] },
    });
    expect(await readBill(none, `${lastMonth}-01`)).toMatchObject({
      bill: { amount: "3900.00" },
      inputs: { carryIn: "0.00" },
    });
  });

  it("X-56: CPA, HYBRID and TIERED are the worked examples", async () => {
    const fixed = { ...openTerms, qualifyDeposit: "1" };
    const since = `${lastMonth}-02`;
    const cpa = await sign({ kind: "CPA", terms: { ...fixed, amount: "300" }, since });
    const hybrid = await sign({ kind: "HYBRID", terms: { ...fixed, amount: "150", rate: "10" }, since });
    const tiers = [{ rate: "20" }, { rate: "30", ngr: "50000", qualified: "5" }];
    const tiered = [
      await sign({ kind: "TIERED", terms: { ...openTerms, tiers }, since }),
      await sign({ kind: "TIERED", terms: { ...openTerms, tiers }, since }),
    ] as const;
    await qualifyAt(await joinAll(cpa, 4), lastMinute);
    await qualifyAt(await joinAll(cpa, 1), `${thisMonth}-01 00:00`);
    const players = await joinAll(hybrid, 2);
    await qualifyAt(players, `${lastMonth}-20 10:00`);
    await play(first(players), `${lastMonth}-20 10:00`, 40_000);
    for (const [affiliate, count] of [
      [tiered[0], 6],
      [tiered[1], 4],
    ] as const) {
      const team = await joinAll(affiliate, count);
      await qualifyAt(team, `${lastMonth}-20 10:00`);
      await play(first(team), `${lastMonth}-20 10:00`, 80_000);
    }
    await world.forgetBills();
    await make();
    const amounts = [];
    for (const who of [cpa, hybrid, ...tiered]) amounts.push((await readBill(who, `${lastMonth}-01`)).bill.amount);
    expect(amounts).toEqual(["1200.00", "4300.00", "24000.00", "16000.00"]);
    expect((await readBill(cpa, `${lastMonth}-01`)).players.list.map(({ qualified }) => qualified)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it("X-56: play of an excluded member and of the affiliate's own second account earns nothing", async () => {
    const affiliate = await sign(shareOf());
    const [excluded, own, plain] = await joinAll(affiliate, 3);
    if (excluded === undefined || own === undefined || plain === undefined) throw new Error("nobody joined");
    await sql`insert into protection_exclusions (tenant_id, id, member_id, kind, at, until_at) values ('aurelune', gen_random_uuid(), ${excluded.id}, 'TIMEOUT',
      ${`${lastMonth}-01`}, ${`${lastMonth}-20`})`.execute(world.db());
    await world.shareDevice(affiliate, own);
    await play(excluded, `${lastMonth}-10 12:00`, 50_000);
    await play(excluded, `${lastMonth}-25 12:00`, 1_000);
    await play(own, `${lastMonth}-10 12:00`, 50_000);
    await play(plain, `${lastMonth}-10 12:00`, 3_000);
    await world.forgetBills();
    await make();
    const { bill, players } = await readBill(affiliate, `${lastMonth}-01`);
    expect(bill).toMatchObject({ amount: "1000.00", status: "REVIEW" });
    expect(players.list.map(({ stakes }) => stakes)).toEqual(["3000.00", "1000.00", "0.00"]);
    expect(await findStaffBill(affiliate, `${lastMonth}-01`)).toMatchObject({ signals: ["SELF_REFERRAL"] });
  });

  it("X-56: the one above has a part of what those below bring, one level deep; who comes by such a link is nobody's player", async () => {
    const top = await sign(shareOf({ subRate: "5" }));
    const middle = await sign(shareOf({ subRate: "5" }), await join(await link(top, "SUB")));
    const low = await sign(shareOf(), await join(await link(middle, "SUB")));
    await play(middle, `${lastMonth}-10 12:00`, 1_000_000);
    await play(first(await joinAll(middle, 1)), `${lastMonth}-10 12:00`, 40_000);
    await play(first(await joinAll(low, 1)), `${lastMonth}-10 12:00`, 80_000);
    await world.forgetBills();
    await make();
    // Middle: 10,000.00 by its own player, and 5 % of low's 20,000.00. Top: 5 % of the 10,000.00 alone.
    expect((await readBill(middle, `${lastMonth}-01`)).bill.amount).toBe("11000.00");
    expect(await readBill(top, `${lastMonth}-01`)).toMatchObject({
      bill: { amount: "500.00" },
      inputs: { below: "10000.00" },
      players: { totalCount: 0 },
      subs: [{ amount: "10000.00" }],
    });
    const { orderNo } = await findStaffBill(top, `${lastMonth}-01`);
    const { subs } = await world.people().pam.get(getStaffAffiliateBill, { orderNo });
    expect(subs).toMatchObject([{ memberId: middle.id, account: middle.name, amount: "10000.00" }]);
  });

  it("X-56: an account that is closed is not paid, and what is too small is paid with the next month", async () => {
    const [closed, small] = [await sign(shareOf()), await sign(shareOf({ rate: "10", minimumPay: "100" }))];
    await play(first(await joinAll(closed, 1)), `${lastMonth}-10 12:00`, 4_000);
    const player = first(await joinAll(small, 1));
    await play(player, `${monthBefore}-10 12:00`, 905);
    await play(player, `${lastMonth}-10 12:00`, 500);
    await world.forgetBills();
    await make();
    await sql`update members set status = 'CLOSED' where id = ${closed.id}`.execute(world.db());
    await pay();
    expect(await world.getPaid(closed)).toBe(0);
    expect(await findStaffBill(closed, `${lastMonth}-01`)).toMatchObject({ state: "REFUSED", reason: "closed" });
    // 90.50 rounds to 90 of a currency without digits and stays; with 50.00 it is 140.50, half to even.
    expect(await readBill(small, `${monthBefore}-01`)).toMatchObject({
      bill: { amount: "0.00", status: "NOT_REACHED" },
    });
    expect(await readBill(small, `${lastMonth}-01`)).toMatchObject({
      bill: { amount: "140.00" },
      inputs: { remainderIn: "90.50" },
    });
    expect(await world.getPaid(small)).toBe(140);
  });
});
