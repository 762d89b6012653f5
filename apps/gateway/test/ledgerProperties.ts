import { type Database, getSqlState } from "@marquee/database";
import { sql } from "kysely";
import { setTimeout as wait } from "node:timers/promises";
import { checkChains, checkTrialBalance } from "../src/ledger/checkLedger.ts";
import { postTransfer, postTransfers, type TransferResult } from "../src/ledger/postTransfer.ts";
import { balanceOf, fund, house, mainOf, move } from "./testLedger.ts";

// Invariants of the ledger, as functions that throw when violated: the ledger's tests run them on the real SQL,
// the mutation tests on SQL with one part removed.

type Ledger = Database<unknown>;

function times<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

function same(found: unknown, expected: unknown, what: string): void {
  const [left, right] = [found, expected].map((value) =>
    JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? `${part}` : part)),
  );
  if (left !== right) throw new Error(`${what}: ${left}, expected ${right}`);
}

async function requireBalanced({ db }: Ledger): Promise<void> {
  same(await checkTrialBalance(db), [], "trial balance");
}

function countPosted(results: readonly TransferResult[]): number {
  return results.filter((result) => result.outcome === "POSTED" && !result.replayed).length;
}

/** 16 calls with one key move the money once and give 16 equal answers. */
async function equalKeys(ledger: Ledger): Promise<void> {
  for (const tenant of ["k1", "k2", "k3"]) {
    await fund(ledger, tenant, ["ann"], 1000n);
    const spend = { tenant, scope: "bet", key: "one", ref: "round", postings: move(mainOf("ann"), house, 100n) };
    const results = await times(16, () => postTransfer(ledger.db, spend));
    same(countPosted(results), 1, "transfers made");
    const answers = new Set(
      results.map((result) =>
        JSON.stringify({
          ...result,
          replayed: true,
          balances: "balances" in result ? result.balances.map(String) : [],
        }),
      ),
    );
    same(answers.size, 1, "different answers");
    same(await balanceOf(ledger, tenant, "ann"), 900n, "balance");
  }
  await requireBalanced(ledger);
}

/** Of 24 calls that each want 10 from a balance of 100, ten are made and no balance falls below zero. */
async function overspends(ledger: Ledger): Promise<void> {
  for (const tenant of ["o1", "o2", "o3"]) {
    await fund(ledger, tenant, ["ann"], 100n);
    const results = await times(24, (index) =>
      postTransfer(ledger.db, {
        tenant,
        scope: "bet",
        key: `${index}`,
        ref: "round",
        postings: move(mainOf("ann"), house, 10n),
      }),
    );
    same(countPosted(results), 10, "transfers made");
    same(results.filter((result) => result.outcome === "REFUSED").length, 14, "transfers refused");
    same(await balanceOf(ledger, tenant, "ann"), 0n, "balance");
  }
  await requireBalanced(ledger);
}

async function waitForTwoWaiting({ db, engine }: Ledger): Promise<void> {
  // The embedded database runs one transaction at a time: the other two have not begun, so there is nothing to wait for.
  while (engine.name === "postgresql") {
    const { rows } = await sql<{ n: number }>`
      select count(distinct pid)::int as n from pg_locks
      where not granted and pid in
        (select l.pid from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database())`.execute(
      db,
    );
    if (rows[0]?.n === 2) return;
    await wait(5);
  }
}

/**
 * Two transfers over the same five accounts in opposite order end without a deadlock. A third transaction holds the
 * account in the middle until both have what they can get: in any other than one common order they then hold what the
 * other one needs.
 */
async function oppositeTransfers(ledger: Ledger): Promise<void> {
  const members = ["a", "b", "c", "d", "e"];
  await fund(ledger, "d", members, 1000n);
  const through = (key: string, order: readonly string[]): Promise<TransferResult> => {
    const postings = order.slice(1).flatMap((to, index) => move(mainOf(order[index] ?? ""), mainOf(to), 1n));
    return postTransfer(ledger.db, { tenant: "d", scope: "pass", key, ref: "pass", postings });
  };
  const ends = await ledger.db.transaction().execute(async (tx) => {
    await postTransfer(tx, {
      tenant: "d",
      scope: "hold",
      key: "c",
      ref: "hold",
      postings: move(mainOf("c"), house, 1n),
    });
    const both = Promise.allSettled([through("down", members), through("up", members.toReversed())]);
    await waitForTwoWaiting(ledger);
    return { both };
  });
  for (const end of await ends.both) {
    if (end.status === "rejected") throw new Error(`a transfer met ${getSqlState(end.reason)}`);
    same(end.value.outcome, "POSTED", "outcome");
  }
  await requireBalanced(ledger);
}

/** Two batches over the same accounts in opposite order end without a deadlock, while a third one holds the middle. */
async function oppositeBatches(ledger: Ledger): Promise<void> {
  const members = ["a", "b", "c", "d", "e"];
  await fund(ledger, "b", members, 1000n);
  const spend = (key: string, order: readonly string[]): Promise<readonly TransferResult[]> =>
    postTransfers(
      ledger.db,
      order.map((member) => ({
        tenant: "b",
        scope: "all",
        key: `${key} ${member}`,
        ref: "all",
        postings: move(mainOf(member), house, 1n),
      })),
    );
  const ends = await ledger.db.transaction().execute(async (tx) => {
    await postTransfer(tx, {
      tenant: "b",
      scope: "hold",
      key: "c",
      ref: "hold",
      postings: move(mainOf("c"), house, 1n),
    });
    const both = Promise.allSettled([spend("down", members), spend("up", members.toReversed())]);
    await waitForTwoWaiting(ledger);
    return { both };
  });
  for (const end of await ends.both) {
    if (end.status === "rejected") throw new Error(`a batch met ${getSqlState(end.reason)}`);
    same(countPosted(end.value), members.length, "transfers made");
  }
  await requireBalanced(ledger);
}

/** After many transfers between members and the house everything adds up. */
async function addsUp(ledger: Ledger): Promise<void> {
  await fund(ledger, "s", ["a", "b"], 500n);
  await times(12, (index) => {
    const postings = index % 2 === 0 ? move(mainOf("a"), house, 7n) : move(mainOf("a"), mainOf("b"), 3n);
    return postTransfer(ledger.db, { tenant: "s", scope: "mix", key: `${index}`, ref: "mix", postings });
  });
  await requireBalanced(ledger);
}

/** Each entry of a holder continues the chain of the entries before it. */
async function chains(ledger: Ledger): Promise<void> {
  await fund(ledger, "c", ["a", "b"], 500n);
  for (const key of ["1", "2", "3"]) {
    await postTransfer(ledger.db, {
      tenant: "c",
      scope: "pass",
      key,
      ref: "pass",
      postings: move(mainOf("a"), mainOf("b"), 5n),
    });
  }
  same(await checkChains(ledger.db), [], "chains");
}

/** The properties by the name that their tests carry. */
export const ledgerProperties = {
  "16 parallel calls with one key move money once": equalKeys,
  "24 parallel overspends never overdraw": overspends,
  "opposite transfers do not deadlock": oppositeTransfers,
  "opposite batches do not deadlock": oppositeBatches,
  "every transfer adds up to zero": addsUp,
  "each holder's entries form one chain": chains,
} as const;
