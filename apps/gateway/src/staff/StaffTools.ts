import type { Job } from "../jobs/Job.ts";
import type { ProposalKind } from "./ProposalKind.ts";

/** The jobs of all modules, and a way to run one. */
export interface JobRunner {
  readonly list: () => readonly Job[];
  /** Requests a run at any gateway. */
  readonly send: (name: string) => Promise<void>;
}

/** What handlers of the back office need of all modules together. */
export interface StaffTools {
  readonly proposalKinds: readonly ProposalKind[];
  readonly jobs: JobRunner;
}
