import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { root } from "../src/root.ts";
import { copyTree, type Outcome } from "./copyTree.ts";

/** A tree with nothing in it but the command that runs all tests and what it needs, and the packages that a test puts there. */
const tree = copyTree(["tooling/check", "tooling/chromium", "tooling/sweep"]);

beforeAll(() => {
  symlinkSync(join(root, "tooling/check/node_modules/vitest"), join(tree.folder, "node_modules/vitest"));
  symlinkSync(join(root, "tooling/e2e/node_modules/@playwright"), join(tree.folder, "node_modules/@playwright"));
});
afterEach(tree.restore);
afterAll(tree.remove);

const passing = 'import { expect, it } from "vitest";\nit("GM-01: adds", () => expect(1 + 1).toBe(2));\n';

/** Puts a package with one test file into the tree, run by vitest or by the browser's runner. */
function plantSuite(name: string, text: string, script = "vitest run"): void {
  const [runner = ""] = script.split(" ");
  tree.plant(`packages/${name}/package.json`, JSON.stringify({ name, type: "module", scripts: { test: script } }));
  tree.plant(`packages/${name}/one.${runner === "vitest" ? "test" : "spec"}.ts`, text);
}

function run(command: "test" | "sweep", only: readonly string[], settings = ""): Outcome {
  const bins = ["tooling/check", "tooling/e2e"].map((folder) => join(root, folder, "node_modules/.bin")).join(":");
  return tree.run(`${settings} PATH=${bins}:$PATH node tooling/check/src/${command}.ts ${only.join(" ")}`);
}

/** The tree's own command, for the named suites only or for all. */
const test = (...only: readonly string[]): Outcome => run("test", only);

describe("pnpm test", () => {
  it("a suite of passing tests is green and counted", () => {
    plantSuite("fine", passing);
    expect(test("fine")).toMatchObject({ code: 0, last: "1 passed, 0 failed" });
  });

  it.each([
    [
      "a failed test",
      `${passing}it("fails", () => expect(1).toBe(2));\n`,
      "1 passed, 1 failed",
      "red: odd: fails\n    AssertionError: expected 1 to be 2",
    ],
    [
      "a skipped test",
      `${passing}it.skip("sleeps", () => expect(1).toBe(1));\n`,
      "1 passed, 1 failed",
      "not run: odd: sleeps",
    ],
    ["a test that is only planned", `${passing}it.todo("later");\n`, "1 passed, 1 failed", "not run: odd: later"],
    [
      "an empty suite",
      'import { describe } from "vitest";\ndescribe("nothing", () => {});\n',
      "0 passed, 1 failed",
      "red: odd: ",
    ],
    ["a file that does not load", 'import "./nowhere.ts";\n', "0 passed, 1 failed", "red: odd: "],
    [
      "an error outside of a test",
      `${passing}setTimeout(() => { throw new Error("late"); }, 0);\nit("waits", () => new Promise((done) => setTimeout(done, 50)));\n`,
      "2 passed, 1 failed",
      "ended with code 1",
    ],
  ])("%s is red", (_what, text, last, line) => {
    plantSuite("odd", text);
    const { code, output, last: said } = test("odd");
    expect({ code, said }).toEqual({ code: 1, said: last });
    expect(output).toContain(line);
  });

  it.each([
    ["fein", 'there is no suite "fein"; did you mean fine?'],
    ["packages/fine", 'there is no suite "packages/fine"; did you mean fine?'],
    ["chek", 'there is no suite "chek"; did you mean check?'],
    ["zzzzzzzzzzzz", 'there is no suite "zzzzzzzzzzzz"; there are check, '],
  ])("a name that is no suite's is red and says what may be meant: %s", (name, says) => {
    plantSuite("fine", passing);
    for (const names of [[name], ["fine", name]]) {
      const { code, output } = test(...names);
      expect(code).toBe(1);
      expect(output).toContain(says);
      expect(output).not.toContain("passed");
    }
  });

  it("a suite without a test file is red", () => {
    tree.plant("packages/bare/package.json", JSON.stringify({ name: "bare", scripts: { test: "vitest run" } }));
    expect(test("bare")).toMatchObject({ code: 1, last: "0 passed, 1 failed" });
  });

  it("the browser's runner: a skipped test is red, and so is a run without tests", () => {
    const start = 'import { expect, test } from "@playwright/test";\ntest("adds", () => expect(1 + 1).toBe(2));\n';
    plantSuite("journey", `${start}test.skip("sleeps", () => {});\n`, "playwright test");
    expect(test("journey")).toMatchObject({ code: 1, last: "1 passed, 1 failed" });
    plantSuite("journey", "export {};\n", "playwright test");
    expect(test("journey")).toMatchObject({ code: 1, last: expect.stringMatching(/^0 passed, [12] failed$/) });
  });

  it("what failed stands last with its fault, after what was skipped", () => {
    plantSuite(
      "journey",
      'import { expect, test } from "@playwright/test";\ntest("first", () => expect(1, "the sum").toBe(2));\ntest.skip("second", () => {});\n',
      "playwright test",
    );
    const { output, last } = test("journey");
    expect(last).toBe("0 passed, 2 failed");
    expect(output).toMatch(
      /not run: journey: one\.spec\.ts second\n {2}red: journey: one\.spec\.ts first\n {4}Error: the sum/,
    );
  });

  /** A journey that fails until it has run so often. */
  const flaky = (title: string, file: string, runs: number): string => `
test("${title}", () => {
  const before = existsSync("${file}") ? readFileSync("${file}", "utf8") : "";
  writeFileSync("${file}", before + "x");
  expect(before.length + 1, "the count of ${title}").toBeGreaterThan(${runs});
});
`;
  const head =
    'import { existsSync, readFileSync, writeFileSync } from "node:fs";\nimport { expect, test } from "@playwright/test";\n';

  it("a journey that fails runs once more, alone: one that is green then is flaky, and the run is green", () => {
    plantSuite("journey", `${head}${flaky("GM-01: first", "first", 1)}test("second", () => {});\n`, "playwright test");
    const { code, output, last } = test("journey");
    expect({ code, last }).toEqual({ code: 0, last: "2 passed, 0 failed" });
    expect(output).toMatch(/flaky: journey: one\.spec\.ts GM-01: first\n {4}Error: the count of GM-01: first/);
    expect(output).toMatch(/in the order of seed \d+/);
    expect(JSON.parse(readFileSync(join(tree.folder, "test-results/flaky.json"), "utf8"))).toMatchObject([
      { title: "one.spec.ts GM-01: first", fault: "Error: the count of GM-01: first", picture: null },
    ]);
    expect(readFileSync(join(tree.folder, "packages/journey/first"), "utf8")).toBe("xx");
  });

  it("a journey that fails twice is red, and three flaky ones are red without a second run", () => {
    plantSuite("journey", `${head}${flaky("first", "one", 2)}`, "playwright test");
    expect(test("journey")).toMatchObject({ code: 1, last: "0 passed, 1 failed" });
    const three = ["a", "b", "c"].map((name) => flaky(name, `of-${name}`, 1)).join("");
    plantSuite("journey", `${head}${three}`, "playwright test");
    expect(test("journey")).toMatchObject({ code: 1, last: "0 passed, 3 failed" });
    expect(readFileSync(join(tree.folder, "packages/journey/of-a"), "utf8")).toBe("x");
  });

  it("journeys that wait for a flaky one in their file run with it", () => {
    const serial = `${head}test.describe.configure({ mode: "serial" });\ntest("before", () => {});\n${flaky("first", "serial", 1)}test("after", () => {});\n`;
    plantSuite("journey", serial, "playwright test");
    expect(test("journey")).toMatchObject({ code: 0, last: "3 passed, 0 failed" });
  });

  it("--times says where the time went: suites, files, the slowest tests, and what journeys prepare", () => {
    plantSuite("fine", passing);
    plantSuite(
      "journey",
      `import { test } from "@playwright/test";
test("slow", async () => {
  await test.step("set-up: logins", () => test.step("set-up: calls", () => new Promise((done) => setTimeout(done, 400))));
  await new Promise((done) => setTimeout(done, 700));
});
`,
      "playwright test",
    );
    const { code, output } = test("fine", "journey", "--times");
    expect(code).toBe(0);
    const lines = output.slice(output.indexOf("Suites, by the clock"));
    expect(lines).toMatch(/\d+\.\d s {2}journey\n/);
    expect(lines).toMatch(/\d+\.\d s {2}packages\/fine\/one\.test\.ts\n/);
    expect(lines).toMatch(
      /The 20 slowest tests\n +[1-9]\d*\.\d s {2}journey: one\.spec\.ts slow\n +0\.\d s {2}fine: GM-01: adds\n/,
    );
    expect(lines).toMatch(/1 journeys, [1-9]\d*\.\d s in all: .*\n +\d+\.\d s {2}logins\n +\d+\.\d s {2}behaviour\n/);
    expect(test("fine").output).not.toContain("by the clock");
  });

  it("one red check is one failed test, and the whole run looks at the claimed rows", () => {
    tree.plant(
      "package.json",
      JSON.stringify({ name: "tree", type: "module", scripts: { "check:good": "true", "check:bad": "exit 3" } }),
    );
    tree.plant("tooling/check/package.json", JSON.stringify({ name: "check", type: "module" }));
    tree.plant("tooling/sweep/package.json", (before) => JSON.stringify({ ...JSON.parse(before), scripts: {} }));
    plantSuite("fine", passing);
    tree.plant("docs/features.md", "| GM-01 | adds (component: a sum has no screen) |\n| GM-02 | more |\n");
    const { code, output, last } = test();
    expect({ code, last }).toEqual({ code: 1, last: "2 passed, 2 failed" });
    expect(output).toContain("docs/features.md: GM-02 is claimed, and no passing test names it");
    expect(output).toMatch(/red: check: bad[^]*red: rows: every claimed row is proved/);
  });
});

describe("pnpm sweep", () => {
  const sweepTest =
    'import { expect, it } from "vitest";\nit("knows that it is a sweep", () => expect(process.env.MARQUEE_SWEEP).toBe("1"));\n';

  it("runs the suites that have a script for it, tells them so, and ends as a test run does", () => {
    plantSuite("plain", passing);
    tree.plant(
      "packages/wide/package.json",
      JSON.stringify({ name: "wide", type: "module", scripts: { test: "vitest run", sweep: "vitest run every" } }),
    );
    tree.plant("packages/wide/every.test.ts", sweepTest);
    tree.plant("packages/wide/other.test.ts", passing);
    expect(run("sweep", [])).toMatchObject({ code: 0, last: "1 passed, 0 failed" });
    expect(test("wide")).toMatchObject({ code: 1, last: "1 passed, 1 failed" });
    tree.plant("packages/wide/every.test.ts", sweepTest.replace('"1"', '"2"'));
    expect(run("sweep", ["wide"])).toMatchObject({ code: 1, last: "0 passed, 1 failed" });
  });

  it("refuses a suite that has none", () => {
    plantSuite("plain", passing);
    expect(run("sweep", ["plain"])).toMatchObject({
      code: 1,
      output: expect.stringContaining('there is no suite "plain"'),
    });
  });
});
