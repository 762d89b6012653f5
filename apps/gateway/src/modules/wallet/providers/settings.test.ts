import { randomUUID } from "node:crypto";
import {
  createDeposit,
  createWithdrawal,
  getDeposit,
  getStatus,
  getWithdrawalOptions,
  listDepositMethods,
} from "@marquee/contract";
import {
  changePaymentProvider,
  changePaymentWay,
  type ChangePaymentWay,
  connectPaymentProvider,
  decideProposal,
  decideWithdrawal,
  listAudit,
  listPaymentProviders,
  type StaffPaymentProvider,
} from "@marquee/contract/staff";
import { beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../../test/deskTeam.ts";
import type { Staff } from "../../../../test/staff.ts";
import { openAurelune, type Visitor } from "../../../../test/visitor.ts";
import { newKey, paymentPassword, useWithdrawals } from "../../../../test/withdrawals.ts";

const reason = "for a test";

describe("settings of payment providers", () => {
  const world = useWithdrawals();
  const { staff, newMember, order } = world;
  let owner: Staff;

  beforeAll(async () => {
    owner = await joinDesk(world.app(), "owner", "OWNER");
  });

  const find = async (): Promise<StaffPaymentProvider> => {
    const found = (await staff("pia").get(listPaymentProviders, {})).find(({ provider }) => provider === "PAY_HOUSE");
    if (found === undefined) throw new Error("there is no pay-house");
    return found;
  };
  const toRequest = (known: StaffPaymentProvider, kind: "DEPOSIT" | "PAYOUT", method: string): ChangePaymentWay => {
    const way = known.ways.find((each) => each.kind === kind && each.method === method && each.currency === "VND");
    if (way === undefined) throw new Error(`there is no ${method}`);
    return { provider: known.provider, version: known.version, reason, ...way };
  };
  const set = async (kind: "DEPOSIT" | "PAYOUT", method: string, more: Partial<ChangePaymentWay>) =>
    staff("pia").get(changePaymentWay, { ...toRequest(await find(), kind, method), ...more });
  const switchProvider = async (on: boolean) => {
    const { provider, version, position } = await find();
    return staff("pia").get(changePaymentProvider, { provider, version, position, on, reason });
  };
  const listIds = async (visitor: Visitor) =>
    (await visitor.get(listDepositMethods, {})).map(({ methodId }) => methodId);
  const depositBy = (visitor: Visitor, methodId: string, amount = "100000.00") =>
    visitor.call(createDeposit, { methodId, amount }, newKey());

  it("X-32: a provider of the gateway's file is listed with what it offers by itself, until staff set it", async () => {
    const known = await find();
    expect(known).toMatchObject({ source: "FILE", url: null, on: true, version: 0, connection: 0 });
    expect(known.ways.filter(({ kind, currency }) => kind === "DEPOSIT" && currency === "VND")).toHaveLength(6);
    expect(JSON.stringify(known)).not.toMatch(/secret/i);
  });

  it("X-32: a method that is off is offered to nobody and refused by name; orders that run go on, at every gateway", async () => {
    const { ann, accountId } = await newMember();
    const running = await ann.get(createDeposit, { methodId: "PAY_HOUSE_WALLET", amount: "100000.00" }, newKey());
    const second = await world.app().openBeside();
    await set("DEPOSIT", "wallet", { on: false });
    expect(await listIds(ann)).not.toContain("PAY_HOUSE_WALLET");
    expect((await depositBy(ann, "PAY_HOUSE_WALLET")).body).toMatchObject({ errorCode: "deposit.unavailable" });
    await expect
      .poll(() =>
        second.services.payments
          .list("AURELUNE")[0]
          ?.listMethods("VND")
          .map(({ methodId }) => methodId),
      )
      .not.toContain("PAY_HOUSE_WALLET");
    await world.pay().submit(String(Reflect.get(Object(running.pay), "url")), { act: "pay" });
    await expect.poll(async () => (await ann.get(getDeposit, { orderNo: running.orderNo })).state).toBe("CREDITED");
    expect((await openAurelune(world.app()).get(getStatus, {})).info.settings.paymentTypes).not.toContain("WALLET");
    await set("DEPOSIT", "wallet", { on: true });
    expect(await listIds(ann)).toContain("PAY_HOUSE_WALLET");

    await set("PAYOUT", "bank", { on: false });
    const options = await ann.get(getWithdrawalOptions, {});
    expect([options.methods.map(({ type }) => type), options.accounts.length]).toEqual([["WALLET", "CRYPTO"], 1]);
    const ask = { accountId, amount: "100000.00", paymentPassword };
    expect(await ann.refuse(createWithdrawal, ask, newKey())).toBe("withdraw.unavailable");
    await set("PAYOUT", "bank", { on: true });
    expect((await order(ann, accountId, "100000.00")).state).toBeDefined();
  });

  it("X-32: limits, fee, buttons and order count for new orders, and what was ordered before keeps its fee", async () => {
    const { ann } = await newMember();
    const before = await ann.get(createDeposit, { methodId: "PAY_HOUSE_CARD", amount: "200000" }, newKey());
    await set("DEPOSIT", "card", {
      min: "150000",
      max: "250000.00",
      feeBasisPoints: 300,
      quickAmounts: ["200000"],
      position: 0,
    });
    await set("DEPOSIT", "bank-qr", { position: 9 });
    const [first] = await ann.get(listDepositMethods, {});
    expect(first).toMatchObject({ methodId: "PAY_HOUSE_CARD", min: "150000.00", quickAmounts: ["200000.00"] });
    expect((await listIds(ann)).at(-1)).toBe("PAY_HOUSE_BANK_QR");
    expect((await depositBy(ann, "PAY_HOUSE_CARD", "149999")).body).toMatchObject({ errorCode: "deposit.min" });
    expect((await depositBy(ann, "PAY_HOUSE_CARD", "250001")).body).toMatchObject({ errorCode: "deposit.max" });
    expect((await depositBy(ann, "PAY_HOUSE_CARD", "200000")).body).toMatchObject({ value: { fee: "6000.00" } });
    expect((await ann.get(getDeposit, { orderNo: before.orderNo })).fee).toBe("3000.00");
  });

  it("X-32: a provider that is off takes no new orders, and tells of those that run", async () => {
    const { ann } = await newMember();
    const running = await ann.get(createDeposit, { methodId: "PAY_HOUSE_BANK", amount: "200000.00" }, newKey());
    await switchProvider(false);
    expect(await listIds(ann)).toEqual([]);
    expect((await ann.get(getWithdrawalOptions, {})).methods).toEqual([]);
    expect((await depositBy(ann, "PAY_HOUSE_BANK", "200000")).body).toMatchObject({ errorCode: "deposit.unavailable" });
    await world.pay().submit(String(Reflect.get(Object(running.pay), "url")), { act: "pay" });
    await expect.poll(async () => (await ann.get(getDeposit, { orderNo: running.orderNo })).state).toBe("CREDITED");
    await switchProvider(true);
    expect(await listIds(ann)).toContain("PAY_HOUSE_BANK");
  });

  it("X-32: of two changes of one version one is stored, and what cannot be is refused at its field", async () => {
    const request = toRequest(await find(), "DEPOSIT", "voucher");
    const answers = await Promise.all([
      staff("pia").refuse(changePaymentWay, { ...request, expectMinutes: 2 }),
      owner.refuse(changePaymentWay, { ...request, expectMinutes: 3 }),
    ]);
    expect(answers.toSorted()).toEqual(["none", "state.changed"]);
    const known = await find();
    const sent = toRequest(known, "DEPOSIT", "voucher");
    const payout = toRequest(known, "PAYOUT", "bank");
    const faults: readonly (readonly [ChangePaymentWay, string])[] = [
      [{ ...sent, currency: "EUR" }, "currency"],
      [{ ...sent, min: "0" }, "min"],
      [{ ...sent, min: "1.5" }, "min"],
      [{ ...sent, max: "1" }, "max"],
      [{ ...sent, quickAmounts: ["1"] }, "quickAmounts"],
      [{ ...payout, type: "CARD" }, "type"],
      [{ ...payout, places: [" "] }, "places"],
    ];
    for (const [request_, name] of faults) {
      const { body } = await staff("pia").call(changePaymentWay, request_);
      expect(body, name).toMatchObject({ errorCode: "fields", fields: [{ name }] });
    }
    for (const wrong of [
      { feeBasisPoints: 5_001 },
      { method: "__proto__" },
      { places: ["a\u0000"] },
      { provider: "x" },
    ])
      expect(await staff("pia").refuse(changePaymentWay, { ...sent, ...wrong })).toBe("request.invalid");
    expect(await staff("pia").refuse(changePaymentWay, { ...sent, provider: "NOBODY" })).toBe(
      "payment.provider.unknown",
    );
    expect((await find()).version).toBe(known.version);
  });

  it("X-52: who may not change it is refused, and the audit log holds what was before and after", async () => {
    expect(await staff("sam").refuse(listPaymentProviders, {})).toBe("permission.denied");
    expect(await staff("rita").refuse(changePaymentWay, toRequest(await find(), "DEPOSIT", "bank"))).toBe(
      "permission.denied",
    );
    await set("DEPOSIT", "bank", { expectMinutes: 45 });
    const { items } = await owner.get(listAudit, {});
    expect(items[0]).toMatchObject({
      action: "change payment method",
      subject: "PAY_HOUSE DEPOSIT bank VND",
      before: { expectMinutes: 30 },
      after: { expectMinutes: 45 },
      reason,
    });
  });

  it("X-32: an address that goes over the file's finds nothing left to pay, and the methods stay as they were set", async () => {
    const url = world.pay().origin.replace("127.0.0.1", "localhost");
    const sent = { provider: "PAY_HOUSE", connection: 0, url, secret: world.pay().secret, reason };
    const propose = async () => {
      const id = randomUUID();
      return { id, code: await staff("pia").refuse(connectPaymentProvider, { ...sent, id }) };
    };
    const approve = (id: string) => owner.refuse(decideProposal, { id, decision: "approve", note: reason });
    await switchProvider(true);
    await world.change((settings) => ({
      ...settings,
      rules: { ...settings.rules, first: { enabled: true, limit: 0 } },
    }));
    const { ann, accountId } = await newMember();
    const { orderNo } = await order(ann, accountId);
    expect((await propose()).code).toBe("payment.provider.busy");
    await switchProvider(false);
    // A withdrawal that staff may yet approve would be asked for at one address and about at the other.
    expect((await propose()).code).toBe("payment.provider.busy");
    await staff("rita").get(decideWithdrawal, { orderNo, decision: "reject", reason });
    const { id, code } = await propose();
    expect([code, await approve(id)]).toEqual(["none", "none"]);
    expect(await find()).toMatchObject({ source: "HTTP", url, on: false, connection: 1 });
    await switchProvider(true);
    const { pay } = await ann.get(createDeposit, { methodId: "PAY_HOUSE_WALLET", amount: "100000.00" }, newKey());
    expect(String(Reflect.get(Object(pay), "url"))).toMatch(/^http/);
    expect((await find()).ways.find(({ method }) => method === "voucher")?.expectMinutes).toBeGreaterThan(1);
  });
});
