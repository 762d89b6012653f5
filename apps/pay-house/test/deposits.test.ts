import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setFaults } from "../src/callbacks/callbackStore.ts";
import { isSigned } from "../src/signature.ts";
import { merchant, openTestHouse, secret, site, type TestHouse } from "./openTestHouse.ts";

let number = 0;

const toRequest = (method: string, more: object = {}) => ({
  orderNo: `D${(number += 1)}`,
  method,
  amount: "1500.00",
  currency: "THB",
  returnUrl: `${site}/member/depositv2?order=1`,
  expiresAt: Date.now() + 1_800_000,
  ...more,
});

const toNone = (): Readonly<Record<string, string>> => ({});
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

describe("the pay-house", () => {
  let pay: TestHouse;

  beforeAll(async () => {
    pay = await openTestHouse();
  });
  afterAll(() => pay.close());

  /** Takes a deposit. @returns its number and the path of its page */
  async function open(method: string, more: object = {}): Promise<{ readonly orderNo: string; readonly page: string }> {
    const request = toRequest(method, more);
    const { status, body } = await pay.post("/v1/deposits", request);
    expect([status, body["status"]]).toEqual([200, "OPEN"]);
    const url = isRecord(body["pay"]) ? String(body["pay"]["url"]) : "";
    return { orderNo: request.orderNo, page: new URL(url).pathname };
  }
  const toStatus = async (orderNo: string): Promise<unknown> =>
    (await pay.get(`/v1/deposits/${orderNo}`)).body["status"];
  const told = (orderNo: string) =>
    pay.received
      .map(({ headers, body }) => ({ headers, body, data: JSON.parse(body) }))
      .filter(({ data }) => data.orderNo === orderNo);

  it.each([
    ["bank-qr", [{ act: "pay" }]],
    ["bank", [{ act: "pay" }]],
    ["wallet", [{ act: "pay" }]],
    ["card", [{ act: "card", card: "4242 4242 4242 4242" }]],
    [
      "card",
      [
        { act: "card", card: "4000000000003220" },
        { act: "code", code: "123456" },
      ],
    ],
    ["voucher", [{ act: "voucher", voucher: "MARQ-2026-0001" }]],
  ])("X-32: %s is paid on its page, and told once by a signed callback", async (method, forms) => {
    const { orderNo, page } = await open(method);
    for (const form of forms) expect(await pay.submit(page, form)).toBe(303);
    expect(await toStatus(orderNo)).toBe("PAID");
    // Pressed twice, or after the end: nothing happens.
    expect(await pay.submit(page, forms.at(-1) ?? {})).toBeLessThan(500);
    await pay.work();
    const callbacks = told(orderNo);
    expect(callbacks).toMatchObject([{ data: { status: "PAID", amount: "1500.00", currency: "THB" } }]);
    const { headers, body } = callbacks[0] ?? { headers: toNone(), body: "" };
    const signed = { timestamp: headers["pay-timestamp"] ?? "", signature: headers["pay-signature"] ?? "" };
    expect(isSigned(secret, signed, body, Date.now())).toBe(true);
    expect(isSigned(secret, signed, `${body} `, Date.now())).toBe(false);
    expect(isSigned(secret, signed, body, Date.now() + 301_000)).toBe(false);
  });

  it("X-32: a transfer of crypto is paid after its confirmations, a declined card and an order without payment end too", async () => {
    const crypto = await open("crypto");
    await pay.submit(crypto.page, { act: "see" });
    await pay.work();
    expect(await toStatus(crypto.orderNo)).toBe("OPEN");
    for (let run = 0; run < 2; run += 1) await pay.work();
    expect(await toStatus(crypto.orderNo)).toBe("PAID");
    const card = await open("card");
    await pay.submit(card.page, { act: "card", card: "4000000000000002" });
    expect(await toStatus(card.orderNo)).toBe("FAILED");
    const wallet = await open("wallet");
    await pay.house.db
      .updateTable("orders")
      .set({ expires_at: new Date(0) })
      .where("order_no", "=", wallet.orderNo)
      .execute();
    await pay.work();
    expect(await toStatus(wallet.orderNo)).toBe("EXPIRED");
    expect(await pay.submit(wallet.page, { act: "pay" })).toBe(303);
    expect(await toStatus(wallet.orderNo)).toBe("EXPIRED");
    await pay.work();
    for (const [{ orderNo }, status] of [
      [crypto, "PAID"],
      [card, "FAILED"],
      [wallet, "EXPIRED"],
    ] as const)
      expect(told(orderNo)).toMatchObject([{ data: { status } }]);
  });

  it("wrong codes, cards and vouchers are told on the page, and change nothing", async () => {
    const card = await open("card");
    expect(await pay.submit(card.page, { act: "card", card: "4111111111111111" })).toBe(400);
    await pay.submit(card.page, { act: "card", card: "4000000000003220" });
    expect(await pay.submit(card.page, { act: "code", code: "000000" })).toBe(400);
    const voucher = await open("voucher");
    expect(await pay.submit(voucher.page, { act: "voucher", voucher: "__proto__" })).toBe(400);
    expect(await pay.submit(voucher.page, { act: "pay" })).toBe(400);
    expect([await toStatus(card.orderNo), await toStatus(voucher.orderNo)]).toEqual(["OPEN", "OPEN"]);
    expect(await pay.submit("/pay/nobody-has-this-page", { act: "pay" })).toBe(404);
  });

  it("the same request gives the same order, another one under its number is refused; 20 at once make one", async () => {
    const request = toRequest("bank");
    const made = await Promise.all(Array.from({ length: 20 }, () => pay.post("/v1/deposits", request)));
    expect(new Set(made.map(({ body }) => body["providerRef"])).size).toBe(1);
    expect(await pay.post("/v1/deposits", { ...request, amount: "1.00" })).toMatchObject({
      status: 409,
      body: { code: "order.conflict" },
    });
  });

  it.each([
    ["amount", { amount: "-1" }],
    ["amount", { amount: "1e9" }],
    ["amount", { amount: "0.00" }],
    ["amount", { amount: "NaN" }],
    ["amount", { amount: " 1" }],
    ["currency", { currency: "baht" }],
    ["returnUrl", { returnUrl: "https://elsewhere.example/" }],
    ["method", { method: "__proto__" }],
    ["orderNo", { orderNo: "a\u0000b" }],
    ["expiresAt", { expiresAt: 0 }],
    ["expiresAt", { expiresAt: 9_999_999_999_999 }],
  ])("a wrong %s is refused by name: %j", async (field, more) => {
    expect(await pay.post("/v1/deposits", toRequest("bank", more))).toMatchObject({ status: 400, body: { field } });
  });

  it("a call that is not signed, by another secret, of another body or too old is refused", async () => {
    const { page: _, ...rest } = { ...toRequest("bank"), page: "" };
    const refused = { status: 401, body: { code: "signature.invalid" } };
    expect(await pay.post("/v1/deposits", rest, (headers) => delete headers["pay-signature"])).toMatchObject(refused);
    expect(await pay.post("/v1/deposits", rest, (headers) => (headers["pay-merchant"] = "KICKLINE"))).toMatchObject(
      refused,
    );
    expect(await pay.post("/v1/deposits", rest, (headers) => (headers["pay-timestamp"] = "1000"))).toMatchObject(
      refused,
    );
    expect(await pay.get("/v1/deposits/unknown")).toMatchObject({ status: 404 });
  });

  it("a callback that the merchant does not take comes again until it is taken", async () => {
    const { orderNo, page } = await open("wallet");
    await pay.submit(page, { act: "pay" });
    pay.answer = 503;
    await pay.work();
    await pay.work();
    pay.answer = 200;
    await pay.work();
    await pay.work();
    expect(told(orderNo)).toHaveLength(3);
  });

  it("the panel has callbacks go wrong: lost, twice, contradicted, forged, with another amount and currency", async () => {
    const outcomes: Record<string, readonly unknown[]> = {};
    for (const fault of ["lost", "double", "disordered", "forged", "amount", "currency"] as const) {
      await setFaults(pay.house.db, merchant, [fault]);
      const { orderNo, page } = await open("wallet");
      await pay.submit(page, { act: "pay" });
      await pay.work();
      await pay.work();
      outcomes[fault] = told(orderNo).map(({ headers, body, data }) => [
        data.status,
        data.amount,
        data.currency,
        isSigned(
          secret,
          { timestamp: headers["pay-timestamp"] ?? "", signature: headers["pay-signature"] ?? "" },
          body,
          Date.now(),
        ),
      ]);
    }
    await setFaults(pay.house.db, merchant, []);
    const right = ["PAID", "1500.00", "THB", true];
    expect(outcomes).toEqual({
      lost: [],
      double: [right, right],
      disordered: expect.arrayContaining([right, ["FAILED", "1500.00", "THB", true]]),
      forged: expect.arrayContaining([right, ["PAID", "1500.00", "THB", false]]),
      amount: [["PAID", "750.00", "THB", true]],
      currency: [["PAID", "1500.00", "USD", true]],
    });
  });

  it("X-33: a payout is paid after its delay, one to an account that does not exist is refused with the reason", async () => {
    const request = {
      orderNo: "W1",
      method: "bank",
      amount: "20.00",
      currency: "THB",
      account: "00712345",
      holder: "An Nguyen",
    };
    expect((await pay.post("/v1/payouts", request)).body["status"]).toBe("OPEN");
    expect((await pay.post("/v1/payouts", { ...request, orderNo: "W2", account: "00712000" })).body["status"]).toBe(
      "OPEN",
    );
    await pay.work();
    await pay.work();
    expect((await pay.get("/v1/payouts/W1")).body["status"]).toBe("PAID");
    expect((await pay.get("/v1/payouts/W2")).body).toMatchObject({
      status: "FAILED",
      reason: "The account does not exist.",
    });
    expect([told("W1"), told("W2")]).toMatchObject([[{ data: { status: "PAID" } }], [{ data: { status: "FAILED" } }]]);
  });

  it("pages carry no script, show no other order, and are kept by nobody", async () => {
    const { page } = await open("card", { returnUrl: `${site}/?a="><script>alert(1)</script>` });
    const { headers, body } = await pay.app.inject({ method: "GET", url: page });
    expect(body).not.toContain("<script>");
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    const panel = await pay.app.inject({ method: "GET", url: `/panel?merchant=${merchant}` });
    expect(panel.body).toContain("Followed by one that says the opposite");
    expect((await pay.app.inject({ method: "GET", url: "/panel?merchant=NOBODY" })).statusCode).toBe(404);
  });
});
