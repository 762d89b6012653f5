import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runChecks } from "./check.ts";
import { installSystem } from "./installSystem.ts";
import type { TestResult } from "./readReport.ts";
import { root } from "./root.ts";
import { listClaimedRows, listMissingRows } from "./rows.ts";
import { runSuite } from "./runSuite.ts";
import { countTests, type SuiteResult, toLines, toRows } from "./summarize.ts";
import { listSuites, type Suite } from "./suites.ts";

const results = join(root, "test-results");

async function checkTree(): Promise<TestResult[]> {
  const { passed, failed } = await runChecks();
  return [
    ...passed.map((title): TestResult => ({ title, state: "passed" })),
    ...failed.map((title): TestResult => ({ title, state: "failed" })),
  ];
}

const toSeconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(0)} s`;

async function runAlone(suite: Suite): Promise<SuiteResult> {
  const since = Date.now();
  console.log(`\nsuite ${suite.name}`);
  const tests = await runSuite(root, suite, results);
  console.log(`suite ${suite.name} took ${toSeconds(since)}`);
  return { name: suite.name, tests };
}

/** Runs suites two at a time, since most of them wait for a browser or a database half of their time; a third gains nothing on two cores. Each one's words stay together. */
async function runTwo(suites: readonly Suite[]): Promise<readonly SuiteResult[]> {
  const waiting = [...suites];
  const done: SuiteResult[] = [];
  const work = async (): Promise<void> => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
      const since = Date.now();
      const words: string[] = [];
      const tests = await runSuite(root, suite, results, (text) => words.push(text));
      console.log(`\nsuite ${suite.name} took ${toSeconds(since)}\n${words.join("")}`);
      done.push({ name: suite.name, tests });
    }
  };
  await Promise.all([work(), work()]);
  return done.toSorted((a, b) => a.name.localeCompare(b.name));
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
installSystem();
const only = process.argv.slice(2);
const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);
// Suites start hundreds of processes of the same programs: what Node has compiled once it need not compile again.
process.env["NODE_COMPILE_CACHE"] ??= join(root, "node_modules/.cache/node");
// Copies of the tree take an engine of the same sources that the tree itself has built.
process.env["MARQUEE_ENGINES"] ??= join(root, "node_modules/.cache/marquee/engines");
// Gateways and houses on fresh data copy one empty database of the machine instead of making each its own.
for (const app of ["MARQUEE", "GAME_HOUSE"]) process.env[`${app}_EMPTY_DATABASES`] ??= join(root, "node_modules/.cache/marquee/empty-databases");
const all: SuiteResult[] = [];
if (isWanted("check")) all.push({ name: "check", tests: await checkTree() });
const suites = listSuites(root).filter(({ name }) => isWanted(name));
all.push(...(await runTwo(suites.filter(({ runner }) => runner === "vitest"))));
// A journey's pages answer people: nothing else runs beside them.
for (const suite of suites.filter(({ runner }) => runner === "playwright")) all.push(await runAlone(suite));
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
