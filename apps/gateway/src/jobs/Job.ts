import type { Services } from "../Services.ts";

/** Work that runs beside the calls, at its times and on request, by one gateway of all that share a database. */
export interface Job {
  /** Words with `-`, unique over all modules. */
  readonly name: string;
  /** Five fields, UTC. */
  readonly cron: string;
  /**
   * It may run twice, at any time: after a kill, by another gateway, by hand. What moves money or sends a message claims its
   * period ({@link claimPeriod}) in the transaction of the effect.
   */
  readonly run: (services: Services) => Promise<void>;
}

/** What is removed when it is old enough, by the job `retention`. */
export interface Retention {
  readonly name: string;
  readonly days: number;
  /** Removes a bounded number of rows that are older. @returns how many */
  readonly remove: (services: Services, days: number) => Promise<number>;
}
