import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { sql } from "kysely";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";

import { toHouseAccount, toMemberAccount } from "../src/ledger/accounts.ts";
import { checkChains, checkTrialBalance } from "../src/ledger/checkLedger.ts";
import { openAccounts, postTransfers } from "../src/ledger/postTransfer.ts";
import {
  compareDeposits,
  compareRounds,
  compareTransactions,
  compareTransfers,
  compareWithdrawals,
} from "../src/modules/report/reconciliation/differenceStore.ts";
import { firstData } from "../test/firstData.ts";
import type { NoTables } from "../src/db/Db.ts";

// P14: the reconciliation of a day of play with a million entries, part by part. Every transfer is a deposit or a withdrawal of its own.

const entries = Number(process.argv[2] ?? 1_000_000);
const orders = entries / 2;
const [members, piece, batch, senders] = [5_000, 20_000, 500, 3];
const [tenant, asset, amount] = ["aurelune", "VND", 1_000_000n] as const;
const toId = (number: number): string => `${number.toString(16).padStart(8, "0")}-0000-7000-8000-000000000000`;

const server = await startPostgres();
try {
  const storage = { kind: "server", url: server.url } as const;
  const { db, close } = await openDatabase<NoTables>({ storage, migrations, functions, role: gatewayRole });
  await firstData(db);
  const began = performance.now();
  await sql`insert into members (tenant_id, id, username, username_key, kind, nickname, language, avatar, currency, registered_from)
    select ${tenant}, lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000', 'payer' || n, 'payer' || n, 0, 'payer' || n, 'EN', 1, 'VND', 'bench'
    from generate_series(0, ${members - 1}::int) n`.execute(db);
  for (let first = 0; first < orders; first += piece)
    await sql`insert into deposits (tenant_id, order_no, member_id, provider, method_id, type, currency, amount, fee, state, provider_ref,
        return_url, expect_minutes, expires_at, ask_at)
      select ${tenant}, 'D' || n, lpad(to_hex(n % ${members}::int), 8, '0') || '-0000-7000-8000-000000000000', 'PAY_HOUSE',
        'PAY_HOUSE_WALLET', 'WALLET', 'VND', ${amount}::int8, 0, 'CREDITED', 'P' || n, '', 1, now(), now()
      from generate_series(${first}::int, ${Math.min(orders, first + piece) - 1}::int) n`.execute(db);
  const toWallet = (number: number): string => toMemberAccount("real", toId(number), "main");
  await openAccounts(
    db,
    Array.from({ length: members }, (_, number) => ({ tenant, account: toWallet(number), asset })),
  );
  const bank = toHouseAccount("real", tenant, "deposits");
  const toTransfer = (number: number) =>
    ({
      tenant,
      scope: "deposit",
      key: `PAY_HOUSE:P${number}`,
      ref: `D${number}`,
      postings: [
        { account: bank, asset, kind: "DEPOSIT", amount: -amount },
        { account: toWallet(number % members), asset, kind: "DEPOSIT", amount },
      ],
    }) as const;
  let next = 0;
  const send = async (): Promise<void> => {
    while (next < orders) {
      const [from, size] = [next, Math.min(batch, orders - next)];
      next += size;
      await postTransfers(
        db,
        Array.from({ length: size }, (_, index) => toTransfer(from + index)),
      );
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  // PostgreSQL does this by itself within its first minute.
  execFileSync(join(server.programs, "psql"), [server.url, "-q", "-c", "vacuum analyze"]);
  console.log(`${entries} entries are there after ${Math.round((performance.now() - began) / 1000)} s`);

  const seconds: Record<string, number> = {};
  async function time(name: string, work: () => Promise<number>): Promise<void> {
    const from = performance.now();
    const faults = await work();
    seconds[name] = (performance.now() - from) / 1000;
    if (faults > 0) throw new Error(`${name} found ${faults} differences`);
    console.log(`${name}: ${seconds[name].toFixed(1)} s`);
  }
  /** What a count of the rows alone takes: no comparison can be quicker. */
  await time("scan", async () => {
    await sql`select count(*), sum(amount) from ledger.entries`.execute(db);
    return 0;
  });
  await time("balances", async () => (await checkTrialBalance(db)).length);
  await time("chains", async () => (await checkChains(db)).length);
  const comparisons = { compareTransactions, compareTransfers, compareRounds, compareDeposits, compareWithdrawals };
  for (const [name, compare] of Object.entries(comparisons))
    await time(name, async () => (await compare(db, tenant)).differences.length);
  const { scan = 0, ...parts } = seconds;
  const whole = Object.values(parts).reduce((sum, each) => sum + each, 0);
  console.log(JSON.stringify({ ...parts, scan, whole, entries }));
  await close();
} finally {
  await server.stop();
}
