import { randomUUID } from "node:crypto";
import { createDeposit, type DepositOrder, getDeposit, listDeposits, setLimit } from "@marquee/contract";
import {
  decideDeposit,
  getMemberMoney,
  getStaffDeposit,
  getWaiting,
  listStaffDeposits,
  settleDeposit,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { openPayHouse } from "../../../../test/openPayHouse.ts";
import type { PayHouse } from "../../../../test/payHouse.ts";
import { addStaff, deskSettings, Staff } from "../../../../test/staff.ts";
import { openAurelune, type Visitor } from "../../../../test/visitor.ts";
import type { PaymentReport } from "../../../adapters/payments/PaymentProvider.ts";
import { reportDeposit } from "./reportDeposit.ts";

describe("deposits in review", () => {
  let app: TestApp;
  let pay: PayHouse;
  let names = 0;

  beforeAll(async () => {
    pay = await openPayHouse();
    app = await openTestApp({ MARQUEE_PAYMENTS_FILE: pay.paymentsFile, ...deskSettings });
    await pay.start(await app.http.listen({ host: "127.0.0.1", port: 0 }));
  });
  afterAll(async () => {
    await app.close();
    await pay.stop();
  });

  const newMember = async (): Promise<Visitor> => {
    const visitor = openAurelune(app);
    await visitor.registerAs(`reviewed${(names += 1)}`);
    return visitor;
  };
  const open = (visitor: Visitor): Promise<DepositOrder> => {
    const sent = { headers: { "idempotency-key": randomUUID() } };
    return visitor.get(createDeposit, { methodId: "PAY_HOUSE_WALLET", amount: "100000.00" }, sent);
  };
  const balanceOf = async (visitor: Visitor): Promise<string> => (await visitor.getBalance()).sumBalance;
  const toUrl = ({ pay: how }: DepositOrder): string => how?.url ?? "";
  const untilReview = (visitor: Visitor, orderNo: string): Promise<void> =>
    expect.poll(async () => (await visitor.get(getDeposit, { orderNo })).state).toBe("REVIEW");

  it("X-32, X-03: staff credit what came beyond a lowered limit; what has changed since they saw it is not decided; what they rejected stays so when the provider tells it again", async () => {
    const { db, payments: providers } = app.services;
    await addStaff(db, "pia@aurelune.example", { AURELUNE: ["PAYMENTS"] });
    const pia = await new Staff(app, "AURELUNE").login("pia@aurelune.example");
    const bob = await newMember();
    const order = await open(bob);
    await bob.get(setLimit, { kind: "DEPOSIT", period: "DAY", amount: "50000.00" });
    await pay.submit(toUrl(order), { act: "pay" });
    await untilReview(bob, order.orderNo);
    // It waits for who may decide.
    expect(await pia.get(getWaiting, {})).toContainEqual({ key: "deposits", count: 1 });
    await addStaff(db, "sue@aurelune.example", { AURELUNE: ["SUPPORT"] });
    const sue = await new Staff(app, "AURELUNE").login("sue@aurelune.example");
    expect((await sue.get(getWaiting, {})).map(({ key }) => key)).not.toContain("deposits");
    const credited = { orderNo: order.orderNo, decision: "credit", reason: "it was ordered before" } as const;
    expect((await pia.get(decideDeposit, credited)).decidedBy).toBe("pia@aurelune.example");
    expect(await balanceOf(bob)).toBe("200000.00");
    const { steps, ...sheet } = await pia.get(getStaffDeposit, { orderNo: order.orderNo });
    expect(sheet).toMatchObject({ username: "reviewed1", state: "CREDITED", provider: "PAY_HOUSE" });
    expect(steps.map(({ state }) => state)).toEqual(["CREATED", "PENDING", "REVIEW", "CREDITED"]);
    expect(await pia.refuse(getStaffDeposit, { orderNo: "D000000000000" })).toBe("order.unknown");
    const { memberId } = (await pia.get(listStaffDeposits, { number: order.orderNo })).items[0] ?? { memberId: "" };
    expect(await pia.get(getMemberMoney, { memberId })).toMatchObject({
      currency: "VND",
      balance: "200000.00",
      frozen: "0.00",
      deposits: "100000.00",
      withdrawals: "0.00",
      lastDeposit: { amount: "100000.00", since: { staked: "0.00", won: "0.00" } },
    });
    const cid = await newMember();
    await pay.setFaults("amount");
    const half = await open(cid);
    const { orderNo } = half;
    await pay.submit(toUrl(half), { act: "pay" });
    await untilReview(cid, orderNo);
    const providerRef = (await providers.get("AURELUNE", "PAY_HOUSE")?.query("DEPOSIT", orderNo))?.providerRef ?? "";
    const paid = { status: "PAID", amount: 500_000_000n, currency: "VND", reason: "" } as const;
    const report: PaymentReport = { kind: "DEPOSIT", orderNo, providerRef, ...paid };
    const tell = async (more: Partial<PaymentReport>): Promise<DepositOrder["state"]> => {
      await reportDeposit(app.services, {
        tenantId: "aurelune",
        provider: "PAY_HOUSE",
        report: { ...report, ...more },
      });
      return (await cid.get(getDeposit, { orderNo })).state;
    };
    // Only a person takes it out of the review.
    for (const status of ["FAILED", "EXPIRED", "PAID"] as const) expect(await tell({ status })).toBe("REVIEW");
    const [line] = (await cid.get(listDeposits, {})).list;
    expect([line?.amount, line?.credit]).toEqual(["100000.00", "50000.00"]);
    expect((await cid.get(getDeposit, { orderNo })).credit).toBe(line?.credit);
    await sql`update deposits set fee = paid_amount where order_no = ${orderNo}`.execute(db);
    const credit = { orderNo, decision: "credit", reason: "the payer sent half" } as const;
    expect(await pia.refuse(decideDeposit, credit)).toBe("deposit.fee");
    const { items } = await pia.get(listStaffDeposits, { state: "REVIEW" });
    const seen = items.find((each) => each.orderNo === orderNo)?.version ?? -1;
    // What the provider said meanwhile is not what he decides about.
    await tell({ amount: 700_000_000n });
    expect(await pia.refuse(decideDeposit, { ...credit, decision: "reject", seen })).toBe("state.changed");
    expect(await pia.refuse(settleDeposit, { orderNo, reason: "all is well", seen })).toBe("state.changed");
    await pia.get(settleDeposit, { orderNo, reason: "it was a mistake", seen: seen + 1 });
    await pia.get(decideDeposit, { ...credit, decision: "reject", seen: seen + 2 });
    expect(await tell({})).toBe("REJECTED");
    expect(await tell({ amount: 600_000_000n })).toBe("REVIEW");
    expect(await balanceOf(cid)).toBe("100000.00");
    expect(await app.listFaults()).toEqual([]);
  });
});
