/** Connections to a server, and how long one statement may hold one up. Times in milliseconds; 0 is without end. */
export interface PoolSettings {
  readonly connections: number;
  /** How long a caller waits for a free connection. */
  readonly wait: number;
  readonly statement: number;
  /** How long a statement waits for a lock of another transaction. */
  readonly lock: number;
  /** How long a transaction may stay open without a statement. */
  readonly idle: number;
}

/** General connections, and connections for money only, so that a busy general pool never delays a bet. */
export interface Pools {
  readonly ordinary: PoolSettings;
  readonly money: PoolSettings;
}

/**
 * Default pool settings. A game server waits three seconds for an answer (contract 3.12.3 rule 5); money calls
 * give up earlier, so that the answer can say so.
 */
export const defaultPools: Pools = {
  ordinary: { connections: 10, wait: 5_000, statement: 15_000, lock: 5_000, idle: 15_000 },
  money: { connections: 10, wait: 2_500, statement: 2_500, lock: 2_000, idle: 5_000 },
};

/** One connection without time limits, for migrations and first data. */
export const patientPool: PoolSettings = { connections: 1, wait: 10_000, statement: 0, lock: 0, idle: 0 };
