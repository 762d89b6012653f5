import { randomUUID } from "node:crypto";
import {
  cancelDeposit,
  createDeposit,
  type DepositOrder,
  getDeposit,
  listDepositMethods,
  listDeposits,
  listTransactions,
} from "@marquee/contract";
import { decideDeposit, listAudit, listStaffDeposits } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openPayHouse } from "../../../../test/openPayHouse.ts";
import type { PayHouse } from "../../../../test/payHouse.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../../test/staff.ts";
import { openAurelune, type Visitor } from "../../../../test/visitor.ts";
import { askProviders } from "./askProvidersJob.ts";

describe("deposits", () => {
  let app: TestApp;
  let pay: PayHouse;
  let gateway: string;
  let ann: Visitor;
  let names = 0;

  beforeAll(async () => {
    pay = await openPayHouse();
    app = await openTestApp({ MARQUEE_PAYMENTS_FILE: pay.paymentsFile, ...deskSettings });
    gateway = await app.http.listen({ host: "127.0.0.1", port: 0 });
    await pay.start(gateway);
    ann = openAurelune(app);
    await ann.registerAs("depositann");
  });
  afterEach(async () => {
    await pay.setFaults();
    expect(await app.listFaults()).toEqual([]);
  });
  afterAll(async () => {
    await app.close();
    await pay.stop();
  });

  const newKey = () => ({ headers: { "idempotency-key": randomUUID() } });
  const open = (visitor: Visitor, methodId = "PAY_HOUSE_WALLET", amount = "100000.00"): Promise<DepositOrder> =>
    visitor.get(createDeposit, { methodId, amount }, newKey());
  const newMember = async (): Promise<Visitor> => {
    const visitor = openAurelune(app);
    await visitor.registerAs(`depositor${(names += 1)}`);
    return visitor;
  };
  const balanceOf = async (visitor: Visitor): Promise<string> => (await visitor.getBalance()).sumBalance;
  const toUrl = ({ pay: how }: DepositOrder): string => how?.url ?? "";
  const untilState = (visitor: Visitor, orderNo: string, state: DepositOrder["state"]): Promise<void> =>
    expect.poll(async () => (await visitor.get(getDeposit, { orderNo })).state).toBe(state);
  /** Lets the job ask about every open deposit now. */
  const askNow = async (): Promise<void> => {
    await sql`update deposits set ask_at = clock_timestamp() - interval '1 second'`.execute(app.services.db);
    await askProviders(app.services);
  };

  it("X-32, MC-03: the member is offered six methods with minimum, maximum, fee and time, in the wallet's currency", async () => {
    const methods = await ann.get(listDepositMethods, {});
    expect(methods.map(({ type }) => type)).toEqual(["BANK_QR", "BANK", "WALLET", "CARD", "CRYPTO", "VOUCHER"]);
    for (const { currency, min, max } of methods) {
      expect(currency).toBe("VND");
      expect(Number(min)).toBeLessThan(Number(max));
    }
    expect(await openAurelune(app).refuse(listDepositMethods, {})).toBe("login.not.session");
  });

  it.each([
    ["PAY_HOUSE_BANK_QR", "QR", [{ act: "pay" }], "0.00"],
    ["PAY_HOUSE_BANK", "BANK", [{ act: "pay" }], "0.00"],
    ["PAY_HOUSE_WALLET", "REDIRECT", [{ act: "pay" }], "0.00"],
    [
      "PAY_HOUSE_CARD",
      "REDIRECT",
      [
        { act: "card", card: "4000000000003220" },
        { act: "code", code: "123456" },
      ],
      "7500.00",
    ],
    ["PAY_HOUSE_CRYPTO", "CRYPTO", [{ act: "see" }], "2500.00"],
    ["PAY_HOUSE_VOUCHER", "REDIRECT", [{ act: "voucher", voucher: "MARQ-2026-1" }], "0.00"],
  ])(
    "X-32: %s goes from its page through the ledger into the wallet, without its fee, and says each step",
    async (methodId, kind, forms, fee) => {
      const bob = await newMember();
      const order = await open(bob, methodId, "500000.00");
      expect(order).toMatchObject({ state: "PENDING", pay: { kind }, fee });
      for (const form of forms) await pay.submit(toUrl(order), form);
      await untilState(bob, order.orderNo, "CREDITED");
      const told = await bob.get(getDeposit, { orderNo: order.orderNo });
      expect(told.steps.map(({ state }) => state)).toEqual(["CREATED", "PENDING", "PAID", "CREDITED"]);
      expect(told.pay).toBeNull();
      const after = 100_000 + 500_000 - Number(fee);
      expect(Number(await balanceOf(bob))).toBe(after);
      const { list } = await bob.get(listTransactions, { kind: "DEPOSIT" });
      expect(list).toMatchObject([{ refNo: order.orderNo, amount: told.credit }]);
      expect(await bob.get(listDeposits, {})).toMatchObject({ totalCount: 1, totals: { credited: told.credit } });
    },
  );

  it("X-01, X-32: 20 parallel orders of one key are one order; another body under the key is refused", async () => {
    const bob = await newMember();
    const sent = newKey();
    const request = { methodId: "PAY_HOUSE_WALLET", amount: "100000.00" };
    const orders = await Promise.all(Array.from({ length: 20 }, () => bob.get(createDeposit, request, sent)));
    expect(new Set(orders.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(await bob.refuse(createDeposit, { ...request, amount: "200000.00" }, sent)).toBe("idempotency.conflict");
  });

  it("X-32: a payment that is told twice, contradicted or forged is credited once", async () => {
    for (const fault of ["double", "disordered", "forged"] as const) {
      const bob = await newMember();
      await pay.setFaults(fault);
      const { orderNo, ...order } = await open(bob);
      await pay.submit(toUrl({ orderNo, ...order }), { act: "pay" });
      await untilState(bob, orderNo, "CREDITED");
      await expect
        .poll(async () => (await fetch(`${pay.origin}/panel?merchant=AURELUNE`)).text())
        .toMatch(new RegExp(`${orderNo}(?:(?!</tr>).)*(taken|given up)(?:(?!</tr>).)*(taken|given up)`, "s"));
      expect([fault, await balanceOf(bob)]).toEqual([fault, "200000.00"]);
    }
  });

  it("X-32: a forged callback alone moves nothing: wrong secret, old timestamp, no signature, another merchant", async () => {
    const { orderNo } = await open(ann);
    const body = JSON.stringify({
      kind: "DEPOSIT",
      orderNo,
      providerRef: "X",
      status: "PAID",
      amount: "100000.00",
      currency: "VND",
    });
    const post = async (path: string, headers: Record<string, string>): Promise<number> =>
      (await fetch(`${gateway}${path}`, { method: "POST", body, headers })).status;
    const now = String(Math.floor(Date.now() / 1000));
    const signed = { "pay-merchant": "AURELUNE", "pay-timestamp": now, "pay-signature": "0".repeat(64) };
    expect(await post("/payments/AURELUNE/PAY_HOUSE", signed)).toBe(401);
    expect(await post("/payments/AURELUNE/PAY_HOUSE", {})).toBe(401);
    expect(await post("/payments/__proto__/constructor", signed)).toBe(401);
    expect(await post("/payments/KICKLINE/PAY_HOUSE", signed)).toBe(401);
    expect((await ann.get(cancelDeposit, { orderNo })).state).toBe("REJECTED");
  });

  it("X-32: another amount, another currency and a late payment go to a person, and nothing is credited", async () => {
    for (const fault of ["amount", "currency"] as const) {
      const bob = await newMember();
      await pay.setFaults(fault);
      const order = await open(bob);
      await pay.submit(toUrl(order), { act: "pay" });
      await untilState(bob, order.orderNo, "REVIEW");
      expect((await bob.get(getDeposit, { orderNo: order.orderNo })).steps.at(-1)).toMatchObject({ reason: fault });
      expect(await balanceOf(bob)).toBe("100000.00");
    }
    await pay.setFaults();
    const bob = await newMember();
    const order = await open(bob);
    expect((await bob.get(cancelDeposit, { orderNo: order.orderNo })).state).toBe("REJECTED");
    await pay.submit(toUrl(order), { act: "pay" });
    await untilState(bob, order.orderNo, "REVIEW");
    expect((await bob.get(getDeposit, { orderNo: order.orderNo })).steps.at(-1)).toMatchObject({ reason: "late" });
  });

  it("X-32, X-21: staff credit what was paid or reject it with a reason, once; the log says who, and no other role may", async () => {
    const { db } = app.services;
    await addStaff(db, "payments@aurelune.example", { AURELUNE: ["PAYMENTS"] });
    await addStaff(db, "support@aurelune.example", { AURELUNE: ["SUPPORT"], KICKLINE: ["OWNER"] });
    const payments = await new Staff(app, "AURELUNE").login("payments@aurelune.example");
    const support = await new Staff(app, "AURELUNE").login("support@aurelune.example");
    const inReview = async (fault: "amount" | "currency"): Promise<readonly [Visitor, string]> => {
      const bob = await newMember();
      await pay.setFaults(fault);
      const order = await open(bob);
      await pay.submit(toUrl(order), { act: "pay" });
      await untilState(bob, order.orderNo, "REVIEW");
      return [bob, order.orderNo];
    };
    const [bob, half] = await inReview("amount");
    const [cid, dollars] = await inReview("currency");
    const { items } = await payments.get(listStaffDeposits, { state: "REVIEW" });
    expect(items.find(({ orderNo }) => orderNo === half)).toMatchObject({
      amount: "100000.00",
      paid: { amount: "50000.00", currency: "VND" },
      reason: "amount",
    });
    const credit = { orderNo: half, decision: "credit" as const, reason: "the payer sent half" };
    expect(await support.refuse(decideDeposit, credit)).toBe("permission.denied");
    support.merchant = "KICKLINE";
    expect(await support.refuse(decideDeposit, credit)).toBe("order.unknown");
    expect((await support.get(listStaffDeposits, {})).items).toEqual([]);
    const both = await Promise.all([payments.call(decideDeposit, credit), payments.call(decideDeposit, credit)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balanceOf(bob)).toBe("150000.00");
    expect(await bob.get(getDeposit, { orderNo: half })).toMatchObject({ state: "CREDITED", credit: "50000.00" });
    expect((await bob.get(listDeposits, {})).totals).toEqual({ credited: "50000.00" });
    const refused = { orderNo: dollars, decision: "credit" as const, reason: "it came in dollars" };
    expect(await payments.refuse(decideDeposit, refused)).toBe("deposit.currency");
    await payments.get(decideDeposit, { ...refused, decision: "reject", reason: "We sent your dollars back." });
    const told = await cid.get(getDeposit, { orderNo: dollars });
    expect(told).toMatchObject({ state: "REJECTED", steps: { length: 4 } });
    expect(told.steps.at(-1)).toMatchObject({ reason: "We sent your dollars back." });
    await addStaff(db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
    const owner = await new Staff(app, "AURELUNE").login("owner@aurelune.example");
    expect((await owner.get(listAudit, { action: "credit deposit" })).items).toMatchObject([
      { actor: "payments@aurelune.example", subject: half, reason: "the payer sent half" },
    ]);
  });

  it("X-32: a lost callback and a provider that was away lose nothing: the job asks, and two gateways credit once", async () => {
    const bob = await newMember();
    await pay.setFaults("lost");
    const paid = await open(bob);
    await pay.submit(toUrl(paid), { act: "pay" });
    await pay.kill();
    const order = await open(bob);
    expect([order.state, order.pay]).toEqual(["CREATED", null]);
    await pay.start(gateway);
    const beside = await app.openBeside();
    await sql`update deposits set ask_at = clock_timestamp() - interval '1 second'`.execute(app.services.db);
    await Promise.all([askProviders(app.services), askProviders(beside.services), askProviders(app.services)]);
    await untilState(bob, paid.orderNo, "CREDITED");
    await untilState(bob, order.orderNo, "PENDING");
    expect(await balanceOf(bob)).toBe("200000.00");
  });

  it("X-32: an expired order cannot be paid any more, and a failed one says why", async () => {
    const bob = await newMember();
    const card = await open(bob, "PAY_HOUSE_CARD");
    await pay.submit(toUrl(card), { act: "card", card: "4000000000000002" });
    await untilState(bob, card.orderNo, "REJECTED");
    expect((await bob.get(getDeposit, { orderNo: card.orderNo })).steps.at(-1)).toMatchObject({
      reason: "The card was declined.",
    });
    const order = await open(bob);
    await sql`update deposits set expires_at = clock_timestamp() - interval '5 minutes' where order_no = ${order.orderNo}`.execute(
      app.services.db,
    );
    await askNow();
    expect(await bob.get(getDeposit, { orderNo: order.orderNo })).toMatchObject({ state: "EXPIRED", pay: null });
    expect((await bob.get(cancelDeposit, { orderNo: order.orderNo })).state).toBe("EXPIRED");
  });

  it.each(["-1", "1e9", "0.00001", "NaN", " 1", "1".repeat(30), "", "1\u0000", "1,000.00"])(
    "MC-03: the amount %j is refused under its field",
    async (amount) => {
      const { body } = await ann.call(createDeposit, { methodId: "PAY_HOUSE_WALLET", amount }, newKey());
      expect(body.success).toBe(false);
      expect(["fields", "request.invalid"]).toContain(Object(body).errorCode);
    },
  );

  it("MC-03: limits are refused with their figures, unknown methods, a fourth open order and other members' orders by code", async () => {
    const bob = await newMember();
    const ask = async (methodId: string, amount: string): Promise<unknown> =>
      Object((await bob.call(createDeposit, { methodId, amount }, newKey())).body);
    expect(await ask("PAY_HOUSE_WALLET", "1.00")).toMatchObject({
      errorCode: "deposit.min",
      value: { min: "50000.00" },
    });
    expect(await ask("PAY_HOUSE_WALLET", "999999999.00")).toMatchObject({ errorCode: "deposit.max" });
    expect(await ask("__proto__", "100000.00")).toMatchObject({ errorCode: "deposit.unavailable" });
    const orders = [await open(bob), await open(bob), await open(bob)];
    expect(await ask("PAY_HOUSE_WALLET", "100000.00")).toMatchObject({ errorCode: "deposit.pending" });
    const orderNo = orders[0]?.orderNo ?? "";
    expect(await ann.refuse(getDeposit, { orderNo })).toBe("order.unknown");
    expect(await ann.refuse(cancelDeposit, { orderNo })).toBe("order.unknown");
    expect((await bob.get(getDeposit, { orderNo })).state).toBe("PENDING");
    expect((await ann.get(listDeposits, {})).list.map((each) => each.orderNo)).not.toContain(orderNo);
  });
});
