/** How a model test runs: what fast-check takes, and the test's timeout. */
export type Histories = {
  readonly options: { readonly numRuns: number; readonly seed: number };
  /** Milliseconds. */
  readonly timeout: number;
};

/** Histories of a test run. */
const usual = 200;

/** The seed of a test run, of no meaning but that it stays. */
const usualSeed = 190_112_928;

/** The time that a run needs besides its histories, in milliseconds: a database to open, a machine that is busy. */
const start = 60_000;

function readWhole(name: string, fallback: number, least: number): number {
  const text = process.env[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least)
    throw new Error(`${name} is "${text}": say a whole number of ${least} or more`);
  return value;
}

/** The seed of this run's histories: `MARQUEE_HISTORIES_SEED`, or the usual one. @throws where that is no whole number */
export const readHistoriesSeed = (): number => readWhole("MARQUEE_HISTORIES_SEED", usualSeed, -(2 ** 31));

/**
 * How many histories a model test plays (`MARQUEE_HISTORIES`, 200) from which seed, when one of them takes `each` milliseconds at
 * most on a busy machine. @throws where a variable is no whole number
 */
export function toHistories(each: number): Histories {
  const numRuns = readWhole("MARQUEE_HISTORIES", usual, 1);
  return { options: { numRuns, seed: readHistoriesSeed() }, timeout: start + numRuns * each };
}
