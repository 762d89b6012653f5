import { join, relative, resolve } from "node:path";
import { readReport, type TestResult } from "./readReport.ts";
import { run } from "./run.ts";
import type { Suite } from "./suites.ts";

/** Runs one suite of a tree and answers its tests with their files' paths in the tree, from the report that its own runner writes to `results`; `say` hears the runner. */
export async function runSuite(
  root: string,
  { name, folder, runner, words }: Suite,
  results: string,
  say?: (text: string) => void,
): Promise<TestResult[]> {
  const report = join(results, `${name.replaceAll("/", "-")}.json`);
  const cwd = join(root, folder);
  const code =
    runner === "vitest"
      ? await run(
          "vitest",
          ["run", ...words, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
          cwd,
          {},
          say,
        )
      : await run(
          "playwright",
          ["test", ...words, "--reporter=list,json"],
          cwd,
          { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
          say,
        );
  // Journeys are named from their own folder of sources, all others by their whole path.
  const toPath = (file: string): string => relative(root, resolve(cwd, "src", file));
  const tests = readReport(report).map(({ file, ...test }) => (file ? { ...test, file: toPath(file) } : test));
  // A runner may fail without a failed test (an unhandled error, an empty run): that must be red too.
  const isSilent = code !== 0 && tests.every(({ state }) => state !== "failed");
  if (!isSilent && tests.length > 0) return tests;
  return [...tests, { title: `${name} ended with code ${code} and ${tests.length} tests`, state: "failed" }];
}
