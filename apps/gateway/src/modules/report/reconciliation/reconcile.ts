import type { Difference } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { uuidv7 } from "../../../db/uuidv7.ts";
import type { Job } from "../../../jobs/Job.ts";
import { checkChains, checkTrialBalance } from "../../../ledger/checkLedger.ts";
import { checkSeals } from "../../../ledger/checkSeals.ts";
import type { LedgerFault } from "../../../ledger/LedgerFault.ts";
import type { Services } from "../services.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { askProviders } from "./askProviders.ts";
import {
  compareDeposits,
  compareRounds,
  compareTransactions,
  compareTransfers,
  compareWithdrawals,
} from "./differenceStore.ts";
import { failRun, finishRun, startRun } from "./runStore.ts";

/** So many differences of a run are kept; all are counted. */
const mostKept = 1_000;

/** A fault of the ledger, and whose. */
type LedgerDifference = Difference & { readonly tenant: string };

const toDifferences = (faults: readonly LedgerFault[], kind: (fault: LedgerFault) => Difference["kind"]) =>
  faults.map((fault): LedgerDifference => {
    const { tenant, subject, problem } = fault;
    return { tenant, kind: kind(fault), subject, expected: "", found: problem };
  });

/** What is wrong with the ledger itself, at every merchant. */
async function checkLedger({ db }: Pick<Services, "db">): Promise<readonly LedgerDifference[]> {
  const isBalance = ({ subject }: LedgerFault): boolean => /^(trial:)?member:/.test(subject);
  const found = await checkTrialBalance(db);
  // A realm that does not add up says nothing more where the transfer that is to blame is known.
  const isTransfer = ({ subject }: LedgerFault): boolean => /^[0-9a-f-]{36}$/.test(subject);
  const known = new Set(found.filter(isTransfer).map(({ tenant }) => tenant));
  const balances = found.filter((fault) => isTransfer(fault) || isBalance(fault) || !known.has(fault.tenant));
  return [
    ...toDifferences(balances, (fault) => (isBalance(fault) ? "BALANCE" : "LEDGER_UNBALANCED")),
    ...toDifferences(await checkChains(db), () => "CHAIN"),
    ...toDifferences(await checkSeals(db), () => "SEAL"),
  ];
}

const toDifference = ({ kind, subject, expected, found }: Difference): Difference => ({
  kind,
  subject,
  expected,
  found,
});

async function reconcileMerchant(services: Services, tenant: Tenant, ledger: readonly Difference[]): Promise<number> {
  const { db } = services;
  const id = uuidv7();
  await startRun(db, tenant.id, id);
  try {
    const transactions = await compareTransactions(db, tenant.id);
    const transfers = await compareTransfers(db, tenant.id);
    const rounds = await compareRounds(db, tenant.id);
    const deposits = await compareDeposits(db, tenant.id);
    const withdrawals = await compareWithdrawals(db, tenant.id);
    const asked = await askProviders(services, tenant);
    const parts = [transactions, transfers, rounds, deposits, withdrawals, asked];
    const differences = [...ledger, ...parts.flatMap((part) => part.differences)];
    const counts = {
      transfers: transfers.count,
      rounds: rounds.count,
      deposits: deposits.count,
      asked: asked.count,
    };
    await transact(db, (tx) => finishRun(tx, tenant.id, id, counts, differences, mostKept));
    return differences.length;
  } catch (error) {
    await failRun(db, tenant.id, id);
    throw error;
  }
}

/**
 * Compares every merchant's records (X-02): the ledger with its balances, chains and seals; game servers' transactions and rounds with the
 * ledger, both ways; deposits and withdrawals with the ledger, both ways, and with their providers. It changes nothing.
 */
export async function reconcile(services: Services): Promise<void> {
  const ledger = await checkLedger(services);
  const failures: unknown[] = [];
  let differences = 0;
  for (const tenant of services.tenantRegistry.list()) {
    const own = ledger.filter((each) => each.tenant === tenant.id).map(toDifference);
    try {
      differences += await reconcileMerchant(services, tenant, own);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `the records of ${failures.length} merchants were not compared`);
  if (differences > 0) throw new Error(`reconciliation.differences: records differ in ${differences} places`);
}

/** Runs each night, after the check of the ledger. */
export const reconcileJob: Job = { name: "reconcile", cron: "20 3 * * *", run: reconcile };
