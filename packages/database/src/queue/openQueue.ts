import { type ConstructorOptions, PgBoss } from "pg-boss";
import { isDeepStrictEqual } from "node:util";
import { type Queue, type QueueOptions, queueSchema } from "./Queue.ts";

/** Seconds between polls for sent jobs; schedules are checked as often. */
const pollingIntervalSeconds = 2;
/** A run that failed is begun once more after so long. */
const retryDelay = 5;
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
export async function openQueue(
  connection: ConstructorOptions,
  { jobs, onFault, lostAfterSeconds = 30 }: QueueOptions,
): Promise<Queue> {
  // Looked at twice in that time, so that a lost run waits for half as long again at most.
  const lookSeconds = Math.ceil(lostAfterSeconds / 2);
  const boss = new PgBoss({
    ...connection,
    ...quiet,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
    cronMonitorIntervalSeconds: 5,
    cronWorkerIntervalSeconds: pollingIntervalSeconds,
  });
  boss.on("error", onFault);
  await boss.start();
  const options = { retryLimit: 1, retryDelay, heartbeatSeconds: lostAfterSeconds, deleteAfterSeconds };
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, cron, run } of jobs) {
    const queue = known.get(name);
    // At most one running and one waiting: sending it again meanwhile changes nothing.
    if (queue === undefined) await boss.createQueue(name, { policy: "stately", ...options });
    else if (!isDeepStrictEqual({ ...queue, ...options }, queue)) await boss.updateQueue(name, options);
    if (cron === undefined) await boss.unschedule(name);
    else await boss.schedule(name, cron, null, { tz: "UTC" });
    await boss.work(name, { pollingIntervalSeconds, batchSize: 1 }, run);
  }
  return {
    send: async (name) => void (await boss.send(name)),
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}
