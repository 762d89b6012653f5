import type { JobName } from "@marquee/contract/staff";
import type { AllServices } from "../Services.ts";

/** Background work, scheduled or on request, done by one of the gateways that share a database. */
export interface Job<Name extends string = JobName> {
  /** Words with `-`, unique over all modules. */
  readonly name: Name;
  /** Five fields, UTC. */
  readonly cron: string;
  /**
   * It may run twice at any time: after a kill, at another gateway, by hand. Work that moves money or sends a message claims its
   * period ({@link claimPeriod}) in the transaction of the effect.
   */
  readonly run: (services: AllServices) => Promise<void>;
}

/** Rows that the job `retention` removes when they are old enough. */
export interface Retention {
  readonly name: string;
  readonly days: number;
  /** Removes a bounded number of older rows. @returns how many */
  readonly remove: (services: AllServices, days: number) => Promise<number>;
}
