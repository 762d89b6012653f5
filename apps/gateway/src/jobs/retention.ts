import type { Job, Retention } from "./Job.ts";

/** A run ends after this many rounds even if rows are left: the next run continues. */
const mostRounds = 5_000;

const toReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The job that removes old rows, once a day and in small batches, each a statement of its own. One that fails stops no other; the job fails
 * in the end and says which did.
 */
export function createRetentionJob(retentions: readonly Retention[]): Job {
  return {
    name: "retention",
    cron: "17 3 * * *",
    run: async (services) => {
      const { log } = services;
      const failures: string[] = [];
      for (const { name, days, remove } of retentions) {
        let removed = 0;
        let count = 1;
        try {
          for (let round = 0; round < mostRounds && count > 0; round += 1) {
            count = await remove(services, days);
            removed += count;
          }
          if (count > 0) log.warn({ name, days }, "there are more old rows than one run removes");
        } catch (error) {
          failures.push(`${name}: ${toReason(error)}`);
          log.error({ err: error, name, days }, "old rows could not be removed");
        }
        if (removed > 0) log.info({ name, days, removed }, "old rows were removed");
      }
      if (failures.length > 0) throw new Error(`old rows could not be removed: ${failures.join("; ")}`);
    },
  };
}
