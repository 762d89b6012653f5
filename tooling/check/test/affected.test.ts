import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { root } from "../src/root.ts";
import { copyTree, type Outcome } from "./copyTree.ts";

/** A repository with the command that runs tests, and three suites: `base`, `top` over it, and `alone`, which starts a program of `base`. */
const tree = copyTree([
  "tooling/check",
  "tooling/chromium",
  "tooling/affected",
  "tooling/sweep",
  "tooling/tsconfig",
  "packages/contract",
  "packages/whitelabel",
  "packages/design-tokens",
]);

const git = (words: string): Outcome => tree.run(`git -c user.name=test -c user.email=test@example.org ${words}`);
const testOf = (name: string): string =>
  `import { expect, it } from "vitest";\nit("${name} holds", () => expect(1).toBe(1));\n`;

function plantSuite(name: string, dependencies: Readonly<Record<string, string>>, source: string): void {
  tree.plant(
    `packages/${name}/package.json`,
    JSON.stringify({
      name: `@marquee/${name}`,
      version: "0.1.0",
      type: "module",
      scripts: { test: "vitest run" },
      dependencies,
    }),
  );
  tree.plant(`packages/${name}/src/index.ts`, source);
  for (const file of ["one", "two"]) tree.plant(`packages/${name}/src/${file}.test.ts`, testOf(`${name} ${file}`));
}

beforeAll(() => {
  symlinkSync(join(root, "tooling/check/node_modules/vitest"), join(tree.folder, "node_modules/vitest"));
  // The repository's own suites and checks are not under test here.
  for (const folder of [
    "tooling/check",
    "tooling/affected",
    "tooling/sweep",
    "packages/contract",
    "packages/whitelabel",
    "packages/design-tokens",
  ])
    tree.plant(`${folder}/package.json`, (before) => JSON.stringify({ ...JSON.parse(before), scripts: {} }));
  tree.plant("package.json", (before) => JSON.stringify({ ...JSON.parse(before), scripts: { "check:good": "true" } }));
  plantSuite("base", {}, "export const base = 1;\n");
  plantSuite("top", { "@marquee/base": "workspace:*" }, 'export { base } from "@marquee/base";\n');
  plantSuite("alone", {}, 'export const program = "packages/base/src/index.ts";\n');
  tree.plant(".gitignore", "node_modules\ntest-results\n.turbo\n");
  expect(git("init -q -b main .")).toMatchObject({ code: 0 });
  expect(git("add -A")).toMatchObject({ code: 0 });
  expect(git("commit -q -m tree")).toMatchObject({ code: 0 });
});
beforeEach(() => void git("checkout -q -b work"));
afterEach(() => ["reset -q --hard main", "clean -fdq", "checkout -q main", "branch -q -D work"].forEach(git));
afterAll(tree.remove);

function test(...words: readonly string[]): Outcome {
  return tree.run(
    `PATH=${join(root, "tooling/check/node_modules/.bin")}:$PATH node tooling/check/src/test.ts --affected ${words.join(" ")}`,
  );
}

describe("pnpm test --affected", () => {
  it("without a change says that nothing is affected, and is green", () => {
    expect(test()).toMatchObject({
      code: 0,
      output: expect.stringContaining("nothing that a test can reach is affected"),
      last: "0 passed, 0 failed",
    });
  });

  it("runs the suites that depend on what changed, and that start it, uncommitted changes and committed ones", () => {
    tree.plant("packages/base/src/index.ts", "export const base = 2;\n");
    for (const state of ["uncommitted", "committed"]) {
      if (state === "committed") git("commit -qam change");
      const { output, last, code } = test();
      expect(output).toContain("1 file differs from where this tree left main; 3 of 3 suites are affected");
      expect({ code, last }).toEqual({ code: 0, last: "7 passed, 0 failed" });
    }
  });

  it("leaves out what no change reaches", () => {
    tree.plant("packages/top/src/index.ts", "export {};\n");
    const { output, last } = test();
    expect(output).toContain("1 of 3 suites are affected. To run: the checks, top\n");
    expect(last).toBe("3 passed, 0 failed");
  });

  it("of a suite whose tests alone changed runs those files, and a red one is red", () => {
    tree.plant("packages/base/src/one.test.ts", testOf("base").replace("toBe(1)", "toBe(2)"));
    const { code, output, last } = test();
    expect(output).toContain("To run: the checks, base (src/one.test.ts)\n");
    expect({ code, last }).toEqual({ code: 1, last: "1 passed, 1 failed" });
  });

  it("does not ask a suite whose changed test is gone", () => {
    tree.plant("packages/base/src/two.test.ts", "");
    git("rm -qf packages/base/src/two.test.ts");
    expect(test()).toMatchObject({ code: 0, last: "1 passed, 0 failed" });
  });

  it("runs everything when what all builds read has changed", () => {
    tree.plant("pnpm-workspace.yaml", (before) => `${before}\n# other\n`);
    expect(test().output).toContain("3 of 3 suites are affected");
  });

  it("counts from where the tree left the commit: what main did since is not its change", () => {
    git("checkout -q main");
    tree.plant("packages/base/src/index.ts", "export const base = 3;\n");
    for (const words of ["commit -qam first", "commit -q --allow-empty -m second", "checkout -q work"])
      expect(git(words)).toMatchObject({ code: 0 });
    expect(test().output).toContain("nothing that a test can reach is affected");
    expect(test("--since", "main~2").output).toContain("nothing that a test can reach is affected");
    expect(git("branch -qf main main~2")).toMatchObject({ code: 0 });
  });

  it.each([
    [["--since", "nowhere"], 'git knows no commit "nowhere" here'],
    [["--since", "--all"], "--since"],
    [["base"], "--affected chooses the suites"],
  ])("%j is refused in a sentence", (words, says) => {
    const { code, output } = test(...words);
    expect({ code, lines: output.trim().split("\n").length }).toEqual({ code: 1, lines: 1 });
    expect(output).toContain(says);
  });
});
