import type { Job } from "../../jobs/Job.ts";
import { claimPeriod, getPeriodStart, isPeriodClaimed } from "../../jobs/periodStore.ts";
import { type RollUpPlace, rollUpDays } from "../../ledger/rollUpDays.ts";
import type { Services } from "./services.ts";

const most = 50_000;
const kind = "roll-up-record";

/** Rolls up a merchant's completed days in batches; after a kill it continues where it stopped. */
async function rollUpMerchant({ db }: Services, tenantId: string, timeZone: string): Promise<void> {
  // The zone is part of the subject, because another zone has other days.
  const period = { tenantId, kind, subject: timeZone, start: await getPeriodStart(db, "day", timeZone) };
  if (await isPeriodClaimed(db, period)) return;
  let after: RollUpPlace | undefined;
  do {
    after = await db.transaction().execute(async (tx) => {
      const { place } = await rollUpDays(tx, { tenant: tenantId, timeZone, most, ...(after && { after }) });
      // The day is complete with its last batch.
      if (place === undefined) await claimPeriod(tx, period);
      return place;
    });
  } while (after !== undefined);
}

/** Rolls up the account records of completed days, each merchant's within an hour after its midnight. */
export async function rollUpRecord(services: Services): Promise<void> {
  const failures: unknown[] = [];
  for (const { id, timeZone } of services.tenantRegistry.list()) {
    await rollUpMerchant(services, id, timeZone).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `the account records of ${failures.length} merchants were not rolled up`);
}

/** Runs every hour; a zone whose day begins at the half hour waits for the next run. */
export const rollUpRecordJob: Job = { name: kind, cron: "7 * * * *", run: rollUpRecord };
