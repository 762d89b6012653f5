import { afterAll, afterEach, describe, expect, it } from "vitest";
import { copyTree } from "./copyTree.ts";

const tree = copyTree(["tooling/check"]);

afterEach(tree.restore);
afterAll(tree.remove);

const claim = (...ids: readonly string[]): void =>
  tree.plant("docs/features.md", ["| Row | What |", "|---|---|", ...ids.map((id) => `| ${id} | something |`)].join("\n"));

const prove = (rows: Readonly<Record<string, readonly string[]>>): void =>
  tree.plant("test-results/summary.json", JSON.stringify({ suites: [], rows }));

describe("pnpm rows", () => {
  it("a claimed row without a passing test is refused", () => {
    claim("GM-01", "GM-02", "X-71");
    prove({ "GM-01": ["GM-01: the lobby"], "X-71": [] });
    const { code, output } = tree.run("node tooling/check/src/rows.ts");
    expect(code).toBe(1);
    expect(output.match(/^[A-Z]+-\d+/gm)).toEqual(["GM-02", "X-71"]);
    expect(output).toContain("3 rows claimed, 2 without a passing test");
  });

  it("claimed rows that tests prove pass, and so do tests of rows that nobody claims", () => {
    claim("GM-01");
    prove({ "GM-01": ["GM-01: the lobby"], "GM-02": ["GM-02: more"] });
    expect(tree.run("node tooling/check/src/rows.ts")).toMatchObject({ code: 0 });
  });

  it("without a test run there is nothing to go by", () => {
    claim("GM-01");
    expect(tree.run("node tooling/check/src/rows.ts")).toMatchObject({ code: 1, output: expect.stringContaining("run the tests first") });
  });
});
