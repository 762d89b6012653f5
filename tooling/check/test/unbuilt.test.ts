import { afterAll, afterEach, describe, expect, it } from "vitest";
import { copyTree } from "./copyTree.ts";

const tree = copyTree(["tooling/check"]);

afterEach(tree.restore);
afterAll(tree.remove);

const page = "docs/design/later.md";
const features = "| Row | What works | Where it lives |\n|---|---|---|\n| ZZ-04 | a row | `a` |\n";

describe("check:unbuilt", () => {
  it("passes what names rows that nobody claims, over the ends of lines, and words in quotes", () => {
    tree.plant("docs/features.md", features);
    tree.plant(
      page,
      '# Later\n\nThe mall is not built\nyet: ZZ-01 to ZZ-03, ZZ-05 and X-73.\n\n- **Not built yet: AC-02.** It says "not built yet".\n',
    );
    expect(tree.check("unbuilt")).toMatchObject({ code: 0 });
  });

  it("names what names no row, and each claimed row, one within a range too", () => {
    tree.plant("docs/features.md", features);
    tree.plant(
      page,
      "# Later\n\nThe mall is not built yet.\n\n| a | not built yet: ZZ-01 to ZZ-05 |\n| b | not built yet: X-73, ZZ-04 |\n",
    );
    const { code, output } = tree.check("unbuilt");
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toEqual([
      `${page}:3 says "not built yet" and names no row behind it`,
      `${page}:5 says "not built yet" of ZZ-04, which docs/features.md claims`,
      `${page}:6 says "not built yet" of ZZ-04, which docs/features.md claims`,
    ]);
  });
});
