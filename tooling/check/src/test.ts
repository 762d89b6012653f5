import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runChecks } from "./check.ts";
import { installSystem } from "./installSystem.ts";
import { readReport, type TestResult } from "./readReport.ts";
import { root } from "./root.ts";
import { listRowIds } from "./rowIds.ts";
import { listMissingRows } from "./rows.ts";
import { run } from "./run.ts";
import { listSuites, type Suite } from "./suites.ts";

type SuiteSummary = { readonly name: string; readonly passed: number; readonly failed: number; readonly skipped: number };

const results = join(root, "test-results");

const count = (tests: readonly TestResult[], state: TestResult["state"]): number =>
  tests.filter((test) => test.state === state).length;

async function runSuite({ name, folder, runner }: Suite): Promise<TestResult[]> {
  const report = join(results, `${name.replaceAll("/", "-")}.json`);
  console.log(`\nsuite ${name}`);
  const code =
    runner === "vitest"
      ? await run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`], folder)
      : await run("playwright", ["test", "--reporter=list,json"], folder, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const tests = readReport(report);
  // A runner may fail without a failed test (an unhandled error, an empty run): that must be red too.
  const isSilent = code !== 0 && count(tests, "failed") === 0;
  const isEmpty = tests.length === 0;
  return isSilent || isEmpty ? [...tests, { title: `${name} ended with code ${code} and ${tests.length} tests`, state: "failed" }] : tests;
}

function toRows(tests: readonly TestResult[]): Record<string, string[]> {
  const rows: Record<string, string[]> = {};
  for (const { title, state } of tests)
    if (state === "passed") for (const id of listRowIds(title)) (rows[id] ??= []).push(title);
  return Object.fromEntries(Object.entries(rows).toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true })));
}

async function checkTree(): Promise<TestResult[]> {
  const { passed, failed } = await runChecks();
  return [
    ...passed.map((title): TestResult => ({ title, state: "passed" })),
    ...failed.map((title): TestResult => ({ title, state: "failed" })),
  ];
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
installSystem();
const only = process.argv.slice(2);
const suites = listSuites().filter(({ name }) => only.length === 0 || only.includes(name));
const all: { readonly name: string; readonly tests: readonly TestResult[] }[] = [];
if (only.length === 0 || only.includes("check")) all.push({ name: "check", tests: await checkTree() });
for (const suite of suites) all.push({ name: suite.name, tests: await runSuite(suite) });
const rows = toRows(all.flatMap(({ tests }) => tests));
if (only.length === 0) {
  const missing = listMissingRows(rows).flatMap(({ id, isMissing }) => (isMissing ? [id] : []));
  for (const id of missing) console.log(`docs/features.md claims ${id}, which no passing test names`);
  all.push({ name: "rows", tests: [{ title: "every claimed row has a passing test", state: missing.length === 0 ? "passed" : "failed" }] });
}
const summary: SuiteSummary[] = all.map(({ name, tests }) => ({
  name,
  passed: count(tests, "passed"),
  failed: count(tests, "failed"),
  skipped: count(tests, "skipped"),
}));
writeFileSync(join(results, "summary.json"), `${JSON.stringify({ suites: summary, rows }, null, 2)}\n`);
console.log();
for (const { name, passed, failed, skipped } of summary)
  console.log(`${name.padEnd(24)} ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped (red)` : ""}`);
for (const { name, tests } of all)
  for (const { title } of tests.filter(({ state }) => state !== "passed")) console.log(`  red: ${name}: ${title}`);
const total = (state: "passed" | "failed" | "skipped"): number => summary.reduce((sum, suite) => sum + suite[state], 0);
// A skipped test proves nothing, so it counts as failed.
const failed = total("failed") + total("skipped");
console.log(`\n${total("passed")} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
