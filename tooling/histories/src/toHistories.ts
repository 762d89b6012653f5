/** The settings of a model test: fast-check's options and the test's timeout. */
export type Histories = {
  readonly options: { readonly numRuns: number; readonly seed: number };
  /** In milliseconds. */
  readonly timeout: number;
};

/** The default number of histories; a sweep has 200, and `pnpm bench models` 10,000. */
const usual = 25;

/** The default seed: an arbitrary number that stays the same. */
const usualSeed = 190_112_928;

/** The time for a run in addition to its histories, in milliseconds: it opens a database, and the machine may be busy. */
const start = 60_000;

/** A test that hangs is ended; one on a machine that does several other things is not. */
const patience = 4;

function readWhole(name: string, fallback: number, least: number): number {
  const text = process.env[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least)
    throw new Error(`${name} is "${text}": say a whole number of ${least} or more`);
  return value;
}

/** The seed of this run's histories: `MARQUEE_HISTORIES_SEED`, or the default. @throws when it is not a whole number */
export const readHistoriesSeed = (): number => readWhole("MARQUEE_HISTORIES_SEED", usualSeed, -(2 ** 31));

/**
 * The settings of a model test: `MARQUEE_HISTORIES` histories of about `each` milliseconds; `fallback` is how many there are without it.
 * @throws when a variable is not a whole number
 */
export function toHistories(each: number, fallback = usual): Histories {
  const numRuns = readWhole("MARQUEE_HISTORIES", fallback, 1);
  return { options: { numRuns, seed: readHistoriesSeed() }, timeout: start + numRuns * each * patience };
}
