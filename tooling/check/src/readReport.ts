import { existsSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { isRecord } from "./isRecord.ts";
import { readJson } from "./readJson.ts";

/** One test of a report. */
export type TestResult = {
  readonly title: string;
  readonly state: "passed" | "failed" | "skipped";
  /** As its runner names it. */
  readonly file?: string;
  /** The first line of what it failed with. */
  readonly fault?: string;
  readonly milliseconds?: number;
  /** A journey's project, and its titles from the outermost. */
  readonly journey?: { readonly project: string; readonly titles: readonly string[] };
  /** A journey that has not begun, because another project or another journey of its file failed. */
  readonly isWaiting?: boolean;
  /** The picture of a journey's failure. */
  readonly picture?: string;
  /** A journey that failed, and passed when it ran once more. */
  readonly isFlaky?: boolean;
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);
const firstLine = (value: unknown): string => stripVTControlCharacters(textOf(value)).trim().split("\n")[0] ?? "";

/** vitest's JSON: files with assertions. A file that could not be loaded counts as one failed test. */
function readVitest(data: Readonly<Record<string, unknown>>): TestResult[] {
  return listOf(data["testResults"]).flatMap((file) => {
    if (!isRecord(file)) return [];
    const tests = listOf(file["assertionResults"]).filter(isRecord);
    if (tests.length === 0 && file["status"] !== "passed")
      return [
        {
          title: textOf(file["name"]),
          state: "failed" as const,
          file: textOf(file["name"]),
          fault: firstLine(file["message"]),
        },
      ];
    return tests.map((test): TestResult => {
      const state = test["status"];
      return {
        title: textOf(test["fullName"]),
        state: state === "passed" || state === "failed" ? state : "skipped",
        file: textOf(file["name"]),
        fault: firstLine(listOf(test["failureMessages"])[0]),
        milliseconds: numberOf(test["duration"]),
      };
    });
  });
}

/** Playwright's JSON: files, and suites in suites, each with specs. */
function readPlaywright(suite: Readonly<Record<string, unknown>>, above: readonly string[] = []): TestResult[] {
  const path = [...above, textOf(suite["title"])];
  const specs = listOf(suite["specs"]).filter(isRecord);
  const own = specs.flatMap((spec) =>
    listOf(spec["tests"])
      .filter(isRecord)
      .map((test): TestResult => {
        const state = test["status"] === "skipped" ? "skipped" : test["status"] === "expected" ? "passed" : "failed";
        const titles = [...path, textOf(spec["title"])];
        const results = listOf(test["results"]).filter(isRecord);
        const [error] = results.flatMap((result) => listOf(result["errors"])).filter(isRecord);
        const attached = results.flatMap((result) => listOf(result["attachments"])).filter(isRecord);
        const picture = attached.find(({ contentType }) => contentType === "image/png");
        // One that its own file skips has a result and a mark; one that waits for another has no result, or none that took time.
        const isMarked = listOf(test["annotations"]).some((each) => isRecord(each) && each["type"] === "skip");
        return {
          title: titles.join(" "),
          state,
          file: textOf(spec["file"]),
          fault: firstLine(error?.["message"]),
          milliseconds: results.reduce((sum, result) => sum + numberOf(result["duration"]), 0),
          journey: { project: textOf(test["projectName"]), titles: titles.slice(1) },
          ...(state === "skipped" && !isMarked && { isWaiting: true }),
          ...(picture && { picture: textOf(picture["path"]) }),
        };
      }),
  );
  return [
    ...own,
    ...listOf(suite["suites"])
      .filter(isRecord)
      .flatMap((child) => readPlaywright(child, path)),
  ];
}

/** The tests of a runner's own JSON report; none when the runner wrote no report. */
export function readReport(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  const data = readJson(file);
  if ("testResults" in data) return readVitest(data);
  const broken = listOf(data["errors"]).map((): TestResult => ({ title: "the runner itself", state: "failed" }));
  return [
    ...broken,
    ...listOf(data["suites"])
      .filter(isRecord)
      .flatMap((file) => readPlaywright(file)),
  ];
}
