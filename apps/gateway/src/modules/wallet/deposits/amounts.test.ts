import { randomUUID } from "node:crypto";
import { cancelDeposit, createDeposit, type DepositOrder, getDeposit } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { openPayHouse } from "../../../../test/openPayHouse.ts";
import type { PayHouse } from "../../../../test/payHouse.ts";
import { openAurelune, type Visitor } from "../../../../test/visitor.ts";
import { reportDeposit } from "./reportDeposit.ts";

describe("amounts of deposits", () => {
  let app: TestApp;
  let pay: PayHouse;
  let names = 0;

  beforeAll(async () => {
    pay = await openPayHouse();
    app = await openTestApp({ MARQUEE_PAYMENTS_FILE: pay.paymentsFile });
    await pay.start(await app.http.listen({ host: "127.0.0.1", port: 0 }));
  });
  afterEach(async () => expect(await app.listFaults()).toEqual([]));
  afterAll(async () => {
    await app.close();
    await pay.stop();
  });

  const newKey = () => ({ headers: { "idempotency-key": randomUUID() } });
  const open = (visitor: Visitor, methodId = "PAY_HOUSE_WALLET", amount = "100000.00"): Promise<DepositOrder> =>
    visitor.get(createDeposit, { methodId, amount }, newKey());
  const newMember = async (): Promise<Visitor> => {
    const visitor = openAurelune(app);
    await visitor.registerAs(`amounts${(names += 1)}`);
    return visitor;
  };

  it("MC-03, WL-01: an amount has the digits of its currency, a fee is cut to them, and a coin is quoted with its rate", async () => {
    const bob = await newMember();
    for (const amount of ["50000.55", "50000.5", "50000.01"]) {
      const { body } = await bob.call(createDeposit, { methodId: "PAY_HOUSE_WALLET", amount }, newKey());
      expect(body, amount).toMatchObject({ errorCode: "fields", fields: [{ name: "amount", rule: "amount" }] });
    }
    const card = await open(bob, "PAY_HOUSE_CARD", "100001");
    expect(card).toMatchObject({ amount: "100001.00", fee: "1500.00", credit: "98501.00" });
    const coins = await open(bob, "PAY_HOUSE_CRYPTO", "500000");
    expect(coins.pay).toMatchObject({ quote: { coin: "USDT", amount: "19.157089", rate: "26100" } });
    await bob.get(cancelDeposit, { orderNo: coins.orderNo });
    const code = await open(bob, "PAY_HOUSE_BANK_QR", "50000.00");
    expect(code.pay).toMatchObject({ kind: "QR", payload: expect.stringContaining("53037045405500005802VN") });
  });

  it("X-32, WL-01: an order from before amounts had their currency's digits is paid as it is", async () => {
    const bob = await newMember();
    const order = await open(bob);
    const { rows } = await sql<{ ref: string }>`
      update deposits set amount = 1000005500 where order_no = ${order.orderNo} returning provider_ref as ref`.execute(
      app.services.db,
    );
    await reportDeposit(app.services, {
      tenantId: "aurelune",
      provider: "PAY_HOUSE",
      report: {
        kind: "DEPOSIT",
        orderNo: order.orderNo,
        providerRef: rows[0]?.ref ?? "",
        status: "PAID",
        amount: 1_000_005_500n,
        currency: "VND",
        reason: "",
      },
    });
    expect((await bob.get(getDeposit, { orderNo: order.orderNo })).state).toBe("CREDITED");
    expect((await bob.getBalance()).sumBalance).toBe("200000.55");
  });
});
