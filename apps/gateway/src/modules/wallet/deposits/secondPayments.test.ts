import { randomUUID } from "node:crypto";
import { createDeposit, type DepositOrder, getDeposit, listDeposits } from "@marquee/contract";
import { decideDeposit, getMember, listStaffDeposits, settleDeposit } from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { openPayHouse } from "../../../../test/openPayHouse.ts";
import type { PayHouse } from "../../../../test/payHouse.ts";
import { raceTurns } from "../../../../test/raceTurns.ts";
import { addStaff, deskSettings, Staff } from "../../../../test/staff.ts";
import { openAurelune, type Visitor } from "../../../../test/visitor.ts";
import type { PaymentReport } from "../../../adapters/payments/PaymentProvider.ts";
import { applySwitch } from "../../../operator/applySwitch.ts";
import { reportDeposit } from "./reportDeposit.ts";

describe("payments beside the one that paid an order", () => {
  let app: TestApp;
  let beside: Awaited<ReturnType<TestApp["openBeside"]>>;
  let pay: PayHouse;
  let pia: Staff;
  let names = 0;

  beforeAll(async () => {
    pay = await openPayHouse();
    app = await openTestApp({ MARQUEE_PAYMENTS_FILE: pay.paymentsFile, ...deskSettings });
    await pay.start(await app.http.listen({ host: "127.0.0.1", port: 0 }));
    beside = await app.openBeside();
    await addStaff(app.services.db, "pia@aurelune.example", { AURELUNE: ["PAYMENTS", "RISK"] });
    pia = await new Staff(app, "AURELUNE").login("pia@aurelune.example");
  });
  afterAll(async () => {
    expect(await app.listFaults()).toEqual([]);
    await app.close();
    await pay.stop();
  });

  const newMember = async () => {
    const visitor = openAurelune(app);
    const { session } = await visitor.registerAs(`paidtwice${(names += 1)}`);
    return { visitor, memberId: session?.id ?? "" };
  };
  const open = (visitor: Visitor): Promise<DepositOrder> => {
    const sent = { headers: { "idempotency-key": randomUUID() } };
    return visitor.get(createDeposit, { methodId: "PAY_HOUSE_WALLET", amount: "100000.00" }, sent);
  };
  const balanceOf = async (visitor: Visitor): Promise<string> => (await visitor.getBalance()).sumBalance;
  const tell = (
    orderNo: string,
    providerRef: string,
    more: Partial<PaymentReport> = {},
    at: Pick<TestApp, "services"> = app,
  ) => {
    const paid = { status: "PAID", amount: 1_000_000_000n, currency: "VND", reason: "" } as const;
    const report: PaymentReport = { kind: "DEPOSIT", orderNo, providerRef, ...paid, ...more };
    return reportDeposit(at.services, { tenantId: "aurelune", provider: "PAY_HOUSE", report });
  };
  const refOf = async (orderNo: string): Promise<string> =>
    (await app.services.payments.get("AURELUNE", "PAY_HOUSE")?.query("DEPOSIT", orderNo))?.providerRef ?? "";
  /** An order that is paid and credited. */
  const openPaid = async () => {
    const { visitor, memberId } = await newMember();
    const { orderNo } = await open(visitor);
    const ref = await refOf(orderNo);
    await tell(orderNo, ref);
    expect((await visitor.get(getDeposit, { orderNo })).state).toBe("CREDITED");
    return { visitor, memberId, orderNo, ref };
  };
  const listOf = async (visitor: Visitor) => (await visitor.get(listDeposits, {})).list;
  const lineOf = async (orderNo: string) =>
    (await pia.get(listStaffDeposits, {})).items.find((item) => item.orderNo === orderNo);

  it(`X-32: a second real payment of an order is an order of its own in review, told twice and by two gateways at once, ${raceTurns} times`, async () => {
    for (let turn = 0; turn < raceTurns; turn += 1) {
      const { visitor, orderNo, ref } = await openPaid();
      const before = await balanceOf(visitor);
      await Promise.all([0, 1, 2, 3].map((at) => tell(orderNo, `${ref}-2`, {}, at % 2 === 0 ? app : beside)));
      expect(await balanceOf(visitor)).toBe(before);
      const list = await listOf(visitor);
      expect(list.map(({ state }) => state).toSorted()).toEqual(["CREDITED", "REVIEW"]);
      const second = list.find(({ state }) => state === "REVIEW")?.orderNo ?? "";
      expect(await lineOf(second)).toMatchObject({ linkedOrderNo: orderNo, reason: "second", providerRef: `${ref}-2` });
      const both = await Promise.all(
        [1, 2].map(() => pia.refuse(decideDeposit, { orderNo: second, decision: "credit", reason: "paid twice" })),
      );
      expect(both.toSorted()).toEqual(["none", "state.changed"]);
      await tell(orderNo, `${ref}-2`);
      expect(Number(await balanceOf(visitor)) - Number(before)).toBe(100_000);
      // A third one is another review.
      await tell(orderNo, `${ref}-3`, { amount: 500_000_000n });
      const third = (await listOf(visitor)).find(({ state }) => state === "REVIEW");
      expect(third).toMatchObject({ amount: "50000.00" });
      await pia.get(decideDeposit, { orderNo: third?.orderNo ?? "", decision: "reject", reason: "sent back" });
      expect(await balanceOf(visitor)).toBe(`${Number(before) + 100_000}.00`);
    }
  });

  it("X-32: a reversal after the credit, and another amount for what was credited, are kept and shown until staff settle them; no money moves", async () => {
    const { visitor, orderNo, ref } = await openPaid();
    const before = await balanceOf(visitor);
    await tell(orderNo, ref);
    expect(await lineOf(orderNo)).toMatchObject({ contradiction: "" });
    for (const [more, said] of [
      [{ status: "FAILED" }, "FAILED in state CREDITED"],
      [{ amount: 1n }, "PAID with another amount: 1 VND"],
    ] as const) {
      await tell(orderNo, ref, more);
      expect(await lineOf(orderNo)).toMatchObject({ state: "CREDITED", contradiction: said });
    }
    expect(await balanceOf(visitor)).toBe(before);
    const settle = { orderNo, reason: "adjusted by two" };
    const both = await Promise.all([1, 2].map(() => pia.refuse(settleDeposit, settle)));
    expect(both.toSorted()).toEqual(["none", "state.changed"]);
    expect(await lineOf(orderNo)).toMatchObject({ contradiction: "" });
  });

  it("X-32: a payment under the reference of another order moves nothing and is kept", async () => {
    const [one, other] = [await openPaid(), await openPaid()];
    await tell(one.orderNo, other.ref);
    expect(await listOf(one.visitor)).toHaveLength(1);
    expect(await lineOf(one.orderNo)).toMatchObject({ contradiction: `PAID under the reference of ${other.orderNo}` });
  });

  for (const state of ["frozen", "closed"] as const)
    it(`X-32, X-33: what is paid for a ${state} member waits for a person`, async () => {
      const { visitor, memberId } = await newMember();
      const { orderNo } = await open(visitor);
      const { username: subject } = await pia.get(getMember, { memberId });
      await applySwitch(app.services.db, { kind: "member", merchant: "aurelune", subject, state }, "test");
      await tell(orderNo, await refOf(orderNo));
      expect(await lineOf(orderNo)).toMatchObject({ state: "REVIEW", reason: "account" });
    });
});
