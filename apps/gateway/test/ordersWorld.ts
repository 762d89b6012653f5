import { randomUUID } from "node:crypto";
import { addWithdrawalAccount, toDecimal } from "@marquee/contract";
import {
  decideDeposit,
  decideWithdrawal,
  getStaffWithdrawal,
  getWithdrawalSettings,
  resolveClaim,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import type { App } from "../src/app.ts";
import type { PaymentReport } from "../src/adapters/payments/PaymentProvider.ts";
import type { Call } from "../src/http/Call.ts";
import { Refusal } from "../src/http/Refusal.ts";
import { toHouseAccount, toMemberAccount } from "../src/ledger/accounts.ts";
import { postTransfer } from "../src/ledger/postTransfer.ts";
import { applySwitch } from "../src/operator/applySwitch.ts";
import { type Delivery, Killed, openMemoryProvider } from "./memoryProvider.ts";
import { openTestApp } from "./openTestApp.ts";
import { approvedByTwoFrom, reviewedFrom } from "./ordersReference.ts";
import { changeSettingsByTwo } from "./changeSettingsByTwo.ts";
import { addStaff, deskSettings, Staff } from "./staff.ts";
import { drawPicture, sendForm } from "./uploads.ts";
import { openAurelune } from "./visitor.ts";
import { bank, toNumber, withoutChecks } from "./payoutPlaces.ts";
import { requireNoTurnover } from "./requireNoTurnover.ts";

const tenant = "aurelune";

/** Two gateways on one database with a provider in this process, two people of the staff, and one member with a bank account. */
export async function openOrdersWorld() {
  const app = await openTestApp(deskSettings);
  const { db, tenantRegistry } = app.services;
  const provider = openMemoryProvider("AURELUNE");
  const gateways: readonly App[] = [app, await app.openBeside()];
  // Its tries are counted, and its hashing is slow on purpose.
  await applySwitch(db, { kind: "module", merchant: tenant, subject: "PAYPASS3", state: "off" }, "test");
  for (const { services } of gateways) {
    Object.assign(services, { payments: { ...services.payments, ...provider.payments } });
    await services.tenantRegistry.refresh();
  }
  const staff: Staff[] = [];
  for (const [at, name] of ["pia", "rob"].entries()) {
    await addStaff(db, `${name}@aurelune.example`, { AURELUNE: ["PAYMENTS", "RISK"] });
    staff.push(await new Staff(gateways[at] ?? app, "AURELUNE").login(`${name}@aurelune.example`));
  }
  const [pia] = staff;
  if (pia === undefined) throw new Error("nobody works here");
  const { settings, version } = await pia.get(getWithdrawalSettings, {});
  const [large, second] = [Number(reviewedFrom / 10_000n), toDecimal(approvedByTwoFrom)];
  const open = withoutChecks(settings);
  const rules = { ...open.rules, "amount.large": { enabled: true, limit: large } };
  const changed = { ...open, rules, secondApprovalAmount: second };
  await changeSettingsByTwo(staff, { settings: changed, version });

  await requireNoTurnover(db, { id: tenant, currency: "VND" });

  const ann = openAurelune(app);
  const { id: memberId } = await ann.registerAs("ordersann");
  const [account] = await ann.get(addWithdrawalAccount, { ...bank, number: toNumber() });
  const proof = await sendForm(app, ann, [
    ["purpose", "PROOF"],
    ["file", await drawPicture("png")],
  ]);
  const found = tenantRegistry.list().find(({ code }) => code === "AURELUNE");
  if (found === undefined || account === undefined || !proof.body.success) throw new Error("the member is not ready");

  /** The member's calls, without the counting of how often they come. */
  const call: Call = {
    tenant: found,
    session: {
      tenantId: tenant,
      tokenHash: "",
      memberId,
      username: "ordersann",
      kind: 0,
      status: "ACTIVE",
      realm: "real",
      currency: "VND",
      pending: null,
    },
    language: "EN",
    location: { ip: "127.0.0.1", country: "ZZ" },
    requestId: "test",
    userAgent: "",
    host: "aurelune.localhost",
    origin: "http://aurelune.localhost",
    cookies: new Map(),
    setCookie: () => {},
    intent: undefined,
  };

  /** Runs work that may be refused, or end with its process. */
  async function attempt<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal || error instanceof Killed) return undefined;
      throw error;
    }
  }

  const post = async (at: number, report: PaymentReport, delivery: Delivery): Promise<number> => {
    const { headers, payload } = provider.toCallback(report, delivery);
    const answer = await gateways[at]?.http.inject({
      method: "POST",
      url: "/payments/AURELUNE/PAY_HOUSE",
      headers: { ...headers },
      payload,
    });
    return answer?.statusCode ?? 0;
  };

  /** Has a gateway die between a decision's transaction and its payout. */
  async function dying(at: number, isDying: boolean, work: () => Promise<unknown>): Promise<void> {
    const services = gateways[at]?.services;
    if (services === undefined) return;
    const { sendSoon } = services;
    if (isDying)
      Object.assign(services, {
        sendSoon: () => {
          throw new Killed();
        },
      });
    await work();
    Object.assign(services, { sendSoon });
  }

  const person = (at: number): Staff => staff[at] ?? pia;

  return {
    app,
    db,
    gateways,
    provider,
    ann,
    call,
    memberId,
    accountId: account.id,
    proofId: proof.body.value.uploadId,
    attempt,
    /** Moves all withdrawals of before a day into the past. */
    passDay: () => sql`update withdrawals set created_at = created_at - interval '25 hours'`.execute(db),
    /** A whole effect of the member's, and nothing after it. */
    commit: <Value>(effect: (tx: typeof db) => Promise<Value>) => attempt(() => transact(db, effect)),
    post,
    decide: (at: number, orderNo: string, decision: "approve" | "reject", isDying: boolean) =>
      dying(at, isDying, () => person(at).call(decideWithdrawal, { orderNo, decision, reason: "for a test" })),
    resolve: (at: number, orderNo: string, decision: "pay" | "deny") =>
      person(at).call(resolveClaim, { orderNo, decision, reason: "for a test" }),
    review: (at: number, orderNo: string, decision: "credit" | "reject") =>
      person(at).call(decideDeposit, { orderNo, decision, reason: "for a test" }),
    linkedOf: async (orderNo: string): Promise<string> =>
      (await pia.get(getStaffWithdrawal, { orderNo })).linkedOrderNo ?? "",
    /** Gives the member money beside all orders. */
    fund: async (amount: bigint): Promise<void> => {
      if (amount === 0n) return;
      const postings = [
        { account: toHouseAccount("real", tenant, "adjust"), asset: "VND", kind: "ADJUST", amount: -amount },
        { account: toMemberAccount("real", memberId, "main"), asset: "VND", kind: "ADJUST", amount },
      ] as const;
      await postTransfer(db, { tenant, scope: "test", key: randomUUID(), ref: "", postings });
    },
    /** The member's money, what is off balance since a transfer, and the states of orders, of which contradicted ones end with `!`. */
    read: async (since: string, orders: readonly string[]) => {
      const { rows } = await sql<{ name: string; value: string }>`
        select split_part(account, ':', 3) as name, balance::text as value from ledger.accounts
        where tenant_id = ${tenant} and asset = 'VND' and account in
          (${toMemberAccount("real", memberId, "main")}, ${toMemberAccount("real", memberId, "frozen")})
        union all
        select 'off', coalesce(sum(amount), 0)::text from ledger.entries where tenant_id = ${tenant} and transfer_id > ${since}
        union all
        select order_no, state from deposits where tenant_id = ${tenant} and order_no = any(${orders})
        union all
        select order_no, state || case when contradiction = '' then '' else '!' end from withdrawals
          where tenant_id = ${tenant} and order_no = any(${orders})`.execute(db);
      return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    },
  };
}

/** An {@link openOrdersWorld}. */
export type OrdersWorld = Awaited<ReturnType<typeof openOrdersWorld>>;
