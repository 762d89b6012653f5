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

/** The connections of everything, and those of money alone: what keeps the former busy never holds a bet up. */
export interface Pools {
  readonly ordinary: PoolSettings;
  readonly money: PoolSettings;
}

/**
 * What a server's connections are without settings. A game server waits three seconds for an answer (contract 3.12.3 rule 5): money
 * gives up before, so that the answer says so.
 */
export const defaultPools: Pools = {
  ordinary: { connections: 10, wait: 5_000, statement: 15_000, lock: 5_000, idle: 15_000 },
  money: { connections: 10, wait: 2_500, statement: 2_500, lock: 2_000, idle: 5_000 },
};

/** One connection without bounds: for migrations and first data, which take the time that they take. */
export const patientPool: PoolSettings = { connections: 1, wait: 10_000, statement: 0, lock: 0, idle: 0 };
