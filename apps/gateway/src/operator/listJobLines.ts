import type { App } from "../app.ts";
import type { Db } from "../db/Db.ts";
import { type JobState, listJobStates } from "../jobs/jobStateStore.ts";
import { SwitchError } from "../switches/Switch.ts";

/** A job as the operator sees it; times as ISO 8601 text, null before the first run. */
export interface JobLine {
  readonly name: string;
  /** Five fields, UTC. */
  readonly cron: string;
  readonly lastRunAt: string | null;
  readonly lastMilliseconds: number | null;
  readonly runs: number;
  readonly failures: number;
  readonly lastFailedAt: string | null;
  readonly lastFailure: string | null;
}

function toLine(name: string, cron: string, state: JobState | undefined): JobLine {
  return {
    name,
    cron,
    lastRunAt: state?.last_run_at?.toISOString() ?? null,
    lastMilliseconds: state?.last_milliseconds ?? null,
    runs: Number(state?.runs ?? 0),
    failures: Number(state?.failures ?? 0),
    lastFailedAt: state?.last_failed_at?.toISOString() ?? null,
    lastFailure: state?.last_failure ?? null,
  };
}

/** Every job with how its runs went. */
export async function listJobLines(db: Db, jobs: App["jobs"]): Promise<readonly JobLine[]> {
  const states = new Map((await listJobStates(db)).map((state) => [state.name, state]));
  return jobs.list().map(({ name, cron }) => toLine(name, cron, states.get(name)));
}

/** Requests a run of a job. @throws {@link SwitchError} for an unknown job */
export async function sendJob(jobs: App["jobs"], name: string): Promise<void> {
  if (!jobs.list().some((job) => job.name === name))
    throw new SwitchError(
      `there is no job ${name}: ${jobs
        .list()
        .map((job) => job.name)
        .join(", ")}`,
    );
  await jobs.send(name);
}
