import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installSystem } from "./installSystem.ts";
import { readJson } from "./readJson.ts";
import type { TestResult } from "./readReport.ts";
import { root } from "./root.ts";
import { runSuite } from "./runSuite.ts";
import type { Level } from "./levels.ts";
import { countTests, type SuiteResult, toLevels, toLines, toRows } from "./summarize.ts";
import type { Suite } from "./suites.ts";
import { type SetUp, toTimes } from "./toTimes.ts";

const results = join(root, "test-results");

/** A source of test results: a suite, or the checks. Its output goes to the caller. */
export type Task = { readonly name: string; readonly run: (say?: (text: string) => void) => Promise<TestResult[]> };

/** A suite, which may need any program of the machine. */
const toTask = (suite: Suite, installed: Promise<void>): Task => ({
  name: suite.name,
  run: (say) => installed.then(() => runSuite(root, suite, results, say)),
});

const toSeconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(0)} s`;

async function runAlone(task: Task): Promise<SuiteResult> {
  const since = Date.now();
  console.log(`\nsuite ${task.name}`);
  const tests = await task.run();
  console.log(`suite ${task.name} took ${toSeconds(since)}`);
  return { name: task.name, tests, milliseconds: Date.now() - since };
}

/** Runs tasks two at a time, because most wait for a browser or a database half of the time; a third gains nothing on two cores. Each task's output stays together. */
async function runTwo(tasks: readonly Task[]): Promise<readonly SuiteResult[]> {
  const waiting = [...tasks];
  const done: SuiteResult[] = [];
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const since = Date.now();
      const words: string[] = [];
      const tests = await task.run((text) => words.push(text));
      console.log(`\nsuite ${task.name} took ${toSeconds(since)}\n${words.join("")}`);
      done.push({ name: task.name, tests, milliseconds: Date.now() - since });
    }
  };
  await Promise.all([work(), work()]);
  return done.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Environment variables that save suites time and make every gateway they start check its answers. */
function prepareEnvironment(): void {
  // Suites start hundreds of processes of the same programs, so Node's compile cache is shared.
  process.env["NODE_COMPILE_CACHE"] ??= join(root, "node_modules/.cache/node");
  // A larger young generation: short processes end before collecting it pays.
  process.env["NODE_OPTIONS"] ??= "--max-semi-space-size=32";
  // Copies of the tree reuse engines built from the same sources.
  process.env["MARQUEE_ENGINES"] ??= join(root, "node_modules/.cache/marquee/engines");
  // Gateways, game houses and pay-houses with new data copy one template database instead of making their own.
  for (const app of ["MARQUEE", "GAME_HOUSE", "PAY_HOUSE"])
    process.env[`${app}_KEPT_DATABASES`] ??= join(root, "node_modules/.cache/marquee/databases");
  // Every gateway started by a suite checks its answers against the contract.
  process.env["MARQUEE_CHECK_ANSWERS"] ??= "1";
}

/** What journeys of this run prepared, by kind, in milliseconds. */
function readSteps(): SetUp {
  const sums: Record<string, number> = {};
  for (const file of globSync("*-steps.json", { cwd: results }))
    for (const [kind, time] of Object.entries(readJson(join(results, file))))
      if (typeof time === "number") sums[kind] = (sums[kind] ?? 0) + time;
  return sums;
}

/** Runs suites, and tasks that need no program of the machine; `judge` adds what it makes of the rows that passing tests name. Installs what suites need, prints, with `isTimed` also where the time went, writes test-results/summary.json, sets the exit code. */
export async function runTasks(
  suites: readonly Suite[],
  others: readonly Task[],
  judge: (
    rows: Readonly<Record<string, string[]>>,
    levels: Readonly<Record<string, Level>>,
  ) => readonly SuiteResult[] = () => [],
  isTimed = false,
): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  // Other tasks do not need these programs, so they run meanwhile.
  const installed = suites.length === 0 ? Promise.resolve() : installSystem();
  prepareEnvironment();
  const tasks = suites.filter(({ runner }) => runner === "vitest").map((suite) => toTask(suite, installed));
  const all = [...(await runTwo([...others, ...tasks]))];
  // Journeys have timing that people would notice, so nothing else runs beside them.
  for (const suite of suites.filter(({ runner }) => runner === "playwright"))
    all.push(await runAlone(toTask(suite, installed)));
  const tests = all.flatMap((suite) => suite.tests);
  const [rows, levels] = [toRows(tests), toLevels(tests)];
  all.push(...judge(rows, levels));
  const counted = all.map((suite) => ({ name: suite.name, ...countTests(suite.tests) }));
  writeFileSync(join(results, "summary.json"), `${JSON.stringify({ suites: counted, rows, levels }, null, 2)}\n`);
  if (isTimed) console.log(["", ...toTimes(all, readSteps())].join("\n"));
  const { lines, isGreen } = toLines(all);
  console.log(["", ...lines].join("\n"));
  process.exitCode = isGreen ? 0 : 1;
}
