import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { type Database, openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { sql } from "kysely";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";
import { toHouseAccount } from "../src/ledger/accounts.ts";
import { checkChains, checkTrialBalance } from "../src/ledger/checkLedger.ts";
import { openAccounts, postTransfers } from "../src/ledger/postTransfer.ts";
import { prepareWriter } from "./startWriter.ts";
import { memberCount, place, toAccount, toStake } from "./toBets.ts";

// F1 (gateway.md): a million transfers, acknowledged while the process that posts them, the database, and both at once
// are killed again and again. A sender without an answer retries with the same keys, as every caller of the ledger does.

const transfers = Number(process.argv[2] ?? 1_000_000);
const strikes = Number(process.argv[3] ?? 100);
const batch = 100;
const senders = 6;
const opening = 1_000_000_000_000n;

const server = await startPostgres();
const storage = { kind: "server", url: server.url } as const;
const open = (): Promise<Database<unknown>> =>
  openDatabase<unknown>({ storage, migrations, functions, role: gatewayRole });

async function fund(): Promise<void> {
  const { db, close } = await open();
  const accounts = Array.from({ length: memberCount }, (_, member) => toAccount(member));
  await openAccounts(
    db,
    accounts.map((account) => ({ tenant: place.tenant, account, asset: "VND" })),
  );
  const bank = toHouseAccount("real", place.tenant, "deposits");
  const gifts = accounts.map((account) => {
    const postings = [
      { account: bank, asset: "VND", kind: "DEPOSIT", amount: -opening },
      { account, asset: "VND", kind: "DEPOSIT", amount: opening },
    ] as const;
    return { tenant: place.tenant, scope: "gift", key: account, ref: "gift", postings };
  });
  await postTransfers(db, gifts);
  await close();
}

/** Acknowledged transfers that the ledger lacks, transfers that are there more than once, and sums that do not add up. */
async function count({ db }: Database<unknown>): Promise<{ lost: number; doubled: number; unbalanced: number }> {
  const { rows: missing } = await sql`
    select k from generate_series(0, ${transfers}::int - 1) as k
    where not exists (select 1 from ledger.transfers t
      where t.tenant_id = ${place.tenant} and t.scope = ${place.scope} and t.key = k::text and t.refusal is null)`.execute(
    db,
  );
  const { rows: extra } = await sql`
    select transfer_id from ledger.entries where tenant_id = ${place.tenant} group by transfer_id having count(*) <> 2
    union all
    select id from ledger.transfers where tenant_id = ${place.tenant} and scope = ${place.scope}
      and (key::int < 0 or key::int >= ${transfers}::int)`.execute(db);
  const expected = Array.from({ length: memberCount }, () => opening);
  for (let number = 0; number < transfers; number += 1) {
    const { member, amount } = toStake(number);
    expected[member] = (expected[member] ?? 0n) - amount;
  }
  const { rows: held } = await sql<{ account: string; balance: string }>`
    select account, balance from ledger.accounts where tenant_id = ${place.tenant}`.execute(db);
  const balances = new Map(held.map(({ account, balance }) => [account, BigInt(balance)]));
  const wrong = expected.filter((balance, member) => balances.get(toAccount(member)) !== balance);
  const faults = [...(await checkTrialBalance(db)), ...(await checkChains(db))];
  for (const { subject, problem } of faults.slice(0, 10)) console.log(`${subject}: ${problem}`);
  return { lost: missing.length, doubled: extra.length, unbalanced: faults.length + wrong.length };
}

let [kills, acknowledged, repeated, next] = [0, 0, 0, 0];
const hasReached = (wanted: number): boolean => acknowledged >= wanted;
const writer = prepareWriter(server.url);

async function send(): Promise<void> {
  while (next < transfers) {
    const from = next;
    const size = Math.min(batch, transfers - from);
    next += size;
    while (!(await writer.post(from, size))) {
      repeated += 1;
      await wait(20);
    }
    acknowledged += size;
  }
}

async function killServer(): Promise<void> {
  kills += 1;
  await server.kill();
}

async function killWriter(): Promise<void> {
  kills += 1;
  await writer.kill();
}

async function strike(turn: number): Promise<void> {
  if (turn % 3 !== 0) await killServer();
  if (turn % 3 !== 1) await killWriter();
  if (turn % 3 !== 0) await server.restart();
  if (turn % 3 !== 1) await writer.start();
}

try {
  await fund();
  await writer.start();
  const from = performance.now();
  const sent = Promise.all(Array.from({ length: senders }, send));
  for (let turn = 0; turn < strikes; turn += 1) {
    // At moments spread over the whole load, including its end.
    while (!hasReached((transfers * turn) / strikes)) await wait(5);
    await strike(turn);
    if (turn % 10 === 9) console.log(`${kills} kills, ${acknowledged} acknowledged, ${repeated} batches asked again`);
  }
  await sent;
  const seconds = (performance.now() - from) / 1000;
  await writer.kill();
  const database = await open();
  const counts = await count(database);
  await database.close();
  console.log(JSON.stringify({ ...counts, kills, acknowledged, repeated, seconds }));
} finally {
  await writer.kill();
  await server.stop();
}
