import type { Job, Retention } from "./Job.ts";

/** A run ends after this many rounds even if rows are left: the next run continues. */
const mostRounds = 1_000;

/** The job that removes old rows, once a day and in small batches. */
export function createRetentionJob(retentions: readonly Retention[]): Job {
  return {
    name: "retention",
    cron: "17 3 * * *",
    run: async (services) => {
      for (const { name, days, remove } of retentions) {
        let removed = 0;
        for (let round = 0; round < mostRounds; round += 1) {
          const count = await remove(services, days);
          removed += count;
          if (count === 0) break;
        }
        if (removed > 0) services.log.info({ name, days, removed }, "old rows were removed");
      }
    },
  };
}
