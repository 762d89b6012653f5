import { type ConstructorOptions, PgBoss } from "pg-boss";
import { type Queue, type QueueOptions, queueSchema } from "./Queue.ts";

/** Seconds between polls for sent jobs; schedules are checked as often. */
const pollingIntervalSeconds = 2;
/** Finished jobs are kept for so long. */
const deleteAfterSeconds = 7 * 86_400;

const quiet = {
  schema: queueSchema,
  createSchema: false,
  useListenNotify: false,
  monitorVacuum: false,
  persistWarnings: false,
} as const;

/** Opens the queue of a database: pg-boss on its own tables, which it brings forward itself. */
export async function openQueue(connection: ConstructorOptions, { jobs, onFault }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    ...connection,
    ...quiet,
    cronMonitorIntervalSeconds: 5,
    cronWorkerIntervalSeconds: pollingIntervalSeconds,
  });
  boss.on("error", onFault);
  await boss.start();
  for (const { name, cron, run } of jobs) {
    // At most one running and one waiting: sending it again meanwhile changes nothing.
    await boss.createQueue(name, { policy: "stately", retryLimit: 0, deleteAfterSeconds });
    if (cron === undefined) await boss.unschedule(name);
    else await boss.schedule(name, cron, null, { tz: "UTC" });
    await boss.work(name, { pollingIntervalSeconds, batchSize: 1 }, run);
  }
  return {
    send: async (name) => void (await boss.send(name)),
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}
