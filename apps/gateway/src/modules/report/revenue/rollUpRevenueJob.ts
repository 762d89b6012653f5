import { transact } from "@marquee/database";
import type { Db } from "../../../db/Db.ts";
import type { Job } from "../../../jobs/Job.ts";
import { rollUpRevenueHour } from "./revenueStore.ts";

/** Rolls up all hours to which the ledger adds nothing any more, each in a transaction of its own. */
export async function rollUpRevenue(db: Db): Promise<void> {
  while (await transact(db, rollUpRevenueHour));
}

/** Follows the job that settles the ledger's hours. */
export const rollUpRevenueJob: Job = {
  name: "roll-up-revenue",
  cron: "14 * * * *",
  run: ({ db }) => rollUpRevenue(db),
};
