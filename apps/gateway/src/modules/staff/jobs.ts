import type { JobList, RunJob } from "@marquee/contract/staff";
import { CronExpressionParser } from "cron-parser";
import { Refusal } from "../../http/Refusal.ts";
import { listJobStates } from "../../jobs/jobStateStore.ts";
import type { Services } from "./services.ts";
import type { SessionCall } from "../../staff/StaffCall.ts";
import type { JobRunner } from "../../staff/StaffTools.ts";
import { addAuditEntry } from "../../tenants/auditStore.ts";

/** Every job of the platform, by name. */
export async function listJobs({ db }: Services, jobs: JobRunner): Promise<JobList> {
  const states = new Map((await listJobStates(db)).map((state) => [state.name, state]));
  return jobs
    .list()
    .map(({ name, cron }) => {
      const state = states.get(name);
      return {
        name,
        cron,
        lastRunAt: state?.last_run_at?.getTime() ?? null,
        lastMilliseconds: state?.last_milliseconds ?? null,
        nextRunAt: CronExpressionParser.parse(cron, { tz: "UTC" }).next().toDate().getTime(),
        runs: Number(state?.runs ?? 0),
        failures: Number(state?.failures ?? 0),
        lastFailedAt: state?.last_failed_at?.getTime() ?? null,
        lastFailure: state?.last_failure ?? null,
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Has a job run now; the log of every merchant says who asked, since a job works for all of them. @throws Refusal `job.unknown` */
export async function runJob(
  { db, tenantRegistry }: Services,
  jobs: JobRunner,
  { session, location }: SessionCall,
  { name }: RunJob,
): Promise<void> {
  if (!jobs.list().some((job) => job.name === name)) throw new Refusal("job.unknown");
  const entry = { actor: session.person.email, address: location.ip, action: "run job" as const, subject: name };
  for (const { id } of tenantRegistry.list()) await addAuditEntry(db, id, { ...entry, before: null, after: null });
  await jobs.send(name);
}
