import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  addWithdrawalAccount,
  confirmWithdrawal,
  createDeposit,
  createWithdrawal,
  type Endpoint,
  getDeposit,
  getWithdrawal,
} from "@marquee/contract";
import { type FirstData, openDatabase, type Storage } from "@marquee/database";
import { type PostgresServer, startPostgres } from "@marquee/database/testing";
import { createPayHouse } from "../src/adapters/payments/createPayHouse.ts";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";

import { checkChains, checkTrialBalance } from "../src/ledger/checkLedger.ts";
import { getSettings, putSettings } from "../src/modules/withdrawal/settingsStore.ts";
import { applySwitch } from "../src/operator/applySwitch.ts";
import { firstData } from "./firstData.ts";
import { createGatewayProcess, type GatewayProcess } from "./gatewayProcess.ts";
import { openForwarder } from "./openForwarder.ts";
import { createPayHouse as createPayHouseProcess, type PayHouse } from "./payHouse.ts";
import { openAurelune, type Visitor } from "./visitor.ts";
import { bank, toNumber, withoutChecks } from "./payoutPlaces.ts";
import { requireNoTurnover } from "./requireNoTurnover.ts";
import { tables } from "./tables.ts";
import type { NoTables } from "../src/db/Db.ts";

/** What an order of money goes through, from the call that makes a deposit to the answer to a withdrawal. */
export const orderSteps = ["order", "pay", "credit", "withdraw", "payout", "answer"] as const;

/** One of {@link orderSteps}. */
export type OrderStep = (typeof orderSteps)[number];

/** What can be killed. */
export const victims = ["gateway", "database", "pay-house"] as const;

/** One of {@link victims}. */
export type Victim = (typeof victims)[number];

/** A member of the load: which step he is in, and how many deposits and withdrawals have come to their end. */
interface Payer {
  readonly visitor: Visitor;
  readonly accountId: string;
  readonly orders: { readonly kind: "DEPOSIT" | "PAYOUT"; readonly orderNo: string }[];
  step: OrderStep | undefined;
  ended: number;
}

const [tenantId, merchant, amount] = ["aurelune", "AURELUNE", "100000.00"] as const;

/** Repeats work until it answers: whoever gets no answer asks again, as a page does. */
async function insist<Value>(work: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const value = await work().catch(() => undefined);
    if (value !== undefined) return value;
    await wait(100);
  }
}

/** Sends a call of money with one key until it has succeeded. */
function send<Request, Value>({ visitor }: Payer, row: Endpoint<Request, Value>, request: Request): Promise<Value> {
  const sent = { headers: { "idempotency-key": randomUUID() } };
  return insist(async () => {
    const { body } = await visitor.call(row, request, sent);
    return body.success ? body.value : undefined;
  });
}

async function payIn(payer: Payer, pay: PayHouse): Promise<void> {
  payer.step = "order";
  const { orderNo } = await send(payer, createDeposit, { methodId: "PAY_HOUSE_WALLET", amount });
  payer.orders.push({ kind: "DEPOSIT", orderNo });
  const find = () => payer.visitor.get(getDeposit, { orderNo });
  const url = await insist(async () => (await find()).pay?.url);
  payer.step = "pay";
  // Who pays twice is told that it is paid.
  await insist(() =>
    pay.submit(url, { act: "pay" }).then(
      () => true,
      async () => (await find()).state === "CREDITED" || undefined,
    ),
  );
  payer.step = "credit";
  await insist(async () => (await find()).state === "CREDITED" || undefined);
}

async function takeOut(payer: Payer): Promise<void> {
  payer.step = "withdraw";
  const { orderNo } = await send(payer, createWithdrawal, { accountId: payer.accountId, amount });
  payer.orders.push({ kind: "PAYOUT", orderNo });
  const find = () => payer.visitor.get(getWithdrawal, { orderNo });
  payer.step = "payout";
  await insist(async () => (await find()).state === "DISBURSED" || undefined);
  payer.step = "answer";
  await send(payer, confirmWithdrawal, { orderNo, result: "RECEIVED" });
}

/** What a load of orders found after its kills. */
export interface LoadEnd {
  readonly kills: number;
  readonly orders: number;
  /** Orders that did not end as their members and the provider say, faults of the ledger, and wallets with another sum than expected. */
  readonly faults: readonly string[];
}

/** A gateway, its database and a pay-house in processes of their own, and members who pay in and take out again and again. */
export async function openOrdersLoad(members: number, isServer: boolean) {
  const data = mkdtempSync(join(tmpdir(), "marquee-orders-"));
  const server: PostgresServer | undefined = isServer ? await startPostgres() : undefined;
  const pay = await createPayHouseProcess();
  const env = { MARQUEE_PAYMENTS_FILE: pay.paymentsFile, ...(server && { DATABASE_URL: server.url }) };
  const gateway: GatewayProcess = createGatewayProcess(data, 0, env);
  const forwarder = await openForwarder(gateway.getPort);
  const callbacks = `http://127.0.0.1:${forwarder.port}`;
  const storage: Storage =
    server === undefined ? { kind: "folder", path: join(data, "database") } : { kind: "server", url: server.url };

  const open = (firstData?: FirstData<NoTables>) =>
    openDatabase<NoTables>({ storage, migrations, functions, role: gatewayRole, ...(firstData && { firstData }) });

  /** A merchant's data, as a first start of the gateway makes it. Every withdrawal is paid at once, and without a payment password, whose tries are counted. */
  async function prepare(): Promise<void> {
    const { db, close } = await open({ key: () => "orders", fill: firstData });
    const scope = { id: tenantId, currency: "VND" };
    const { settings, version } = await getSettings(db, scope);
    await putSettings(db, scope, withoutChecks(settings), version);
    await requireNoTurnover(db, scope);
    await applySwitch(db, { kind: "module", merchant: tenantId, subject: "PAYPASS3", state: "off" }, "test");
    await close();
  }

  const over = new AbortController();
  const payers: Payer[] = [];

  async function close(): Promise<void> {
    over.abort();
    await gateway.kill("SIGKILL");
    await pay.stop();
    await server?.stop();
    await forwarder.close();
    rmSync(data, { recursive: true, force: true });
  }

  try {
    await prepare();
    await Promise.all([gateway.start(), pay.start(callbacks)]);
    for (let each = 0; each < members; each += 1) {
      const visitor = openAurelune(gateway);
      await visitor.registerAs(`payer${each}`);
      const [account] = await visitor.get(addWithdrawalAccount, { ...bank, number: toNumber() });
      payers.push({ visitor, accountId: account?.id ?? "", orders: [], step: undefined, ended: 0 });
    }
  } catch (error) {
    await close();
    throw error;
  }

  let kills = 0;
  const running = Promise.all(
    payers.map(async (payer) => {
      while (!over.signal.aborted) {
        await payIn(payer, pay);
        await takeOut(payer);
        payer.ended += 1;
        payer.step = undefined;
      }
    }),
  );

  async function kill(victim: Victim): Promise<void> {
    kills += 1;
    if (victim === "pay-house") {
      await pay.kill();
      await pay.start(callbacks);
    } else if (victim === "database" && server !== undefined) {
      await server.kill();
      await server.restart();
    } else {
      await gateway.kill("SIGKILL");
      await gateway.start();
    }
  }

  /** What the provider says otherwise than the members do. */
  async function listProviderFaults(): Promise<readonly string[]> {
    const { [merchant]: own } = JSON.parse(readFileSync(pay.paymentsFile, "utf8"));
    const provider = createPayHouse(merchant, own.PAY_HOUSE);
    const faults: string[] = [];
    for (const { kind, orderNo } of payers.flatMap(({ orders }) => orders)) {
      const report = await provider.query(kind, orderNo);
      if (report?.status !== "PAID" || report.amount !== 1_000_000_000n) faults.push(`${orderNo}: ${report?.status}`);
    }
    return faults;
  }

  async function listStoredFaults(): Promise<readonly string[]> {
    const { db, close } = await open();
    const faults = [...(await checkTrialBalance(db)), ...(await checkChains(db))];
    const [inward, outward] = [
      await tables(db).selectFrom("deposits").select(["order_no", "state"]).execute(),
      await tables(db).selectFrom("withdrawals").select(["order_no", "state"]).execute(),
    ];
    await close();
    const known = new Set(payers.flatMap(({ orders }) => orders.map(({ orderNo }) => orderNo)));
    const wrong = [...inward, ...outward].filter(
      ({ order_no: orderNo, state }) => !known.has(orderNo) || (state !== "CREDITED" && state !== "CONFIRMED"),
    );
    return [
      ...faults.map(({ subject, problem }) => `${subject}: ${problem}`),
      ...wrong.map(({ order_no: orderNo, state }) => `${orderNo}: ${state}`),
    ];
  }

  return {
    /** Kills at once when somebody is in a step, and starts what was killed again. */
    strike: async (step: OrderStep, victim: Victim): Promise<void> => {
      while (!payers.some((payer) => payer.step === step)) await wait(2);
      await kill(victim);
    },
    /** Lets every member come to the end of his orders, with nobody's help, and compares what everybody says. */
    end: async (): Promise<LoadEnd> => {
      over.abort();
      await running;
      const wallets = await Promise.all(payers.map(({ visitor }) => visitor.getBalance()));
      const sums = wallets.flatMap(({ sumBalance, wallets: [main] }) =>
        sumBalance === amount && main?.frozen === "0.00" ? [] : [`a wallet holds ${sumBalance}`],
      );
      const provider = await listProviderFaults();
      await gateway.kill("SIGTERM");
      const orders = payers.reduce((sum, { ended }) => sum + 2 * ended, 0);
      return { kills, orders, faults: [...sums, ...provider, ...(await listStoredFaults())] };
    },
    close,
  };
}
