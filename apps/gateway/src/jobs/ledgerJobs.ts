import type { Job } from "./Job.ts";
import { checkChains, checkTrialBalance } from "../ledger/checkLedger.ts";
import { checkSeals } from "../ledger/checkSeals.ts";
import { listImbalances } from "../ledger/listImbalances.ts";
import { sealHours } from "../ledger/sealHours.ts";

/** At most this many faults are logged, with their total number. */
const mostTold = 100;

const sealLedger: Job = {
  name: "seal-ledger",
  cron: "5 * * * *",
  run: async ({ db }) => {
    const outcome = await sealHours(db);
    // The next run continues at the same hour; only time is lost.
    if (outcome === "WAITING") throw new Error("no hour was sealed: a transaction stays open that may still add to it");
  },
};

const trialBalance: Job = {
  name: "trial-balance",
  cron: "10 * * * *",
  run: async ({ db, log }) => {
    const imbalances = await listImbalances(db);
    for (const { total, ...imbalance } of imbalances) {
      log.error({ code: "ledger.unbalanced", ...imbalance, total: `${total}` }, "the ledger does not add up to zero");
    }
    if (imbalances.length > 0)
      throw new Error(
        `ledger.unbalanced: ${imbalances.length} of the ledger's realms and assets do not add up to zero`,
      );
  },
};

const checkLedger: Job = {
  name: "check-ledger",
  cron: "40 2 * * *",
  run: async ({ db, log }) => {
    const faults = [...(await checkTrialBalance(db)), ...(await checkChains(db)), ...(await checkSeals(db))];
    for (const fault of faults.slice(0, mostTold))
      log.error({ code: "ledger.fault", ...fault }, "the ledger has a fault");
    if (faults.length > 0) throw new Error(`ledger.fault: the ledger has ${faults.length} faults`);
  },
};

/** Sealing and checking the ledger: the house's hours and the trial balance every hour, everything once a night. */
export const ledgerJobs: readonly Job[] = [sealLedger, trialBalance, checkLedger];
