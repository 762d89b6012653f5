import type { GatewayModule } from "./GatewayModule.ts";
import type { Job } from "./jobs/Job.ts";
import { platformJobs, platformRetentions } from "./platformJobs.ts";
import { createRetentionJob } from "./jobs/retention.ts";

/** Every job of a gateway with these modules. */
export function listJobs(modules: readonly GatewayModule[]): readonly Job[] {
  const retentions = [...platformRetentions, ...modules.flatMap((module) => module.retentions ?? [])];
  return [...platformJobs, createRetentionJob(retentions), ...modules.flatMap((module) => module.jobs ?? [])];
}
