import type { Generated } from "kysely";
import type { MaybeTime } from "../db/columns.ts";

interface Periods {
  tenant_id: string;
  kind: string;
  subject: string;
  start: Date;
  claimed_at: Generated<Date>;
}

interface JobStates {
  name: string;
  last_run_at: MaybeTime;
  last_milliseconds: number | null;
  runs: string;
  failures: string;
  last_failed_at: MaybeTime;
  last_failure: string | null;
}

/** Tables of jobs. */
export interface JobTables {
  periods: Periods;
  job_states: JobStates;
}
