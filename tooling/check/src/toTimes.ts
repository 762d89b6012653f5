import type { SuiteResult } from "./summarize.ts";

/** Milliseconds of what journeys prepare, by kind. */
export type SetUp = Readonly<Record<string, number>>;

/** How many of the slowest are listed. */
const most = 20;

const toSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1).padStart(8)} s`;

const listSlowest = (times: ReadonlyMap<string, number>): readonly string[] =>
  [...times]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name, time]) => `${toSeconds(time)}  ${name}`);

function addUp(parts: readonly (readonly [name: string, milliseconds: number])[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [name, milliseconds] of parts) sums.set(name, (sums.get(name) ?? 0) + milliseconds);
  return sums;
}

/**
 * Lines that say where the time of a run went: suites by the clock, and files and tests by the tests' own time, the slowest first; and
 * of the journeys what they prepare, apart from what they try.
 */
export function toTimes(suites: readonly SuiteResult[], setUp: SetUp): readonly string[] {
  const tests = suites.flatMap(({ name, tests }) => tests.map((test) => ({ suite: name, milliseconds: 0, ...test })));
  const took = suites.flatMap(({ name, milliseconds }) =>
    milliseconds === undefined ? [] : [[name, milliseconds] as const],
  );
  const journeys = tests.filter(({ journey }) => journey !== undefined);
  const all = journeys.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const prepared = Object.entries(setUp).toSorted(([, a], [, b]) => b - a);
  const rest = all - prepared.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
  return [
    "Suites, by the clock; two run at once",
    ...listSlowest(addUp(took)),
    "",
    `The ${most} slowest files, by the time of their tests`,
    ...listSlowest(addUp(tests.map(({ file, suite, milliseconds }) => [file ?? suite, milliseconds]))),
    "",
    `The ${most} slowest tests`,
    ...listSlowest(new Map(tests.map(({ suite, title, milliseconds }) => [`${suite}: ${title}`, milliseconds]))),
    ...(journeys.length === 0
      ? []
      : [
          "",
          `${journeys.length} journeys, ${toSeconds(all).trim()} in all: what they prepare, and the rest`,
          ...prepared.map(([kind, milliseconds]) => `${toSeconds(milliseconds)}  ${kind}`),
          `${toSeconds(rest)}  behaviour`,
        ]),
  ];
}
