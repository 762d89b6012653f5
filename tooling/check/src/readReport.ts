import { existsSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { isRecord } from "./isRecord.ts";
import { readJson } from "./readJson.ts";

/** One test of a report; `file` as its runner names it, `fault` the first line of what it failed with, `waited` the project of one that has not run because another project failed. */
export type TestResult = {
  readonly title: string;
  readonly state: "passed" | "failed" | "skipped";
  readonly file?: string;
  readonly fault?: string;
  readonly waited?: string;
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
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
      };
    });
  });
}

/** Playwright's JSON: suites in suites, each with specs. */
function readPlaywright(suite: Readonly<Record<string, unknown>>, above = ""): TestResult[] {
  const title = `${above} ${textOf(suite["title"])}`.trim();
  const specs = listOf(suite["specs"]).filter(isRecord);
  const own = specs.flatMap((spec) =>
    listOf(spec["tests"])
      .filter(isRecord)
      .map((test): TestResult => {
        const state = test["status"] === "skipped" ? "skipped" : test["status"] === "expected" ? "passed" : "failed";
        const results = listOf(test["results"]).filter(isRecord);
        const [error] = results.flatMap((result) => listOf(result["errors"])).filter(isRecord);
        const found = { title: `${title} ${textOf(spec["title"])}`, state, file: textOf(spec["file"]) } as const;
        // A test that its own file skips has a result.
        if (results.length === 0) return { ...found, waited: textOf(test["projectName"]) };
        return { ...found, fault: firstLine(error?.["message"]) };
      }),
  );
  return [
    ...own,
    ...listOf(suite["suites"])
      .filter(isRecord)
      .flatMap((child) => readPlaywright(child, title)),
  ];
}

/** The tests of a runner's own JSON report; none when the runner wrote no report. */
export function readReport(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  const data = readJson(file);
  if ("testResults" in data) return readVitest(data);
  const broken = listOf(data["errors"]).map((): TestResult => ({ title: "the runner itself", state: "failed" }));
  return [...broken, ...readPlaywright(data)];
}
