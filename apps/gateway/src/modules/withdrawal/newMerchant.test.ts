import {
  addWithdrawalAccount,
  createWithdrawal,
  getMemberInfo,
  getWithdrawal,
  getWithdrawalOptions,
  setPaymentPassword,
} from "@marquee/contract";
import { decideWithdrawal } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openPayHouse } from "../../../test/openPayHouse.ts";
import type { PayHouse } from "../../../test/payHouse.ts";
import { bank, toNumber } from "../../../test/payoutPlaces.ts";
import { switchModules } from "../../../test/registration.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune, passwordOf } from "../../../test/visitor.ts";
import { newKey, paymentPassword } from "../../../test/withdrawals.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { postTransfer } from "../../ledger/postTransfer.ts";

describe("withdrawals at a merchant whose staff have changed nothing", () => {
  let app: TestApp;
  let pay: PayHouse;

  beforeAll(async () => {
    pay = await openPayHouse();
    app = await openTestApp({ MARQUEE_PAYMENTS_FILE: pay.paymentsFile, ...deskSettings });
    await pay.start(await app.http.listen({ host: "127.0.0.1", port: 0 }));
    await switchModules(app, "aurelune", { WDCONFIRM3: "on" });
  });
  afterAll(async () => {
    expect(await app.listFaults()).toEqual([]);
    await app.close();
    await pay.stop();
  });

  it("X-33: the sign-up credit is held until it was staked once", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("newcomer1");
    expect(await ann.get(getWithdrawalOptions, {})).toMatchObject({
      available: "100000.00",
      withdrawable: "0.00",
      turnover: { held: "100000.00", required: "100000.00", done: "0.00", requirements: [{ source: "SIGNUP" }] },
    });
  });

  it("WL-08: a member has three days to answer for a payment", async () => {
    const { db } = app.services;
    const ann = openAurelune(app);
    await ann.registerAs("newcomer2");
    const pair = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword };
    await ann.get(setPaymentPassword, { password: passwordOf("AURELUNE"), ...pair });
    const [account] = await ann.get(addWithdrawalAccount, { ...bank, number: toNumber(), paymentPassword });
    await sql`update withdrawal_accounts set created_at = created_at - interval '25 hours'`.execute(db);
    const { id: memberId } = await ann.get(getMemberInfo, {});
    const [asset, kind, amount] = ["VND", "ADJUST", 1_000_000_000n] as const;
    await postTransfer(db, {
      tenant: "aurelune",
      scope: "test",
      key: memberId,
      ref: "test",
      postings: [
        { account: toHouseAccount("real", "aurelune", "adjust"), asset, kind, amount: -amount },
        { account: toMemberAccount("real", memberId, "main"), asset, kind, amount },
      ],
    });
    const request = { accountId: account?.id ?? "", amount: "100000.00", paymentPassword };
    const { orderNo } = await ann.get(createWithdrawal, request, newKey());
    await addStaff(db, "pia@aurelune.example", { AURELUNE: ["PAYMENTS"] });
    const pia = await new Staff(app, "AURELUNE").login("pia@aurelune.example");
    await pia.get(decideWithdrawal, { orderNo, decision: "approve", reason: "a test of the defaults" });
    const read = () => ann.get(getWithdrawal, { orderNo });
    await expect.poll(async () => (await read()).state).toBe("DISBURSED");
    const { confirmUntil, steps } = await read();
    const paidAt = steps.find(({ state }) => state === "DISBURSED")?.at ?? 0;
    expect(Math.round(((confirmUntil ?? 0) - paidAt) / 60_000)).toBe(4_320);
  });
});
