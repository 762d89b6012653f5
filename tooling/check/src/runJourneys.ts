import { randomInt } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readReport, type TestResult } from "./readReport.ts";
import { run } from "./run.ts";
import { stepsVariable } from "./stepsReporter.ts";

/** A run of the browser's journeys: where, with which further words, and where the runner writes its reports. */
export type JourneyRun = {
  readonly cwd: string;
  readonly words: readonly string[];
  /** The folder of reports. */
  readonly results: string;
  /** The path of a report of this suite with this ending. */
  readonly toReport: (ending: string) => string;
  readonly say?: ((text: string) => void) | undefined;
};

/** So many journeys may be flaky in one run: with more the run is red, and nothing runs again. */
const mostFlaky = 2;

const stepsReporter = join(import.meta.dirname, "stepsReporter.ts");

/** The environment variable that repeats an order. */
const seedVariable = "MARQUEE_JOURNEY_SEED";

const toProjects = (tests: readonly TestResult[]): readonly string[] =>
  [...new Set(tests.map(({ journey }) => journey?.project ?? ""))].map((project) => `--project=${project}`);

/** A line of Playwright's `--test-list`: a journey, or its whole file where others of it wait for it. */
function toLine({ file = "", journey }: TestResult, tests: readonly TestResult[]): string {
  const isSerial = tests.some((other) => other.file === file && other.isWaiting === true);
  return [`[${journey?.project ?? ""}]`, file, ...(isSerial ? [] : (journey?.titles ?? []))].join(" › ");
}

const isSame = (one: TestResult, other: TestResult): boolean =>
  one.title === other.title && one.journey?.project === other.journey?.project;

/** Keeps the pictures of the first failures, which the second run would clear, and says what was flaky. */
function keepPictures(failed: readonly TestResult[], folder: string): readonly (string | null)[] {
  mkdirSync(folder, { recursive: true });
  return failed.map(({ picture }, index) => {
    if (picture === undefined || !existsSync(picture)) return null;
    const name = `${index + 1}-${basename(picture)}`;
    copyFileSync(picture, join(folder, name));
    return `flaky/${name}`;
  });
}

/**
 * Runs journeys in a random order, whose seed is said. At the end one or two that failed run once more, alone: one that is green
 * then is flaky, and stands in `flaky.json` with its first fault and picture ("Flaky journeys" in docs/design/rows.md).
 */
export async function runJourneys({ cwd, words, results, toReport, say }: JourneyRun): Promise<{
  readonly code: number;
  readonly tests: readonly TestResult[];
}> {
  const seed = process.env[seedVariable] ?? String(randomInt(1, 1_000_000));
  console.log(`journeys in the order of seed ${seed} (${seedVariable}=${seed} repeats it)`);
  const start = async (more: readonly string[], report: string) => {
    const args = ["test", ...words, ...more, `--reporter=list,json,${stepsReporter}`];
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, [stepsVariable]: report.replace(/\.json$/, "-steps.json") };
    const code = await run("playwright", args, cwd, env, say);
    return { code, tests: readReport(report) };
  };
  const order = `--shuffle=${seed}`;
  const { code, tests } = await start([order], toReport(".json"));
  const failed = tests.filter(({ state, journey }) => state === "failed" && journey !== undefined);
  if (failed.length === 0 || failed.length > mostFlaky) return { code, tests };
  const pictures = keepPictures(failed, join(results, "flaky"));
  const list = toReport("-again.txt");
  writeFileSync(list, `${failed.map((test) => toLine(test, tests)).join("\n")}\n`);
  const again = await start(
    ["--no-deps", "--workers=1", `--test-list=${list}`, ...toProjects(failed)],
    toReport("-again.json"),
  );
  const merged = tests.map((test): TestResult => {
    const second = again.tests.find((each) => isSame(each, test));
    if (second === undefined || test.state === "passed") return test;
    return test.state === "failed" && second.state === "passed" ? { ...test, state: "passed", isFlaky: true } : second;
  });
  const flaky = failed.flatMap(({ title, file, fault }, index) =>
    merged.some((test) => test.isFlaky === true && test.title === title)
      ? [{ title, file, fault, picture: pictures[index] ?? null }]
      : [],
  );
  writeFileSync(join(results, "flaky.json"), `${JSON.stringify(flaky, null, 2)}\n`);
  return { code: merged.every(({ state }) => state === "passed") ? 0 : Math.max(code, again.code), tests: merged };
}
