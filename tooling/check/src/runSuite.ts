import { join, relative, resolve } from "node:path";
import { readReport, type TestResult } from "./readReport.ts";
import { run } from "./run.ts";
import { runJourneys } from "./runJourneys.ts";
import type { Suite } from "./suites.ts";

/** They end what hangs, and say nothing else: what takes a second alone has taken ten beside other suites on two slow cores. In milliseconds. */
const timeouts = ["--testTimeout=300000", "--hookTimeout=300000"] as const;

/**
 * Runs one suite of a tree and answers its tests with their files' paths in the tree, from the report that its own runner writes to
 * `results`; `say` hears the runner.
 */
export async function runSuite(
  root: string,
  { name, folder, runner, words }: Suite,
  results: string,
  say?: (text: string) => void,
): Promise<TestResult[]> {
  const cwd = join(root, folder);
  const toReport = (ending: string): string => join(results, `${name.replaceAll("/", "-")}${ending}`);
  const runVitest = async () => {
    const report = toReport(".json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    return {
      code: await run("vitest", ["run", ...words, ...timeouts, ...reporters], cwd, {}, say),
      tests: readReport(report),
    };
  };
  const { code, tests: found } =
    runner === "vitest" ? await runVitest() : await runJourneys({ cwd, words, results, toReport, say });
  // Journeys are named from their own folder of sources, all others by their whole path.
  const toPath = (file: string): string => relative(root, resolve(cwd, "src", file));
  const tests = found.map(({ file, ...test }) => (file ? { ...test, file: toPath(file) } : test));
  // A runner may fail without a failed test (an unhandled error, an empty run): that must be red too.
  const isSilent = code !== 0 && tests.every(({ state }) => state !== "failed");
  if (!isSilent && tests.length > 0) return tests;
  return [...tests, { title: `${name} ended with code ${code} and ${tests.length} tests`, state: "failed" }];
}
