import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, transact } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { sql } from "kysely";
import { buildApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";

import type { Call } from "../src/http/Call.ts";
import { toHouseAccount, toMemberAccount } from "../src/ledger/accounts.ts";
import { openAccounts, postTransfers } from "../src/ledger/postTransfer.ts";
import { modules } from "../src/modules.ts";
import { payOut } from "../src/modules/withdrawal/payOut.ts";
import { prepareWithdrawal } from "../src/modules/withdrawal/prepareWithdrawal.ts";
import { getSettings, putSettings } from "../src/modules/withdrawal/settingsStore.ts";
import { withdrawals } from "../src/modules/withdrawal/withdrawalStore.ts";
import { applySwitch } from "../src/operator/applySwitch.ts";
import { openSecrets } from "../src/secrets/openSecrets.ts";
import { brandsFolder, firstData } from "../test/firstData.ts";
import { openMemoryProvider, toReference } from "../test/memoryProvider.ts";
import { withoutChecks } from "../test/payoutPlaces.ts";
import { requireNoTurnover } from "../test/requireNoTurnover.ts";
import { measureInTurns } from "./measureInTurns.ts";
import { measureRate } from "./measureRate.ts";
import { preparePgbench } from "./pgbench.ts";
import type { NoTables } from "../src/db/Db.ts";

// P12: payments per second through the gateway's own code, beside pgbench on the same server: a signed callback that credits a deposit (one
// commit), and a whole withdrawal (four: order and lock, handed to the provider, its reference, its callback).

const [tenant, merchant, asset, amount] = ["aurelune", "AURELUNE", "VND", 1_000_000_000n] as const;
const clients = 8;
const seconds = 2;
const rounds = Number(process.argv[2] ?? 5);
const members = 2_000;
const deposits = 40_000;

const toId = (number: number): string => `${number.toString(16).padStart(8, "0")}-0000-7000-8000-000000000000`;

const data = mkdtempSync(join(tmpdir(), "marquee-orders-"));
const server = await startPostgres();
try {
  const runPgbench = preparePgbench(server);
  const env = { MARQUEE_DATA: data, MARQUEE_BRANDS: brandsFolder, MARQUEE_DEMO: "tree", MARQUEE_JOBS: "0" };
  const config = readConfig([], { ...env, MARQUEE_LOG_LEVEL: "error" });
  const storage = { kind: "server", url: server.url } as const;
  const database = await openDatabase<NoTables>({
    storage,
    migrations,
    functions,
    role: gatewayRole,
    pools: config.pools,
  });
  await firstData(database.db);
  const app = await buildApp({ config, secrets: await openSecrets(data), modules, database });
  const { db, tenantRegistry } = app.services;
  const provider = openMemoryProvider(merchant);
  Object.assign(app.services, { payments: provider.payments });
  await applySwitch(db, { kind: "module", merchant: tenant, subject: "PAYPASS3", state: "off" }, "bench");
  await tenantRegistry.refresh();
  const place = tenantRegistry.list().find(({ code }) => code === merchant);
  if (place === undefined) throw new Error("there is no merchant");
  const { settings, version } = await getSettings(db, place);
  await putSettings(db, place, { ...withoutChecks(settings), confirmMinutes: 30 }, version);
  await requireNoTurnover(db, place);

  await sql`insert into members (tenant_id, id, username, username_key, kind, nickname, language, avatar, currency, registered_from)
    select ${tenant}, lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000', 'payer' || n, 'payer' || n, 0, 'payer' || n, 'EN', 1, 'VND', 'bench'
    from generate_series(1, ${members}::int) n`.execute(db);
  await sql`insert into withdrawal_accounts (tenant_id, id, member_id, method_id, type, place, number, number_key, holder)
    select tenant_id, id::uuid, id, 'PAY_HOUSE_BANK', 'BANK', 'Harbour Bank', '12345678', id, 'Ann' from members where username like 'payer%'`.execute(
    db,
  );
  await sql`insert into deposits (tenant_id, order_no, member_id, provider, method_id, type, currency, amount, fee, state, provider_ref,
      return_url, expect_minutes, expires_at, ask_at)
    select ${tenant}, 'DB' || n, lpad(to_hex(1 + n % ${members}::int), 8, '0') || '-0000-7000-8000-000000000000', 'PAY_HOUSE', 'PAY_HOUSE_WALLET',
      'WALLET', 'VND', ${amount}::int8, 0, 'PENDING', 'P-DB' || n, 'http://localhost', 1, now() + interval '1 hour', now() + interval '1 hour'
    from generate_series(1, ${deposits}::int) n`.execute(db);
  const wallets = Array.from({ length: members }, (_, number) => toMemberAccount("real", toId(number + 1), "main"));
  await openAccounts(
    db,
    wallets.map((account) => ({ tenant, account, asset })),
  );
  const [bank, opening] = [toHouseAccount("real", tenant, "deposits"), amount * 1_000n] as const;
  await postTransfers(
    db,
    wallets.map((account) => ({
      tenant,
      scope: "gift",
      key: account,
      ref: "gift",
      postings: [
        { account: bank, asset, kind: "DEPOSIT", amount: -opening },
        { account, asset, kind: "DEPOSIT", amount: opening },
      ],
    })),
  );
  // PostgreSQL does this by itself within its first minute.
  execFileSync(join(server.programs, "psql"), [server.url, "-q", "-c", "vacuum analyze"]);

  async function tell(kind: "DEPOSIT" | "PAYOUT", orderNo: string): Promise<void> {
    const report = {
      kind,
      orderNo,
      providerRef: toReference(orderNo),
      status: "PAID",
      amount,
      currency: asset,
    } as const;
    const { headers, payload } = provider.toCallback({ ...report, reason: "" }, "signed");
    const { statusCode } = await app.http.inject({
      method: "POST",
      url: `/payments/${merchant}/PAY_HOUSE`,
      headers: { ...headers },
      payload,
    });
    if (statusCode !== 200) throw new Error(`the callback of ${orderNo} was answered with ${statusCode}`);
  }

  let [credited, withdrawn] = [0, 0];
  async function credit(): Promise<number> {
    credited += 1;
    if (credited > deposits) throw new Error("there are too few deposits");
    await tell("DEPOSIT", `DB${credited}`);
    return 1;
  }

  const shared = {
    tenant: place,
    language: "EN",
    location: { ip: "127.0.0.1", country: "ZZ" },
    requestId: "bench",
  } as const;
  const page = {
    userAgent: "",
    host: "",
    origin: "",
    cookies: new Map<string, string>(),
    setCookie: () => {},
    intent: undefined,
  };
  async function withdraw(): Promise<number> {
    withdrawn += 1;
    const memberId = toId(1 + (withdrawn % members));
    const session = { tenantId: tenant, tokenHash: "", memberId, username: "", kind: 0, status: "ACTIVE" } as const;
    const call: Call = { ...shared, ...page, session: { ...session, realm: "real", currency: asset, pending: null } };
    const effect = await prepareWithdrawal(app.services, call, { accountId: memberId, amount: "100000.00" });
    const { orderNo } = await transact(db, effect);
    const stored = await withdrawals.find(db, { tenantId: tenant, orderNo });
    if (stored?.state !== "APPROVED") throw new Error(`a withdrawal is ${stored?.state}`);
    await payOut(app.services, merchant, stored);
    await tell("PAYOUT", orderNo);
    return 1;
  }

  const rates = await measureInTurns(
    {
      pgbench: () => runPgbench(clients, seconds),
      callbacks: () => measureRate(clients, seconds, credit),
      withdrawals: () => measureRate(clients, seconds, withdraw),
    },
    rounds,
  );
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from withdrawals where state <> 'DISBURSED'`.execute(db);
  if (rows[0]?.open !== 0) throw new Error(`${rows[0]?.open} withdrawals are not paid`);
  console.log(JSON.stringify(rates));
  await app.http.close();
} finally {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
