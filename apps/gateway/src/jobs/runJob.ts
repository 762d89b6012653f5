import { transact } from "@marquee/database";
import type { SomeServices } from "../Services.ts";
import { noteRun } from "./jobStateStore.ts";

/** Runs a job now and records the outcome. @throws what the job throws */
export async function runJob<Services extends SomeServices<"db" | "log">>(
  job: { readonly name: string; readonly run: (services: Services) => Promise<void> },
  services: Services,
): Promise<void> {
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
