import { afterAll, afterEach, describe, expect, it } from "vitest";
import { copyTree } from "./copyTree.ts";

const tree = copyTree(["tooling/check"]);

afterEach(tree.restore);
afterAll(tree.remove);

const head = "| Seen | Test | First message | Cause |\n|---|---|---|---|\n";
const toLine = (test: string, cause: string): string => `| 2026-11-25 | ${test} | it was late | ${cause} |\n`;

describe("check:flaky", () => {
  it("passes journeys that were seen once, and those whose causes were found", () => {
    const lines = [
      toLine("auth-login LG-01", ""),
      toLine("auth-idle LG-24", "it moved"),
      toLine("auth-idle LG-24", ""),
    ];
    tree.plant("docs/flaky.md", `${head}${lines.join("")}`);
    expect(tree.check("flaky")).toMatchObject({ code: 0, output: expect.not.stringContaining("flaky twice") });
  });

  it("names one that was seen twice without a cause", () => {
    tree.plant("docs/flaky.md", `${head}${toLine("auth-login LG-01", "")}${toLine("auth-login LG-01", " ")}`);
    expect(tree.check("flaky")).toMatchObject({
      code: 1,
      output: expect.stringContaining("docs/flaky.md: auth-login LG-01 was flaky twice"),
    });
  });
});
