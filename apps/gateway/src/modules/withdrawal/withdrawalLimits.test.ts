import { randomUUID } from "node:crypto";
import {
  addWithdrawalAccount,
  createWithdrawal,
  getIdentity,
  getWithdrawalOptions,
  submitIdentity,
  removeWithdrawalAccount,
} from "@marquee/contract";
import {
  changeWithdrawalSettings,
  decideIdentityCheck,
  getWithdrawalSettings,
  listMemberSignals,
  listStaffWithdrawals,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { drawPicture, upload } from "../../../test/uploads.ts";
import { describe, expect, it } from "vitest";
import { bank, toNumber } from "../../../test/payoutPlaces.ts";
import { newKey, paymentPassword, useWithdrawals } from "../../../test/withdrawals.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { postTransfer } from "../../ledger/postTransfer.ts";

describe("limits of withdrawals", () => {
  const world = useWithdrawals();
  const { staff, change, newMember, order, walletOf } = world;

  it("MC-04, WL-12: the payment password is asked for, and three wrong ones lock it", async () => {
    const { ann, accountId } = await newMember();
    const ask = (typed?: string) =>
      ann.refuse(
        createWithdrawal,
        { accountId, amount: "100000.00", ...(typed === undefined ? {} : { paymentPassword: typed }) },
        newKey(),
      );
    expect(await ask()).toBe("payment.password.required");
    expect(await ask("000000")).toBe("payment.password.invalid");
    expect(await ask("000000")).toBe("payment.password.invalid");
    expect(await ask("000000")).toBe("payment.password.locked");
    expect(await ask(paymentPassword)).toBe("payment.password.locked");
    expect(await walletOf(ann)).toMatchObject({ available: "100000.00" });
  });

  it("MC-04: a new account waits for a day, is held in the member's name, and is nobody else's", async () => {
    await change((settings) => ({ ...settings, accountHours: 24 }));
    const number = toNumber();
    const { ann, accountId } = await newMember(number);
    const { body } = await ann.call(createWithdrawal, { accountId, amount: "100000.00", paymentPassword }, newKey());
    expect(body).toMatchObject({ errorCode: "withdraw.account.waiting", value: { usableAt: expect.any(Number) } });
    const add = async (change_: object) =>
      (await ann.call(addWithdrawalAccount, { ...bank, number: toNumber(), paymentPassword, ...change_ })).body;
    expect(await add({ holder: "Somebody Else" })).toMatchObject({ errorCode: "fields", fields: [{ name: "holder" }] });
    expect(await add({ number })).toMatchObject({ errorCode: "withdraw.account.taken" });
    expect(await add({ number: "12x", place: "__proto__" })).toMatchObject({
      errorCode: "fields",
      fields: [{ name: "place" }, { name: "number", rule: "length", patternId: 6, min: 6, max: 20 }],
    });
    expect(await add({ paymentPassword: "111111" })).toMatchObject({ errorCode: "payment.password.invalid" });
    const { ann: bob } = await newMember();
    expect(await bob.refuse(createWithdrawal, { accountId, amount: "100000.00", paymentPassword }, newKey())).toBe(
      "withdraw.account.unknown",
    );
    expect(await bob.refuse(removeWithdrawalAccount, { accountId })).toBe("withdraw.account.unknown");
    expect(await ann.get(removeWithdrawalAccount, { accountId })).toEqual([]);
    expect((await ann.get(getWithdrawalOptions, {})).accounts).toEqual([]);
  });

  it("MC-04: an account's holder is the member in any spelling of the name, and is stored composed", async () => {
    const { ann } = await newMember();
    const add = async (holder: string) =>
      (await ann.call(addWithdrawalAccount, { ...bank, number: toNumber(), paymentPassword, holder })).body;
    for (const holder of [` ${bank.holder.normalize("NFD")}  `, bank.holder.toLowerCase(), "NGUYEN  VAN AN"])
      expect(await add(holder), holder).toMatchObject({ success: true });
    expect((await ann.get(getWithdrawalOptions, {})).accounts.map(({ holder }) => holder)).toEqual([
      bank.holder,
      bank.holder,
      bank.holder.toLowerCase(),
      "NGUYEN VAN AN",
    ]);
    for (const holder of ["Nguyễn Văn Anh", "An Nguyễn Văn", "NGUYEN AN"])
      expect(await add(holder), holder).toMatchObject({ errorCode: "fields", fields: [{ name: "holder" }] });
  });

  it("MC-04: minimum, maximum, the day's limit and unreadable amounts are refused with their figures", async () => {
    await change((settings) => ({ ...settings, dayAmount: "150000" }));
    const { ann, accountId } = await newMember();
    const ask = async (amount: string): Promise<unknown> =>
      (await ann.call(createWithdrawal, { accountId, amount, paymentPassword }, newKey())).body;
    expect(await ask("1.00")).toMatchObject({ errorCode: "withdraw.min", value: { min: "100000.00" } });
    expect(await ask("99999999999.00")).toMatchObject({ errorCode: "withdraw.max" });
    for (const amount of ["-1", "1e9", "NaN", "", "1,000.00"])
      expect(["fields", "request.invalid"]).toContain(Object(await ask(amount)).errorCode);
    for (const amount of ["50000.55", "100000.55", "100000.5"])
      expect(await ask(amount)).toMatchObject({ errorCode: "fields", fields: [{ name: "amount", rule: "amount" }] });
    await order(ann, accountId);
    const { rows } = await sql<{
      id: string;
    }>`select member_id as id from withdrawal_accounts where id = ${accountId}`.execute(world.app().services.db);
    await postTransfer(world.app().services.db, {
      tenant: "aurelune",
      scope: "adjust",
      key: accountId,
      ref: "top-up",
      postings: [
        {
          account: toHouseAccount("real", "aurelune", "adjust"),
          asset: "VND",
          kind: "ADJUST",
          amount: -1_000_000_000n,
        },
        {
          account: toMemberAccount("real", rows[0]?.id ?? "", "main"),
          asset: "VND",
          kind: "ADJUST",
          amount: 1_000_000_000n,
        },
      ],
    });
    expect(await ask("100000.00")).toMatchObject({ errorCode: "withdraw.daily", value: { left: "50000.00" } });
  });

  it("X-33, WL-01: staff set no amount with digits that the currency does not have", async () => {
    const { settings, version } = await staff("rita").get(getWithdrawalSettings, {});
    const half = { dayAmount: "150000.50", identityAmount: null, secondApprovalAmount: "0.5" };
    const { body } = await staff("rita").call(changeWithdrawalSettings, {
      id: randomUUID(),
      settings: { ...settings, ...half },
      version,
      reason: "for a test",
    });
    expect(body).toMatchObject({
      errorCode: "fields",
      fields: [{ name: "dayAmount" }, { name: "secondApprovalAmount" }],
    });
  });

  it("X-17: over the merchant's amount documents are asked for, and after the approval the withdrawal goes", async () => {
    await change((settings) => ({ ...settings, identityAmount: "100000" }));
    const { ann, accountId } = await newMember();
    const { body } = await ann.call(createWithdrawal, { accountId, amount: "100000.00", paymentPassword }, newKey());
    expect(body).toMatchObject({ errorCode: "kyc.required", value: { level: 0, needed: 2 } });
    expect((await ann.get(getWithdrawalOptions, {})).identityFrom).toBe("100000.00");
    const draw = async (colour: string): Promise<string> =>
      (await upload(world.app(), ann, "DOCUMENT", await drawPicture("png", { width: 60, height: 40 }, colour)))
        .uploadId;
    const { check } = await ann.get(submitIdentity, {
      documentType: "PASSPORT",
      fullName: bank.holder,
      documentNumber: "AB 123456",
      front: await draw("#110000"),
      selfie: await draw("#000011"),
      livenessCode: (await ann.get(getIdentity, {})).livenessCode,
    });
    await staff("rita").get(decideIdentityCheck, { id: check?.id ?? "", decision: "approve", reason: "" });
    expect((await ann.get(getWithdrawalOptions, {})).identityFrom).toBeNull();
    await order(ann, accountId);
  });

  it("X-18: a second account with the same bank account is sent to staff, who see the check by its name", async () => {
    await change((settings) => ({
      ...settings,
      rules: { ...settings.rules, "account.shared": { enabled: true, limit: 0 } },
    }));
    const number = toNumber();
    await newMember(number);
    const { ann, accountId } = await newMember(number);
    const waiting = await order(ann, accountId);
    expect(waiting).toMatchObject({ state: "RISK", checks: ["other"] });
    const { items } = await staff("pia").get(listStaffWithdrawals, { state: "RISK" });
    expect(items.find(({ orderNo }) => orderNo === waiting.orderNo)).toMatchObject({ checks: ["account.shared"] });
    const memberId = items.find(({ orderNo }) => orderNo === waiting.orderNo)?.memberId ?? "";
    const signals = await staff("rita").get(listMemberSignals, { memberId });
    expect(signals.map(({ rule }) => rule).toSorted()).toEqual(["SAME_ACCOUNT", "SAME_PAYEE"]);
  });
});
