import {
  getBalance,
  getMemberInfo,
  setPaymentPassword,
  type TeamTransfer,
  transferDown,
  transferUp,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { toHouseAccount, toMemberAccount } from "../src/ledger/accounts.ts";
import { postTransfer } from "../src/ledger/postTransfer.ts";
import { makeAgent, moveMember } from "../src/modules/agent/index.ts";
import { getSettings, putSettings } from "../src/modules/withdrawal/settingsStore.ts";
import { openTestApp, type TestApp } from "./openTestApp.ts";
import { requireNoSignupTurnover } from "./requireNoTurnover.ts";
import { newKey, paymentPassword } from "./withdrawals.ts";
import { openAurelune, passwordOf, type Visitor } from "./visitor.ts";

/** A member of a test's tree, with a payment password. */
export interface Node {
  readonly id: string;
  readonly name: string;
  readonly here: Visitor;
}

const tenantId = "aurelune";
const merchant = { id: tenantId, currency: "VND" };

/** A gateway with members who stand below one another and may send money along the tree; each test ends with a ledger without faults. */
export function useTransferTree(settings: Readonly<Record<string, string>> = {}) {
  let app: TestApp;
  let count = 0;

  beforeAll(async () => {
    app = await openTestApp(settings);
    await requireNoSignupTurnover(app.services.db, merchant);
    await setCooling(false);
  });
  afterEach(async () => expect(await app.listFaults()).toEqual([]));
  afterAll(() => app.close());

  /** Whether a new password or contact keeps members from sending money. */
  const setCooling = async (enabled: boolean): Promise<void> => {
    const { db } = app.services;
    const { settings, version } = await getSettings(db, merchant);
    const rules = { ...settings.rules, "credentials.changed": { enabled, limit: 72 } };
    await putSettings(db, merchant, { ...settings, rules }, version);
  };

  const give = async (memberId: string, amount: bigint): Promise<void> => {
    const [asset, kind] = ["VND", "ADJUST"] as const;
    await postTransfer(app.services.db, {
      tenant: tenantId,
      scope: "test",
      key: `${memberId}${(count += 1)}`,
      ref: "test",
      postings: [
        { account: toHouseAccount("real", tenantId, "adjust"), asset, kind, amount: -amount },
        { account: toMemberAccount("real", memberId, "main"), asset, kind, amount },
      ],
    });
  };

  /** A member below another one. */
  const join = async (upline: Node | null, kind: 0 | 1 = 0): Promise<Node> => {
    const here = openAurelune(app);
    const name = `transfer${(count += 1)}`;
    await here.registerAs(name);
    const { id } = await here.get(getMemberInfo, {});
    const password = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword };
    await here.get(setPaymentPassword, { password: passwordOf("AURELUNE"), ...password });
    // The credit of new members, so that each test gives all that there is.
    await give(id, -1_000_000_000n);
    const key = { tenantId, memberId: id };
    await transact(app.services.db, async (tx) => {
      await moveMember(tx, key, upline?.id ?? null);
      if (kind === 1) await makeAgent(tx, key, 1);
    });
    if (kind === 1) await here.loginAs(name);
    return { id, name, here };
  };

  return {
    app: () => app,
    setCooling,
    give,
    join,
    up: (from: Node, amount: string, sent = newKey()): Promise<TeamTransfer> =>
      from.here.get(transferUp, { amount, paymentPassword }, sent),
    down: (from: Node, to: Node, amount: string, sent = newKey()): Promise<TeamTransfer> =>
      from.here.get(transferDown, { account: to.name, amount, paymentPassword }, sent),
    upError: async (from: Node, amount: string) =>
      (await from.here.call(transferUp, { amount, paymentPassword }, newKey())).body,
    downError: async (from: Node, account: string, amount: string) =>
      (await from.here.call(transferDown, { account, amount, paymentPassword }, newKey())).body,
    balanceOf: async ({ here }: Node) => (await here.get(getBalance, {})).wallets[0]?.balance,
  };
}
