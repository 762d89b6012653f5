import type { Database, Queue } from "@marquee/database";

import type { SomeServices } from "../Services.ts";
import type { Job } from "./Job.ts";
import type { NoTables } from "../db/Db.ts";

/** The jobs of a gateway: their list, and a way to run one now. */
export interface Jobs {
  readonly list: () => readonly Job<string>[];
  /** Requests a run of a job at any gateway; does nothing when this gateway runs no jobs. */
  readonly send: (name: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Runs a job with what it takes ({@link runJob}), and hears of faults of the queue. */
interface JobRunner extends SomeServices<"log"> {
  readonly run: (job: Job<string>) => Promise<void>;
}

/** Opens the queue and runs the jobs on schedule. @throws Error when two jobs have one name */
export async function startJobs(
  jobs: readonly Job<string>[],
  { log, run }: JobRunner,
  database: Database<NoTables>,
): Promise<Jobs> {
  const twice = jobs.find(({ name }, index) => jobs.findIndex((job) => job.name === name) !== index);
  if (twice !== undefined) throw new Error(`there are two jobs ${twice.name}`);
  const queue: Queue = await database.openQueue({
    jobs: jobs.map((job) => ({ name: job.name, cron: job.cron, run: () => run(job) })),
    onFault: (error) => log.error({ err: error }, "the queue of jobs is disturbed"),
  });
  return { list: () => jobs, send: (name) => queue.send(name), stop: () => queue.stop() };
}
