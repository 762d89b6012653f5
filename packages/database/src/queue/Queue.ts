/** A job that a queue runs: by itself at the times of `cron`, and whenever it is sent. */
export interface QueuedJob {
  /** Letters, digits and `-`. */
  readonly name: string;
  /** Five fields, UTC; none: only when it is sent. */
  readonly cron?: string;
  readonly run: () => Promise<void>;
}

/** Jobs of a database, shared by all that open it: of one name one runs at a time, and each sending is run by one of them. */
export interface Queue {
  /** Has a job run soon; one that waits already is enough. */
  readonly send: (name: string) => Promise<void>;
  /** Lets running jobs end and takes no more. */
  readonly stop: () => Promise<void>;
}

/** What a queue is opened with. */
export interface QueueOptions {
  readonly jobs: readonly QueuedJob[];
  /** Hears of faults of the queue itself; a job that fails is tried again by its own times. */
  readonly onFault: (error: Error) => void;
}

/** The schema that holds the queue's tables; a migration creates it for the role that the database is used as. */
export const queueSchema = "jobs";
