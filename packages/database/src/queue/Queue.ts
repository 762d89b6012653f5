/** A job of a queue: it runs at the times of `cron` and whenever it is sent. */
export interface QueuedJob {
  /** Letters, digits and `-`. */
  readonly name: string;
  /** Five fields, UTC; none: only when it is sent. */
  readonly cron?: string;
  readonly run: () => Promise<void>;
}

/**
 * The jobs of a database, shared by all processes that open it: one run per name at a time, each by one process. A run that fails, or whose
 * process ends in the middle of it, is begun once more.
 */
export interface Queue {
  /** Requests a run soon; does nothing when one is waiting already. */
  readonly send: (name: string) => Promise<void>;
  /** Waits for running jobs and takes no more. */
  readonly stop: () => Promise<void>;
}

/** What a queue is opened with. */
export interface QueueOptions {
  readonly jobs: readonly QueuedJob[];
  /** Called with faults of the queue itself; a failed job runs once more, then at its next time. */
  readonly onFault: (error: Error) => void;
  /** A run whose process has not been heard of for so many seconds is over, and is begun again: at least 10, else 30. */
  readonly lostAfterSeconds?: number;
}

/** The schema that holds the queue's tables; a migration creates it for the role that the database is used as. */
export const queueSchema = "jobs";
