import { randomUUID } from "node:crypto";
import {
  addWithdrawalAccount,
  createWithdrawal,
  getBalance,
  getMemberInfo,
  getWithdrawal,
  setPaymentPassword,
  type WithdrawalOrder,
} from "@marquee/contract";
import { getWithdrawalSettings, type WithdrawalSettings } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { changeSettingsByTwo } from "./changeSettingsByTwo.ts";
import { toHouseAccount, toMemberAccount } from "../src/ledger/accounts.ts";
import { postTransfer } from "../src/ledger/postTransfer.ts";
import { openTestApp, type TestApp } from "./openTestApp.ts";
import { openPayHouse } from "./openPayHouse.ts";
import type { PayHouse } from "./payHouse.ts";
import { bank, toNumber, withoutChecks } from "./payoutPlaces.ts";
import { requireNoSignupTurnover } from "./requireNoTurnover.ts";
import { addStaff, deskSettings, Staff } from "./staff.ts";
import { openAurelune, passwordOf, type Visitor } from "./visitor.ts";

/** The payment password of the tests' members. */
export const paymentPassword = "482915";

/** A key of a call of its own. */
export const newKey = () => ({ headers: { "idempotency-key": randomUUID() } });

/** A member who can withdraw. */
interface Withdrawer {
  readonly ann: Visitor;
  readonly accountId: string;
}

/**
 * A gateway with a pay-house in another process, staff, and members with money; each test begins without checks and ends with a ledger
 * without faults. `settings` are more of the gateway's.
 */
export function useWithdrawals(settings: Readonly<Record<string, string>> = {}) {
  let app: TestApp;
  let pay: PayHouse;
  let gateway = "";
  let names = 0;
  const people = new Map<string, Staff>();

  beforeAll(async () => {
    pay = await openPayHouse();
    app = await openTestApp({ MARQUEE_PAYMENTS_FILE: pay.paymentsFile, ...deskSettings, ...settings });
    await requireNoSignupTurnover(app.services.db, { id: "aurelune", currency: "VND" });
    gateway = await app.http.listen({ host: "127.0.0.1", port: 0 });
    await pay.start(gateway);
    for (const [name, role] of [
      ["pia", "PAYMENTS"],
      ["rita", "RISK"],
      ["rob", "RISK"],
      ["sam", "SUPPORT"],
    ] as const) {
      await addStaff(app.services.db, `${name}@aurelune.example`, { AURELUNE: [role] });
      people.set(name, await new Staff(app, "AURELUNE").login(`${name}@aurelune.example`));
    }
  });
  beforeEach(() => change(withoutChecks));
  afterEach(async () => {
    await pay.setFaults();
    expect(await app.listFaults()).toEqual([]);
  });
  afterAll(async () => {
    await app.close();
    await pay.stop();
  });

  const staff = (name: "pia" | "rita" | "rob" | "sam"): Staff => {
    const found = people.get(name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found;
  };

  const change = async (edit: (settings: WithdrawalSettings) => WithdrawalSettings): Promise<void> => {
    const { settings, version } = await staff("rita").get(getWithdrawalSettings, {});
    await changeSettingsByTwo([staff("rita"), staff("rob")], { settings: edit(settings), version });
  };

  const newMember = async (number = toNumber()): Promise<Withdrawer> => {
    const ann = openAurelune(app);
    // All have one name: born on different days, they are different people.
    const birthday = new Date(Date.UTC(1980, 0, (names += 1))).toISOString().slice(0, 10);
    await ann.registerAs(`withdrawer${names}`, { birthday });
    const password = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword };
    await ann.get(setPaymentPassword, { password: passwordOf("AURELUNE"), ...password });
    const accounts = await ann.get(addWithdrawalAccount, { ...bank, number, paymentPassword });
    return { ann, accountId: accounts[0]?.id ?? "" };
  };

  /** A member with money for several withdrawals. */
  const newRich = async (): Promise<Withdrawer & { readonly memberId: string }> => {
    const member = await newMember();
    const { id: memberId } = await member.ann.get(getMemberInfo, {});
    const [asset, kind, amount] = ["VND", "ADJUST", 10_000_000_000n] as const;
    await postTransfer(app.services.db, {
      tenant: "aurelune",
      scope: "test",
      key: memberId,
      ref: "test",
      postings: [
        { account: toHouseAccount("real", "aurelune", "adjust"), asset, kind, amount: -amount },
        { account: toMemberAccount("real", memberId, "main"), asset, kind, amount },
      ],
    });
    return { ...member, memberId };
  };

  const order = (ann: Visitor, accountId: string, amount = "100000.00", sent = newKey()): Promise<WithdrawalOrder> =>
    ann.get(createWithdrawal, { accountId, amount, paymentPassword }, sent);

  const untilState = (ann: Visitor, orderNo: string, state: WithdrawalOrder["state"]): Promise<void> =>
    expect.poll(async () => (await ann.get(getWithdrawal, { orderNo })).state).toBe(state);

  return {
    app: () => app,
    pay: () => pay,
    gateway: () => gateway,
    staff,
    change,
    newMember,
    newRich,
    order,
    untilState,
    walletOf: async (ann: Visitor) => (await ann.get(getBalance, {})).wallets[0],
    /** A withdrawal that is paid and waits for the member's answer. */
    disburse: async (): Promise<Withdrawer & { readonly orderNo: string }> => {
      const member = await newMember();
      const { orderNo } = await order(member.ann, member.accountId);
      await untilState(member.ann, orderNo, "DISBURSED");
      return { ...member, orderNo };
    },
    /** Lets the job ask about every withdrawal now. */
    askNow: () => sql`update withdrawals set ask_at = clock_timestamp() - interval '1 second'`.execute(app.services.db),
  };
}
