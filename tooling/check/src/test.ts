import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runChecks } from "./check.ts";
import { installSystem } from "./installSystem.ts";
import type { TestResult } from "./readReport.ts";
import { root } from "./root.ts";
import { listClaimedRows, listMissingRows } from "./rows.ts";
import { runSuite } from "./runSuite.ts";
import { countTests, type SuiteResult, toLines, toRows } from "./summarize.ts";
import { listSuites } from "./suites.ts";

const results = join(root, "test-results");

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
const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);
const all: SuiteResult[] = [];
if (isWanted("check")) all.push({ name: "check", tests: await checkTree() });
for (const suite of listSuites(root).filter(({ name }) => isWanted(name))) {
  console.log(`\nsuite ${suite.name}`);
  all.push({ name: suite.name, tests: await runSuite(root, suite, results) });
}
const rows = toRows(all.flatMap(({ tests }) => tests));
if (only.length === 0) {
  const missing = listMissingRows(listClaimedRows(root), rows);
  for (const id of missing) console.log(`docs/features.md claims ${id}, which no passing test names`);
  all.push({ name: "rows", tests: [{ title: "every claimed row has a passing test", state: missing.length === 0 ? "passed" : "failed" }] });
}
const suites = all.map(({ name, tests }) => ({ name, ...countTests(tests) }));
writeFileSync(join(results, "summary.json"), `${JSON.stringify({ suites, rows }, null, 2)}\n`);
const { lines, isGreen } = toLines(all);
console.log(["", ...lines].join("\n"));
process.exitCode = isGreen ? 0 : 1;
