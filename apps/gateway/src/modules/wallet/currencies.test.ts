import { randomUUID } from "node:crypto";
import {
  createDeposit,
  getDeposit,
  getDisplayRate,
  getMemberInfo,
  getPreferences,
  getStatus,
  listDepositMethods,
  listTransactions,
  register,
  updatePreferences,
  toToday,
} from "@marquee/contract";
import {
  changeWithdrawalSettings,
  getBrandRevenue,
  getRevenue,
  getStaffSession,
  getWithdrawalSettings,
} from "@marquee/contract/staff";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createGameServer } from "../../../test/gameServer.ts";
import { applySwitch } from "../../operator/applySwitch.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openPayHouse } from "../../../test/openPayHouse.ts";
import type { PayHouse } from "../../../test/payHouse.ts";
import { createSeamlessPlayers } from "../../../test/seamlessPlayers.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune, openKickline, toRegistration, type Visitor } from "../../../test/visitor.ts";

const currencies = ["THB", "USD", "VND"] as const;
/** What the brand's data says. */
const credits = { THB: "200.00", USD: "5.00", VND: "100000.00" } as const;
const symbols = { THB: "฿", USD: "$", VND: "₫" } as const;
/** Of the merchant, whose zone reports go by. */
const day = toToday("Asia/Bangkok");

describe("currencies of a merchant's members", () => {
  let app: TestApp;
  let pay: PayHouse;
  let names = 0;

  beforeAll(async () => {
    pay = await openPayHouse("KICKLINE");
    app = await openTestApp({ MARQUEE_PAYMENTS_FILE: pay.paymentsFile, ...deskSettings });
    await pay.start(await app.http.listen({ host: "127.0.0.1", port: 0 }));
  });
  afterEach(async () => expect(await app.listFaults()).toEqual([]));
  afterAll(async () => {
    await app.close();
    await pay.stop();
  });

  const newMember = async (currency?: string): Promise<Visitor> => {
    const visitor = openKickline(app);
    await visitor.registerAs(`currency${(names += 1)}`, currency === undefined ? {} : { currency });
    return visitor;
  };

  it("X-48: the site says which currencies there are, the merchant's own first", async () => {
    expect((await openKickline(app).get(getStatus, {})).info.settings).toMatchObject({
      currency: "THB",
      currencies: currencies.map((currency) => ({
        currency,
        currencySymbol: symbols[currency],
        digits: currency === "VND" ? 0 : 2,
      })),
    });
    expect((await openAurelune(app).get(getStatus, {})).info.settings.currencies).toEqual([
      { currency: "VND", currencySymbol: "₫", digits: 0 },
    ]);
  });

  it("X-48: a member gets one wallet, in the chosen currency, with that currency's credit and sign", async () => {
    for (const currency of currencies) {
      const visitor = await newMember(currency);
      const own = { currency, currencySymbol: symbols[currency] };
      expect(await visitor.getBalance()).toMatchObject({ ...own, sumBalance: credits[currency] });
      const { id, ...info } = await visitor.get(getMemberInfo, {});
      expect(info).toMatchObject(own);
      const { rows } = await sql<{ asset: string }>`
        select distinct asset from ledger.accounts where account like ${`member:${id}:%`}`.execute(app.services.db);
      expect(rows).toEqual([{ asset: currency }]);
    }
    for (const none of [undefined, ""])
      expect(await (await newMember(none)).getBalance()).toMatchObject({ currency: "THB" });
  });

  it("X-48, VL-48: any other text is refused with the field's name, and stores nobody", async () => {
    const known = new Set<string>([...currencies, ""]);
    const text = fc.oneof(
      fc.constantFrom("EUR", "usd", " USD", "USD ", "XXX", "__proto__", "constructor", "USD\u0000", "\u0000", "ＵＳＤ"),
      fc.string({ maxLength: 10 }).filter((each) => !known.has(each)),
    );
    await fc.assert(
      fc.asyncProperty(text, async (currency) => {
        const request = { ...toRegistration("nobody1", "KICKLINE"), currency };
        const { body } = await openKickline(app).call(register, request);
        if (body.success) throw new Error(`${JSON.stringify(currency)} was taken`);
        expect(body.fields?.map(({ name }) => name)).toEqual(["currency"]);
      }),
      { numRuns: 25 },
    );
    const long = { ...toRegistration("nobody1", "KICKLINE"), currency: "U".repeat(1_000_000) };
    expect((await openKickline(app).call(register, long)).body.success).toBe(false);
    // A currency of another merchant is none of this one.
    const other = { ...toRegistration("nobody1", "AURELUNE"), currency: "THB" };
    expect((await openAurelune(app).call(register, other)).body).toMatchObject({
      errorCode: "fields",
      fields: [{ name: "currency", rule: "unknown" }],
    });
    expect((await openKickline(app).registerAs("nobody1")).userName).toBe("nobody1");
  });

  it("X-48: two registrations of one name in two currencies at once make one member with one wallet", async () => {
    const both = await Promise.all(
      (["USD", "VND"] as const).map((currency) =>
        openKickline(app).call(register, { ...toRegistration("twofold1", "KICKLINE"), currency }),
      ),
    );
    expect(both.map(({ body }) => body.success).toSorted()).toEqual([false, true]);
    const { rows } = await sql<{ currency: string; asset: string }>`
      select m.currency, a.asset from members m join ledger.accounts a on a.account like 'member:' || m.id || ':%'
      where m.username_key = 'twofold1'`.execute(app.services.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.asset).toBe(rows[0]?.currency);
  });

  it("X-48, X-32: methods and deposits are in the member's currency, down to the credit", async () => {
    const dora = await newMember("USD");
    const methods = await dora.get(listDepositMethods, {});
    expect(new Set(methods.map(({ currency }) => currency))).toEqual(new Set(["USD"]));
    const key = { headers: { "idempotency-key": randomUUID() } };
    const order = await dora.get(createDeposit, { methodId: "PAY_HOUSE_WALLET", amount: "20.00" }, key);
    expect(order.currency).toBe("USD");
    await pay.submit(order.pay?.url ?? "", { act: "pay" });
    const { orderNo } = order;
    await expect.poll(async () => (await dora.get(getDeposit, { orderNo })).state).toBe("CREDITED");
    expect(await dora.getBalance()).toMatchObject({ sumBalance: "25.00", currency: "USD" });
    expect((await dora.get(listTransactions, {})).totals).toMatchObject({ in: "25.00" });
  });

  it("X-48: a game plays in the wallet's currency, and refuses stakes in the merchant's", async () => {
    const players = createSeamlessPlayers(app, createGameServer(app, app.houseSecret));
    const dora = await newMember("USD");
    const { round, currency } = await players.openSession(dora);
    expect(currency).toBe("USD");
    expect(await players.bet({ ...round(), currency: "THB" }, randomUUID(), 10_000)).toMatchObject({
      status: "WRONG_CURRENCY",
    });
    expect((await dora.getBalance()).sumBalance).toBe("5.00");
    const one = round();
    expect(await players.bet(one, randomUUID(), 10_000)).toMatchObject({ status: "OK" });
    expect(await players.win(one, 30_000)).toMatchObject({ status: "OK" });
    expect((await dora.getBalance()).sumBalance).toBe("7.00");
    // A member's free demo has the same money.
    expect((await players.openSession(dora, "DEMO")).currency).toBe("USD");
  });

  it("X-48: a second currency is shown by a rate that says its day, to its member alone, and moves no money", async () => {
    const [dora, kim] = [await newMember("USD"), await newMember()];
    const { displayCurrency, displayCurrencies } = await dora.get(getPreferences, {});
    expect(displayCurrency).toBe("");
    expect(displayCurrencies).toContain("THB");
    expect(displayCurrencies).not.toContain("USD");
    expect(await dora.get(getDisplayRate, {})).toEqual({ rate: null });
    for (const wrong of ["USD", "XXX", "thb"])
      expect((await dora.call(updatePreferences, { displayCurrency: wrong })).body).toMatchObject({
        errorCode: "fields",
        fields: [{ name: "displayCurrency", rule: "unknown" }],
      });
    // Two changes of different preferences at once both hold.
    await Promise.all([
      dora.get(updatePreferences, { displayCurrency: "THB" }),
      dora.get(updatePreferences, { hidesName: true }),
    ]);
    expect(await dora.get(getPreferences, {})).toMatchObject({ displayCurrency: "THB", hidesName: true });
    expect(await dora.get(getDisplayRate, {})).toEqual({
      rate: { currency: "THB", rate: "32.500000000000", date: toToday("UTC") },
    });
    // Rates that nobody has renewed for days are not shown, and cannot be chosen; what was chosen stays.
    const { get } = app.services.exchangeRates;
    const stale = vi.spyOn(app.services.exchangeRates, "get");
    stale.mockImplementation(() => ({ perDollar: {}, ...get(), date: "2025-06-30" }));
    expect(await dora.get(getDisplayRate, {})).toEqual({ rate: null });
    expect((await dora.get(getPreferences, {})).displayCurrencies).toEqual([]);
    stale.mockRestore();
    expect(await dora.get(getPreferences, {})).toMatchObject({ displayCurrency: "THB" });
    expect(await kim.get(getDisplayRate, {})).toEqual({ rate: null });
    expect(await dora.getBalance()).toMatchObject({ sumBalance: "5.00", currency: "USD" });
    expect((await openKickline(app).call(getDisplayRate, {})).status).toBe(401);
    await dora.get(updatePreferences, { displayCurrency: "" });
    expect(await dora.get(getDisplayRate, {})).toEqual({ rate: null });
  });

  it("FT-03: the site names every way to pay in any of its currencies, and none where deposits are off or nobody takes money", async () => {
    const list = async (visitor: Visitor) => (await visitor.get(getStatus, {})).info.settings.paymentTypes;
    expect(await list(openKickline(app))).toEqual(["BANK_QR", "BANK", "WALLET", "CARD", "CRYPTO", "VOUCHER"]);
    expect(await list(openAurelune(app))).toEqual([]);
    const turn = async (state: "on" | "off"): Promise<void> => {
      const subject = { kind: "module", merchant: "kickline", subject: "DEPOSIT3", state } as const;
      await applySwitch(app.services.db, subject, "test");
      await app.services.tenantRegistry.refresh();
    };
    await turn("off");
    expect(await list(openKickline(app))).toEqual([]);
    await turn("on");
  });

  it("X-48, X-62: staff see each currency by itself, and settings of withdrawals are kept for each", async () => {
    await addStaff(app.services.db, "owner@kickline.example", { KICKLINE: ["OWNER"], "*": ["OWNER"] });
    const owner = await new Staff(app, "KICKLINE").login("owner@kickline.example");
    const { merchants } = await owner.get(getStaffSession, {});
    expect(merchants.find(({ code }) => code === "KICKLINE")?.currencies).toEqual(currencies);
    const period = { from: "2026-01-01", to: day, by: "day" } as const;
    const dollars = await owner.get(getRevenue, { ...period, from: day, currency: "USD" });
    expect(dollars).toMatchObject({ currency: "USD", totals: { deposits: "20.00" } });
    const own = await owner.get(getRevenue, { ...period, from: day });
    expect(own).toMatchObject({ currency: "THB", totals: { deposits: "0.00" } });
    expect(await owner.refuse(getRevenue, { ...period, from: day, currency: "EUR" })).toBe("request.invalid");
    const { lines } = await owner.get(getBrandRevenue, { from: day, to: day });
    expect(lines.filter(({ merchant }) => merchant === "KICKLINE").map(({ currency }) => currency)).toEqual(currencies);

    const before = await owner.get(getWithdrawalSettings, {});
    const usd = await owner.get(getWithdrawalSettings, { currency: "USD" });
    expect([before.currency, usd.currency]).toEqual(["THB", "USD"]);
    expect(usd.settings.dayAmount).not.toBe(before.settings.dayAmount);
    const settings = { ...usd.settings, dayAmount: "321.00" };
    const change = { id: randomUUID(), currency: "USD", settings, version: usd.version, reason: "for a test" };
    const both = await Promise.all([
      owner.call(changeWithdrawalSettings, change),
      owner.call(changeWithdrawalSettings, change),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await owner.get(getWithdrawalSettings, { currency: "USD" })).settings.dayAmount).toBe("321.00");
    expect(await owner.get(getWithdrawalSettings, {})).toEqual(before);
    expect(await owner.refuse(getWithdrawalSettings, { currency: "EUR" })).toBe("request.invalid");
  });
});
