import { transact } from "@marquee/database";
import type { AllServices } from "../Services.ts";
import type { Job } from "./Job.ts";
import { noteRun } from "./jobStateStore.ts";

/** Runs a job now and records the outcome. @throws what the job throws */
export async function runJob(job: Job<string>, services: AllServices): Promise<void> {
  const { db, log } = services;
  const begun = performance.now();
  let failure: string | undefined;
  try {
    await job.run(services);
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
    log.error({ err: error, job: job.name }, "a job failed");
    throw error;
  } finally {
    const milliseconds = performance.now() - begun;
    await transact(db, (tx) => noteRun(tx, job.name, milliseconds, failure));
  }
}
