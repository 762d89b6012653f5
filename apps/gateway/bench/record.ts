import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";
import { toMemberAccount } from "../src/ledger/accounts.ts";
import { type EntryFilter, readRecord } from "../src/ledger/readRecord.ts";
import { type RollUpPlace, rollUpDays } from "../src/ledger/rollUpDays.ts";
import { type PlantedEntry, plantEntries } from "../test/plantEntries.ts";
import { measureInTurns } from "./measureInTurns.ts";
import { measureRate } from "./measureRate.ts";

// P8: the account record of a member with a long history: the cost of its last page compared with its first.

const [days, piece, pageSize] = [400, 20_000, 42];
const most = 1_000_000;
const seconds = 0.5;
const rounds = 9;
const millisecondsOfDay = 86_400_000;
const timeZone = "Asia/Ho_Chi_Minh";

const toHolder = (member: string) => ({
  tenant: "bench",
  account: toMemberAccount("real", member, "main"),
  asset: "VND",
});
const holder = toHolder("ann");

/** Bets and wins in turn, with a bonus now and then, spread evenly over the days. */
function toEntry(index: number, count: number, now: number): PlantedEntry {
  const at = new Date(now - Math.floor(((count - index) / count) * days * millisecondsOfDay));
  if (index % 5_000 === 0) return { kind: "BONUS_GRANT", amount: 100_000n, at };
  return index % 3 === 0 ? { kind: "WIN", amount: 25_000n, at } : { kind: "BET", amount: -10_000n, at };
}

const server = await startPostgres();
try {
  const { db, close } = await openDatabase<unknown>({
    storage: { kind: "server", url: server.url },
    migrations,
    functions,
    role: gatewayRole,
  });
  const now = Date.now();
  for (let other = 0; other < 200; other += 1) {
    await plantEntries(
      db,
      toHolder(`other${other}`),
      Array.from({ length: 250 }, (_, index) => toEntry(index, 250, now)),
    );
  }
  for (let from = 0; from < most; from += piece) {
    await plantEntries(
      db,
      holder,
      Array.from({ length: piece }, (_, index) => toEntry(from + index, most, now)),
    );
  }
  // PostgreSQL does this by itself within its first minute.
  execFileSync(join(server.programs, "psql"), [server.url, "-q", "-c", "vacuum analyze"]);
  console.log(
    `${most} entries of one member over ${days} days are there after ${Math.round((Date.now() - now) / 1000)} s`,
  );

  const read = async (filter: Omit<EntryFilter, "timeZone">, offset: number): Promise<number> => {
    const { count, entries } = await readRecord(db, holder, { timeZone, ...filter }, { limit: pageSize, offset });
    if (count === 0 || entries.length === 0) throw new Error(`no entries at ${offset} of ${count}`);
    return 1;
  };
  const unrolledFrom = performance.now();
  await read({}, most - pageSize);
  const unrolledMs = performance.now() - unrolledFrom;
  const rolledFrom = performance.now();
  let after: RollUpPlace | undefined;
  do ({ place: after } = await rollUpDays(db, { tenant: "bench", timeZone, most: 50_000, ...(after && { after }) }));
  while (after !== undefined);
  console.log(
    `the last page before a roll-up: ${unrolledMs.toFixed(0)} ms; rolled up in ${Math.round(performance.now() - rolledFrom)} ms`,
  );

  const wins = Math.floor(most / 3);
  await measureInTurns(
    {
      first: () => measureRate(1, seconds, () => read({}, 0)),
      middle: () => measureRate(1, seconds, () => read({}, most / 2)),
      last: () => measureRate(1, seconds, () => read({}, most - pageSize)),
      firstOfKind: () => measureRate(1, seconds, () => read({ kind: "WIN" }, 0)),
      lastOfKind: () => measureRate(1, seconds, () => read({ kind: "WIN" }, wins - 100)),
      lastOfRareKind: () => measureRate(1, seconds, () => read({ kind: "BONUS_GRANT" }, 150)),
    },
    rounds,
  );
  await close();
} finally {
  await server.stop();
}
