import { type Level, toLevel, toNearer } from "./levels.ts";
import type { TestResult } from "./readReport.ts";
import { listRowIds } from "./rowIds.ts";

/** The tests of one suite, or the findings of a check. */
export type SuiteResult = {
  readonly name: string;
  readonly tests: readonly TestResult[];
  /** How long it took by the clock. */
  readonly milliseconds?: number;
};

/** How many tests ended how. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** Counts tests by how they ended. */
export function countTests(tests: readonly TestResult[]): Counts {
  const count = (state: TestResult["state"]): number => tests.filter((test) => test.state === state).length;
  return { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
}

/** The titles of the passing tests by the rows that they name. */
export function toRows(tests: readonly TestResult[]): Record<string, string[]> {
  const rows: Record<string, string[]> = {};
  for (const { title, state } of tests)
    if (state === "passed") for (const id of listRowIds(title)) (rows[id] ??= []).push(title);
  return Object.fromEntries(Object.entries(rows).toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true })));
}

/** The level of each row that a passing test names: that of its test nearest to the user. */
export function toLevels(tests: readonly TestResult[]): Record<string, Level> {
  const nearest: Record<string, Level> = {};
  for (const { title, state, file = "" } of tests)
    if (state === "passed")
      for (const id of listRowIds(title)) nearest[id] = toNearer(toLevel(file), nearest[id] ?? "component");
  return nearest;
}

/** The most characters of a fault that a line shows. */
const longest = 200;

/** Lines for a reader, the last of them the total: a skipped test proves nothing, so it counts as failed. Failed tests stand last, each with its fault, where the end of a cut log still shows them. */
export function toLines(suites: readonly SuiteResult[]): {
  readonly lines: readonly string[];
  readonly isGreen: boolean;
} {
  const counted = suites.map(({ name, tests }) => ({ name, ...countTests(tests) }));
  const total = countTests(suites.flatMap(({ tests }) => tests));
  const failed = total.failed + total.skipped;
  const lines = [
    ...counted.map(
      ({ name, passed, failed, skipped }) =>
        `${name.padEnd(24)} ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped (red)` : ""}`,
    ),
    ...suites.flatMap(({ name, tests }) =>
      tests.flatMap(({ title, isFlaky, fault }) =>
        isFlaky === true ? [`  flaky: ${name}: ${title}`, ...(fault ? [`    ${fault.slice(0, longest)}`] : [])] : [],
      ),
    ),
    ...suites.flatMap(({ name, tests }) =>
      tests.flatMap(({ title, state }) => (state === "skipped" ? [`  not run: ${name}: ${title}`] : [])),
    ),
    ...suites.flatMap(({ name, tests }) =>
      tests.flatMap(({ title, state, fault }) =>
        state === "failed" ? [`  red: ${name}: ${title}`, ...(fault ? [`    ${fault.slice(0, longest)}`] : [])] : [],
      ),
    ),
    "",
    `${total.passed} passed, ${failed} failed`,
  ];
  return { lines, isGreen: failed === 0 };
}
