import { writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { journeysVariable } from "@marquee/sweep/journeys";
import { chooseJourneys } from "./chooseJourneys.ts";
import { readReport, type TestResult } from "./readReport.ts";
import { run } from "./run.ts";
import type { Suite } from "./suites.ts";

/** They end what hangs, and say nothing else: what takes a second alone has taken ten beside other suites on two slow cores. In milliseconds. */
const timeouts = ["--testTimeout=300000", "--hookTimeout=300000"] as const;

/** The file of a browser's journeys to run, where a machine is too slow for all (decision 081). */
async function writeChosen(cwd: string, words: readonly string[], file: string): Promise<NodeJS.ProcessEnv> {
  const listed = `${file}-listed.json`;
  await run("playwright", ["test", ...words, "--list", "--reporter=json"], cwd, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: listed,
  });
  const titles = readReport(listed).map(({ title }) => title);
  const chosen = chooseJourneys(titles);
  console.log(
    `This machine is slow: ${chosen.length} of ${titles.length} journeys run, which name every row. A sweep runs all.`,
  );
  writeFileSync(`${file}-chosen.json`, JSON.stringify(chosen));
  return { [journeysVariable]: `${file}-chosen.json` };
}

/**
 * Runs one suite of a tree and answers its tests with their files' paths in the tree, from the report that its own runner writes to
 * `results`; `say` hears the runner. With `isShort`, of a browser's journeys only as many as name every row.
 */
export async function runSuite(
  root: string,
  { name, folder, runner, words }: Suite,
  results: string,
  say?: (text: string) => void,
  isShort = false,
): Promise<TestResult[]> {
  const cwd = join(root, folder);
  const toReport = (ending: string): string => join(results, `${name.replaceAll("/", "-")}${ending}`);
  const chosen = isShort && runner === "playwright" ? await writeChosen(cwd, words, toReport("")) : {};
  let code = 0;
  const start = async (more: readonly string[], report: string): Promise<TestResult[]> => {
    const [program, args, env] =
      runner === "vitest"
        ? [
            "vitest",
            ["run", ...words, ...timeouts, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
            {},
          ]
        : [
            "playwright",
            ["test", ...words, ...more, "--reporter=list,json"],
            { ...chosen, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
          ];
    code = Math.max(code, await run(program, args, cwd, env, say));
    return readReport(report);
  };
  const first = await start([], toReport(".json"));
  // A red project hides what waits for it, so that runs by itself.
  const waiting = [...new Set(first.flatMap(({ waited }) => waited ?? []))];
  const second =
    waiting.length > 0
      ? await start(["--no-deps", ...waiting.map((project) => `--project=${project}`)], toReport("-waited.json"))
      : [];
  const found = second.length > 0 ? [...first.filter(({ waited }) => waited === undefined), ...second] : first;
  // Journeys are named from their own folder of sources, all others by their whole path.
  const toPath = (file: string): string => relative(root, resolve(cwd, "src", file));
  const tests = found.map(({ file, ...test }) => (file ? { ...test, file: toPath(file) } : test));
  // A runner may fail without a failed test (an unhandled error, an empty run): that must be red too.
  const isSilent = code !== 0 && tests.every(({ state }) => state !== "failed");
  if (!isSilent && tests.length > 0) return tests;
  return [...tests, { title: `${name} ended with code ${code} and ${tests.length} tests`, state: "failed" }];
}
