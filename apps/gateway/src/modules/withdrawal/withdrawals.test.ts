import {
  addWithdrawalAccount,
  confirmWithdrawal,
  createWithdrawal,
  getWithdrawal,
  listTransactions,
  listWithdrawals,
} from "@marquee/contract";
import {
  decideWithdrawal,
  getMemberMoney,
  getStaffWithdrawal,
  listAudit,
  listStaffWithdrawals,
} from "@marquee/contract/staff";
import { describe, expect, it } from "vitest";
import { addStaff, Staff } from "../../../test/staff.ts";
import { bank, toNumber } from "../../../test/payoutPlaces.ts";
import type { Visitor } from "../../../test/visitor.ts";
import { newKey, paymentPassword, useWithdrawals } from "../../../test/withdrawals.ts";
import { followPayouts } from "./jobs.ts";

describe("withdrawals", () => {
  const world = useWithdrawals();
  const { staff, change, newMember, order, untilState, walletOf, askNow } = world;

  /** Asks the provider about every withdrawal until this one is paid. */
  const untilPaid = (ann: Visitor, orderNo: string, ask = () => followPayouts(world.app().services)): Promise<void> =>
    expect
      .poll(
        async () => {
          await askNow();
          await ask();
          return (await ann.get(getWithdrawal, { orderNo })).state;
        },
        { timeout: 60_000 },
      )
      .toBe("DISBURSED");

  it("MC-04, WL-07, WL-08: a withdrawal is locked, paid by the provider, and closed as received by the member's answer", async () => {
    // The provider tells nothing by itself, so that the withdrawal stays under way until it is asked.
    await world.pay().setFaults("lost");
    const { ann, accountId } = await newMember();
    const sent = await order(ann, accountId, "100000.00");
    expect(sent).toMatchObject({
      amount: "100000.00",
      payout: "100000.00",
      number: expect.stringMatching(/^•••• \d{4}$/),
    });
    expect(sent.steps.map(({ state }) => state)).toEqual(["SUBMITTED", "APPROVED", "PAYING"]);
    expect(await walletOf(ann)).toMatchObject({ balance: "100000.00", available: "0.00", frozen: "100000.00" });
    await untilPaid(ann, sent.orderNo);
    const paid = await ann.get(getWithdrawal, { orderNo: sent.orderNo });
    expect((paid.confirmUntil ?? 0) - Date.now()).toBeGreaterThan(29 * 60_000 - 20_000);
    expect(await walletOf(ann)).toMatchObject({ balance: "0.00", frozen: "0.00" });
    const done = await ann.get(confirmWithdrawal, { orderNo: sent.orderNo, result: "RECEIVED" }, newKey());
    expect(done).toMatchObject({ state: "CONFIRMED", confirmUntil: null });
    const kinds = (await ann.get(listTransactions, {})).list.map(({ kind, amount }) => [kind, amount]);
    expect(kinds[0]).toEqual(["WITHDRAW_LOCK", "-100000.00"]);
    expect(await ann.get(listWithdrawals, {})).toMatchObject({ totalCount: 1, totals: { paid: "100000.00" } });
    for (const result of ["RECEIVED", "NOT_RECEIVED"] as const)
      expect(await ann.refuse(confirmWithdrawal, { orderNo: sent.orderNo, result, proof: [] }, newKey())).toMatch(
        /^(order.ended|fields)$/,
      );
  });

  it("X-01: 20 parallel calls of one key are one withdrawal; another body is refused; parallel keys never overdraw", async () => {
    const { ann, accountId } = await newMember();
    const key = newKey();
    const same = await Promise.all(Array.from({ length: 20 }, () => order(ann, accountId, "100000.00", key)));
    expect(new Set(same.map(({ orderNo }) => orderNo)).size).toBe(1);
    const other = { accountId, amount: "150000.00", paymentPassword };
    expect(await ann.refuse(createWithdrawal, other, key)).toBe("idempotency.conflict");
    const { ann: bob, accountId: his } = await newMember();
    const codes = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { body } = await bob.call(
          createWithdrawal,
          { accountId: his, amount: "100000.00", paymentPassword },
          newKey(),
        );
        return body.success ? "taken" : body.errorCode;
      }),
    );
    // Tries of a password are counted before it is checked: of many at once some are told that it is locked.
    expect(codes.filter((code) => !["wallet.insufficient", "payment.password.locked"].includes(code))).toEqual([
      "taken",
    ]);
    expect(await walletOf(bob)).toMatchObject({ available: "0.00" });
  });

  it("X-33: a refused payout and a rejected withdrawal bring the money back, with the reason", async () => {
    const { ann, accountId } = await newMember("123456000");
    const { orderNo } = await order(ann, accountId);
    await untilState(ann, orderNo, "FAILED");
    const failed = await ann.get(getWithdrawal, { orderNo });
    expect(failed.steps.at(-1)).toMatchObject({ reason: "The account does not exist." });
    expect(await walletOf(ann)).toMatchObject({ available: "100000.00", frozen: "0.00" });
    await change((settings) => ({ ...settings, rules: { ...settings.rules, first: { enabled: true, limit: 0 } } }));
    const waiting = await order(ann, accountId);
    expect(waiting).toMatchObject({ state: "RISK", checks: ["first"] });
    const reject = { orderNo: waiting.orderNo, decision: "reject" as const, reason: "This is not your account." };
    expect(await staff("sam").refuse(decideWithdrawal, reject)).toBe("permission.denied");
    const both = await Promise.all([
      staff("pia").call(decideWithdrawal, reject),
      staff("rita").call(decideWithdrawal, { ...reject, decision: "approve" }),
    ]);
    // Who approves first may be overruled until the provider is asked; a rejection is final.
    const [rejected, approved] = both.map(({ status }) => status === 200);
    expect(rejected || approved).toBe(true);
    await untilState(ann, waiting.orderNo, rejected ? "REJECTED" : "FAILED");
    expect(await walletOf(ann)).toMatchObject({ available: "100000.00", frozen: "0.00" });
    // Never both: what was rejected was not given to the provider, and what the provider got was not rejected.
    const states = (await ann.get(getWithdrawal, { orderNo: waiting.orderNo })).steps.map(({ state }) => state);
    expect(states.includes("PAYING")).toBe(!rejected);
    expect(states.filter((state) => state === "REJECTED" || state === "FAILED")).toHaveLength(1);
    if (rejected && approved) expect(states.slice(-2)).toEqual(["APPROVED", "REJECTED"]);
  });

  it("X-33: a fee is taken from the amount: the provider pays the rest, and the whole is out of the wallet", async () => {
    const { ann } = await newMember();
    const wallet = { methodId: "PAY_HOUSE_WALLET", place: "Harbour Wallet", number: toNumber(), holder: bank.holder };
    const accounts = await ann.get(addWithdrawalAccount, { ...wallet, paymentPassword });
    const accountId = accounts.find(({ type }) => type === "WALLET")?.id ?? "";
    const { orderNo, fee, payout } = await order(ann, accountId);
    expect([fee, payout]).toEqual(["1000.00", "99000.00"]);
    await untilState(ann, orderNo, "DISBURSED");
    expect(await walletOf(ann)).toMatchObject({ balance: "0.00", frozen: "0.00" });
    expect(await ann.get(listWithdrawals, {})).toMatchObject({ totals: { paid: "99000.00" } });
    expect(await staff("pia").get(getStaffWithdrawal, { orderNo })).toMatchObject({
      fee: "1000.00",
      contradiction: "",
    });
  });

  it("X-33: over the merchant's amount two people approve, and nobody twice", async () => {
    await change((settings) => ({ ...settings, secondApprovalAmount: "100000" }));
    const { ann, accountId } = await newMember();
    const { orderNo, state } = await order(ann, accountId);
    expect(state).toBe("RISK");
    const approve = { orderNo, decision: "approve" as const, reason: "looks right" };
    const twice = await Promise.all([
      staff("pia").call(decideWithdrawal, approve),
      staff("pia").call(decideWithdrawal, approve),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await staff("pia").get(getStaffWithdrawal, { orderNo })).toMatchObject({
      state: "RISK",
      firstApprover: "pia@aurelune.example",
      decidedBy: null,
    });
    // What is set aside for it counts as paid out until it is returned.
    const { memberId, amount } = await staff("pia").get(getStaffWithdrawal, { orderNo });
    const money = await staff("pia").get(getMemberMoney, { memberId });
    expect([money.frozen, money.withdrawals]).toEqual([amount, amount]);
    await staff("rita").get(decideWithdrawal, approve);
    await untilState(ann, orderNo, "DISBURSED");
    const decidedBy = "rita@aurelune.example";
    const ofRita = await staff("pia").get(listStaffWithdrawals, { decidedBy });
    expect(ofRita.items.map((item) => [item.orderNo, item.decidedBy])).toEqual([[orderNo, decidedBy]]);
    await addStaff(world.app().services.db, "owner@aurelune.example", { AURELUNE: ["OWNER"], KICKLINE: ["OWNER"] });
    const owner = await new Staff(world.app(), "AURELUNE").login("owner@aurelune.example");
    const { items } = await owner.get(listAudit, { action: "approve withdrawal" });
    const actors = items.filter(({ subject }) => subject === orderNo).map(({ actor }) => actor);
    expect(actors).toEqual(["rita@aurelune.example", "pia@aurelune.example"]);
    owner.merchant = "KICKLINE";
    expect(await owner.refuse(getStaffWithdrawal, { orderNo })).toBe("order.unknown");
    expect((await owner.get(listStaffWithdrawals, {})).items).toEqual([]);
  });

  it("X-33: kills, lost callbacks and doubled, contradicted and forged ones pay once; what contradicts waits for staff", async () => {
    for (const fault of ["double", "forged", "disordered"] as const) {
      await world.pay().setFaults(fault);
      const { ann, accountId } = await newMember();
      const { orderNo } = await order(ann, accountId);
      await untilState(ann, orderNo, "DISBURSED");
      if (fault === "disordered")
        await expect
          .poll(async () => (await staff("pia").get(getStaffWithdrawal, { orderNo })).contradiction)
          .toBe("FAILED in state DISBURSED");
      expect(await walletOf(ann)).toMatchObject({ balance: "0.00" });
    }
    await world.pay().setFaults("amount");
    const half = await newMember();
    const { orderNo: halfNo } = await order(half.ann, half.accountId);
    await expect
      .poll(async () => (await staff("pia").get(getStaffWithdrawal, { orderNo: halfNo })).contradiction)
      .toMatch(/^PAID with another amount/);
    expect(await walletOf(half.ann)).toMatchObject({ available: "0.00", frozen: "100000.00" });
    await world.pay().setFaults("lost");
    const { ann, accountId } = await newMember();
    await world.pay().kill();
    const { orderNo, state } = await order(ann, accountId);
    expect(state).toBe("PAYING");
    await world.pay().start(world.gateway());
    const beside = await world.app().openBeside();
    await untilPaid(ann, orderNo, async () => {
      await Promise.all([
        followPayouts(world.app().services),
        followPayouts(beside.services),
        followPayouts(world.app().services),
      ]);
    });
    expect(await walletOf(ann)).toMatchObject({ balance: "0.00", frozen: "0.00" });
  });
});
