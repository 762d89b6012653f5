import { parseArgs } from "node:util";
import { chooseAffected } from "./chooseAffected.ts";
import { runChecks } from "./check.ts";
import { endWithHelp } from "./endWithHelp.ts";
import { listUnknown } from "./listUnknown.ts";
import type { TestResult } from "./readReport.ts";
import { root } from "./root.ts";
import type { Level } from "./levels.ts";
import { listClaims, listRowFaults } from "./rows.ts";
import { runTasks, type Task } from "./runTasks.ts";
import type { SuiteResult } from "./summarize.ts";
import { listSuites } from "./suites.ts";

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

/** Reports claimed rows that no passing test names, and those proved only by a component test without a reason. */
function judgeRows(
  rows: Readonly<Record<string, string[]>>,
  levels: Readonly<Record<string, Level>>,
): readonly SuiteResult[] {
  const faults = listRowFaults(listClaims(root), rows, levels);
  for (const fault of faults) console.log(`docs/features.md: ${fault}`);
  return [
    {
      name: "rows",
      tests: [{ title: "every claimed row is proved", state: faults.length === 0 ? "passed" : "failed" }],
    },
  ];
}

const every = listSuites(root, "test");
const names = [...new Set([checks.name, ...every.map(({ name }) => name)])];
endWithHelp(`pnpm test [suite …] [--times]
pnpm test --affected [--since <commit>]

Installs what tests need (Chromium, PostgreSQL, nginx), then runs the checks and every suite, or the named ones alone; writes
test-results/summary.json. Without a name it also asks that each row which docs/features.md claims is proved (\`pnpm rows\`).
Screens are tried in one brand each, in turn; \`pnpm sweep\` tries every brand, theme, language and width. Journeys in the browser run in
a random order, whose seed is said (MARQUEE_JOURNEY_SEED repeats it). One or two that fail run once more, alone, at the end: one that is
green then is named as flaky, and does not make the run red.

  --affected         only the suites, and of a suite whose tests alone changed those files, that the changes can reach
  --times            also says where the time went: suites, files, the slowest tests, and what journeys prepare
  --since <commit>   the changes since this tree left that commit (main), what is not committed included

Suites
  ${names.join("\n  ")}

Examples
  pnpm test brand-cli storybook
  pnpm test --affected --since origin/main

Exit codes: 0 all passed or nothing affected, 1 something failed, or there is no such suite or commit.`);

/** Exits with a usage error, without the stack that Node adds. */
function refuse(fault: unknown): never {
  console.error(fault instanceof Error ? fault.message.split("\n")[0] : fault);
  process.exit(1);
}

function readWords(): {
  readonly only: readonly string[];
  readonly since: string | undefined;
  readonly isTimed: boolean;
} {
  try {
    const { values, positionals } = parseArgs({
      options: { affected: { type: "boolean" }, since: { type: "string" }, times: { type: "boolean" } },
      allowPositionals: true,
    });
    if (values.since !== undefined && values.affected !== true) throw new Error("--since belongs to --affected");
    if (values.affected === true && positionals.length > 0)
      throw new Error("--affected chooses the suites: name none beside it");
    return {
      only: positionals,
      since: values.affected === true ? (values.since ?? "main") : undefined,
      isTimed: values.times === true,
    };
  } catch (error) {
    return refuse(error);
  }
}

const { only, since, isTimed } = readWords();
const unknown = listUnknown(only, names);
if (unknown.length > 0) refuse(unknown.join("\n"));
if (since !== undefined) {
  const { suites, isChecked, words } = await chooseAffected(root, since, every).catch(refuse);
  console.log(words);
  await runTasks(suites, isChecked ? [checks] : [], undefined, isTimed);
} else {
  const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);
  await runTasks(
    every.filter(({ name }) => isWanted(name)),
    isWanted("check") ? [checks] : [],
    only.length === 0 ? judgeRows : undefined,
    isTimed,
  );
}
