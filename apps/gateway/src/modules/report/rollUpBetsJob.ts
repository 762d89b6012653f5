import { transact } from "@marquee/database";
import type { Job } from "../../jobs/Job.ts";
import type { Services } from "./services.ts";
import { rollUpBetDay } from "./rollUpBetsStore.ts";

/** Adds up the days of every merchant's betting records, each day in a transaction of its own; a killed run continues at its day. */
export async function rollUpBets({ db, tenantRegistry }: Pick<Services, "db" | "tenantRegistry">): Promise<void> {
  const failures: unknown[] = [];
  for (const { id, timeZone } of tenantRegistry.list()) {
    try {
      while (await transact(db, (tx) => rollUpBetDay(tx, id, timeZone)));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `the betting records of ${failures.length} merchants were not added up`);
}

/** Follows the job that settles the ledger's hours. */
export const rollUpBetsJob: Job = { name: "roll-up-bets", cron: "12 * * * *", run: rollUpBets };
