import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runChecks } from "./check.ts";
import { endWithHelp } from "./endWithHelp.ts";
import { installSystem } from "./installSystem.ts";
import { listNear } from "./listNear.ts";
import type { TestResult } from "./readReport.ts";
import { root } from "./root.ts";
import { listClaimedRows, listMissingRows } from "./rows.ts";
import { runSuite } from "./runSuite.ts";
import { countTests, type SuiteResult, toLines, toRows } from "./summarize.ts";
import { listSuites, type Suite } from "./suites.ts";

const results = join(root, "test-results");

/** What gives tests: a suite, or the checks of the tree's shape. Who runs it hears its words. */
type Task = { readonly name: string; readonly run: (say?: (text: string) => void) => Promise<TestResult[]> };

const checks: Task = {
  name: "check",
  run: async (say) => {
    const { passed, failed } = await runChecks(say);
    return [
      ...passed.map((title): TestResult => ({ title, state: "passed" })),
      ...failed.map((title): TestResult => ({ title, state: "failed" })),
    ];
  },
};

/** A suite, which may need any program of the machine. */
const toTask = (suite: Suite, installed: Promise<void>): Task => ({ name: suite.name, run: (say) => installed.then(() => runSuite(root, suite, results, say)) });

const toSeconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(0)} s`;

async function runAlone(task: Task): Promise<SuiteResult> {
  const since = Date.now();
  console.log(`\nsuite ${task.name}`);
  const tests = await task.run();
  console.log(`suite ${task.name} took ${toSeconds(since)}`);
  return { name: task.name, tests };
}

/** Runs tasks two at a time, since most of them wait for a browser or a database half of their time; a third gains nothing on two cores. Each one's words stay together. */
async function runTwo(tasks: readonly Task[]): Promise<readonly SuiteResult[]> {
  const waiting = [...tasks];
  const done: SuiteResult[] = [];
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const since = Date.now();
      const words: string[] = [];
      const tests = await task.run((text) => words.push(text));
      console.log(`\nsuite ${task.name} took ${toSeconds(since)}\n${words.join("")}`);
      done.push({ name: task.name, tests });
    }
  };
  await Promise.all([work(), work()]);
  return done.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Says of each name that it is none of a suite, and which may be meant. */
function toUnknownLines(wanted: readonly string[], known: readonly string[]): readonly string[] {
  return wanted.filter((name) => !known.includes(name)).map((name) => {
    const near = listNear(name, known);
    return `there is no suite "${name}"${near.length > 0 ? `; did you mean ${near.join(" or ")}?` : `; there are ${known.join(", ")}`}`;
  });
}

const only = process.argv.slice(2);
const every = listSuites(root);
endWithHelp(`pnpm test [suite …]

Installs what tests need (Chromium, PostgreSQL, nginx), then runs the checks and every suite, or the named ones alone; writes
test-results/summary.json. Without a name it also asks that each row which docs/features.md claims has a passing test.

Suites
  ${[checks.name, ...every.map(({ name }) => name)].join("\n  ")}

Example
  pnpm test brand-cli storybook

Exit codes: 0 all passed, 1 something failed or there is no such suite.`);
const unknown = toUnknownLines(only, [...new Set([checks.name, ...every.map(({ name }) => name)])]);
if (unknown.length > 0) {
  console.error(unknown.join("\n"));
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
// The checks of the tree's shape need none of it: they run meanwhile.
const installed = installSystem();
const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);
// Suites start hundreds of processes of the same programs: what Node has compiled once it need not compile again.
process.env["NODE_COMPILE_CACHE"] ??= join(root, "node_modules/.cache/node");
// Most of what a short process makes is gone before the default 16 MB of young objects would be worth their collection.
process.env["NODE_OPTIONS"] ??= "--max-semi-space-size=32";
// Copies of the tree take an engine of the same sources that the tree itself has built.
process.env["MARQUEE_ENGINES"] ??= join(root, "node_modules/.cache/marquee/engines");
// Gateways and houses on fresh data copy one empty database of the machine instead of making each its own.
for (const app of ["MARQUEE", "GAME_HOUSE"]) process.env[`${app}_KEPT_DATABASES`] ??= join(root, "node_modules/.cache/marquee/databases");
// Every gateway that a suite starts holds its answers to the contract, whoever asks.
process.env["MARQUEE_CHECK_ANSWERS"] ??= "1";
const suites = every.filter(({ name }) => isWanted(name));
const tasks = suites.filter(({ runner }) => runner === "vitest").map((suite) => toTask(suite, installed));
const all = [...(await runTwo(isWanted("check") ? [checks, ...tasks] : tasks))];
// A journey's pages answer people: nothing else runs beside them.
for (const suite of suites.filter(({ runner }) => runner === "playwright")) all.push(await runAlone(toTask(suite, installed)));
const rows = toRows(all.flatMap(({ tests }) => tests));
if (only.length === 0) {
  const missing = listMissingRows(listClaimedRows(root), rows);
  for (const id of missing) console.log(`docs/features.md claims ${id}, which no passing test names`);
  all.push({ name: "rows", tests: [{ title: "every claimed row has a passing test", state: missing.length === 0 ? "passed" : "failed" }] });
}
const counted = all.map(({ name, tests }) => ({ name, ...countTests(tests) }));
writeFileSync(join(results, "summary.json"), `${JSON.stringify({ suites: counted, rows }, null, 2)}\n`);
const { lines, isGreen } = toLines(all);
console.log(["", ...lines].join("\n"));
process.exitCode = isGreen ? 0 : 1;
