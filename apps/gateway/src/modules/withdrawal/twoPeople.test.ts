import { randomUUID } from "node:crypto";
import { createWithdrawal } from "@marquee/contract";
import {
  changeWithdrawalSettings,
  decideProposal,
  decideWithdrawal,
  getStaffWithdrawal,
  getWithdrawalSettings,
  listProposals,
  type WithdrawalSettings,
} from "@marquee/contract/staff";
import { describe, expect, it } from "vitest";
import { createGameServer } from "../../../test/gameServer.ts";
import { raceTurns } from "../../../test/raceTurns.ts";
import { openWallet } from "../../../test/wallet.ts";
import { newKey, paymentPassword, useWithdrawals } from "../../../test/withdrawals.ts";
import { switchModules } from "../../../test/registration.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { postTransfer } from "../../ledger/postTransfer.ts";
import { listLowered } from "./listLowered.ts";

describe("what takes two people", () => {
  const world = useWithdrawals();
  const { staff, change, newRich, order, untilState } = world;
  const reason = "for a test";

  const send = async (edit: (settings: WithdrawalSettings) => WithdrawalSettings, name: "rita" | "rob" = "rita") => {
    const { settings, version } = await staff(name).get(getWithdrawalSettings, {});
    return staff(name).get(changeWithdrawalSettings, { id: randomUUID(), settings: edit(settings), version, reason });
  };
  const withSecond = (secondApprovalAmount: string | null) => (settings: WithdrawalSettings) => ({
    ...settings,
    secondApprovalAmount,
  });

  it("X-32: a withdrawal that takes two when it is submitted takes two, whatever the settings say when it is decided", async () => {
    await change(withSecond("200000.00"));
    const { ann, accountId } = await newRich();
    const { orderNo } = await order(ann, accountId, "250000.00");
    const { version, ...waiting } = await staff("pia").get(getStaffWithdrawal, { orderNo });
    expect(waiting).toMatchObject({ state: "RISK", takesTwo: true });
    await change(withSecond(null));
    const approve = { orderNo, decision: "approve" as const, reason };
    expect(await staff("pia").get(decideWithdrawal, approve)).toMatchObject({ state: "RISK" });
    expect(await staff("pia").refuse(decideWithdrawal, approve)).toBe("proposal.own");
    // Rita has seen it before the first approval, then with it.
    expect(await staff("rita").refuse(decideWithdrawal, { ...approve, seen: version })).toBe("state.changed");
    await staff("rita").get(decideWithdrawal, { ...approve, seen: version + 1 });
    await untilState(ann, orderNo, "DISBURSED");
  });

  it(`X-32: in parts, also at the same moment, as much takes two as in one, ${raceTurns} times`, async () => {
    await change(withSecond("250000.00"));
    for (let turn = 0; turn < raceTurns; turn += 1) {
      const { ann, accountId } = await newRich();
      const parts = await Promise.all(
        ["100000.00", "100000.00", "100000.00"].map((each) => order(ann, accountId, each)),
      );
      const states = await Promise.all(
        parts.map(async ({ orderNo }) => (await staff("pia").get(getStaffWithdrawal, { orderNo })).takesTwo),
      );
      expect(states.filter(Boolean)).toHaveLength(1);
    }
  });

  it("X-17: documents are asked for when the parts of a day add up to the amount", async () => {
    await switchModules(world.app(), "aurelune", { KYC3: "on" });
    await change((settings) => ({ ...settings, identityAmount: "300000.00" }));
    const { ann, accountId } = await newRich();
    await order(ann, accountId, "100000.00");
    await order(ann, accountId, "100000.00");
    const request = { accountId, amount: "100000.00", paymentPassword };
    expect(await ann.refuse(createWithdrawal, request, newKey())).toBe("kyc.required");
    await switchModules(world.app(), "aurelune", { KYC3: "off" });
  });

  it("X-17, X-32: where nobody is asked for documents, staff see an unknown identity when the parts of a day add up to the amount", async () => {
    await switchModules(world.app(), "aurelune", { KYC3: "off" });
    const rule = { enabled: true, limit: 300_000 };
    await change((settings) => ({ ...settings, rules: { ...settings.rules, "identity.unverified": rule } }));
    const { ann, accountId } = await newRich();
    const found: (readonly string[])[] = [];
    for (const amount of ["100000.00", "199999.00", "100000.00"]) {
      const { orderNo } = await order(ann, accountId, amount);
      found.push((await staff("pia").get(getStaffWithdrawal, { orderNo })).checks);
    }
    expect(found).toEqual([[], [], ["identity.unverified"]]);
  });

  it("X-33: all deposits since the withdrawal before have to be played, not the last one alone", async () => {
    await change((settings) => ({
      ...settings,
      rules: { ...settings.rules, "deposit.unplayed": { enabled: true, limit: 100 } },
    }));
    const { ann, accountId, memberId } = await newRich();
    const { db } = world.app().services;
    const game = await openWallet(createGameServer(world.app(), world.app().houseSecret), ann);
    let serial = 0;
    const deposit = async (units: bigint): Promise<void> => {
      const [asset, kind, amount] = ["VND", "DEPOSIT", units * 10_000n] as const;
      await postTransfer(db, {
        tenant: "aurelune",
        scope: "test",
        key: `${memberId} ${(serial += 1)}`,
        ref: "test",
        postings: [
          { account: toHouseAccount("real", "aurelune", "deposits"), asset, kind, amount: -amount },
          { account: toMemberAccount("real", memberId, "main"), asset, kind, amount },
        ],
      });
    };
    const checksOf = async (): Promise<readonly string[]> =>
      (await staff("pia").get(getStaffWithdrawal, { orderNo: (await order(ann, accountId)).orderNo })).checks;
    await deposit(300_000n);
    await deposit(100_000n);
    await game.betwin(randomUUID(), 1_000_000_000, 0);
    expect(await checksOf()).toEqual(["deposit.unplayed"]);
    // What the withdrawal before was asked about is not asked again.
    await deposit(100_000n);
    await game.betwin(randomUUID(), 1_000_000_000, 0);
    expect(await checksOf()).toEqual([]);
  });

  it("X-32: what protects less is proposed and in force when another person approves it; what protects more is at once", async () => {
    await change(withSecond("200000.00"));
    const stored = await staff("rita").get(getWithdrawalSettings, {});
    const { proposal, ...unchanged } = await send(withSecond(null));
    expect(unchanged).toEqual(stored);
    const decide = { id: proposal ?? "", decision: "approve" as const, note: reason };
    expect(await staff("rita").refuse(decideProposal, decide)).toBe("proposal.own");
    expect(await staff("sam").refuse(decideProposal, decide)).toBe("permission.denied");
    const { items } = await staff("rob").get(listProposals, {});
    expect(items.find(({ id }) => id === proposal)).toMatchObject({
      kind: "withdrawal.settings",
      data: { lowered: ["secondApprovalAmount"], currency: "VND" },
    });
    // Somebody changes the settings meanwhile: nobody approves what they have not seen.
    const more = await send((settings) => ({ ...settings, accountHours: settings.accountHours + 1 }), "rob");
    expect(more.proposal).toBeNull();
    expect(await staff("rob").refuse(decideProposal, decide)).toBe("state.changed");
    const { proposal: again } = await send(withSecond(null));
    await staff("rob").get(decideProposal, { ...decide, id: again ?? "" });
    const { settings } = await staff("rita").get(getWithdrawalSettings, {});
    expect([settings.secondApprovalAmount, settings.accountHours]).toEqual([null, more.settings.accountHours]);
  });

  it("X-32: a check that is off or asks for more, a higher amount and a shorter wait protect less", async () => {
    const { settings } = await staff("rita").get(getWithdrawalSettings, {});
    const strict: WithdrawalSettings = {
      ...settings,
      accountHours: 24,
      dayAmount: "100.00",
      identityAmount: "100.00",
      secondApprovalAmount: null,
      rules: {
        ...settings.rules,
        first: { enabled: true, limit: 0 },
        "count.day": { enabled: true, limit: 3 },
        "account.new": { enabled: true, limit: 72 },
        "win.rate": { enabled: false, limit: 1 },
      },
    };
    const rule = (name: keyof WithdrawalSettings["rules"], limit: number, enabled = true): WithdrawalSettings => ({
      ...strict,
      rules: { ...strict.rules, [name]: { enabled, limit } },
    });
    const cases: readonly (readonly [WithdrawalSettings, string[]])[] = [
      [{ ...strict, accountHours: 23 }, ["accountHours"]],
      [{ ...strict, accountHours: 25 }, []],
      [{ ...strict, dayAmount: "100.01" }, ["dayAmount"]],
      [{ ...strict, dayAmount: null, identityAmount: null }, ["dayAmount", "identityAmount"]],
      [{ ...strict, dayAmount: "99.99", secondApprovalAmount: "1.00" }, []],
      [{ ...strict, confirmMinutes: 5 }, []],
      [rule("first", 0, false), ["first"]],
      [rule("first", 9), []],
      [rule("count.day", 4), ["count.day"]],
      [rule("count.day", 2), []],
      [rule("account.new", 71), ["account.new"]],
      [rule("account.new", 73), []],
      [rule("win.rate", 900), []],
    ];
    for (const [after, lowered] of cases) expect(listLowered(strict, after)).toEqual(lowered);
  });
});
