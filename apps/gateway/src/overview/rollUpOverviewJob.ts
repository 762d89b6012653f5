import { transact } from "@marquee/database";
import type { Db } from "../db/Db.ts";
import type { Job } from "../jobs/Job.ts";
import { rollUpHour } from "./rollUpStore.ts";

/** Rolls up all hours to which the ledger adds nothing any more, each in a transaction of its own. */
export async function rollUpOverview(db: Db): Promise<void> {
  while (await transact(db, rollUpHour));
}

/** Follows the job that settles the ledger's hours. */
export const rollUpOverviewJob: Job = {
  name: "roll-up-overview",
  cron: "8,28,48 * * * *",
  run: ({ db }) => rollUpOverview(db),
};
