import { afterAll, afterEach, describe, expect, it } from "vitest";
import { copyTree } from "./copyTree.ts";

const tree = copyTree();

afterEach(tree.restore);
afterAll(tree.remove);

/** The check's findings for a file with these lines, planted in the tree. */
function checkLines(file: string, lines: readonly string[]): readonly string[] {
  tree.plant(file, `${lines.join("\n")}\n`);
  const { code, output } = tree.check("references");
  const faults = output
    .trim()
    .split("\n")
    .filter((fault) => fault !== "");
  expect(code).toBe(faults.length === 0 ? 0 : 1);
  return faults;
}

/** Lines with broken citations, each with the words that must be reported. */
const dangling: readonly (readonly [line: string, text: string])[] = [
  ["// It stays open (Q-99).", "Q-99"],
  ["/** A call of contract 3.99. */", "contract 3.99"],
  ["/** Contract 3.1.1 and 3.88. */", "Contract 3.1.1 and 3.88"],
  ["// contract 3.12.3 rule 77: not that.", "contract 3.12.3 rule 77"],
  ["// contract 3.12.3, rules 1, 78", "contract 3.12.3, rules 1, 78"],
  ["/** As spec §12 has it. */", "§12"],
  ['/** architecture.md rule 99 */ const a = "x";', "architecture.md rule 99"],
  ["// architecture rule 98", "architecture rule 98"],
  ['it("moves (ui.md requirement 99)", () => {});', "ui.md requirement 99"],
  ["// operations.md 22: adapters", "operations.md 22"],
  ["// performance.md B99", "performance.md B99"],
  ['// brand-platform.md "Gating", "No such words"', 'brand-platform.md "Gating", "No such words"'],
  ["// decision 998 says why", "decision 998"],
  ["// decisions 041 and 999", "decisions 041 and 999"],
  ['it("GM-99: plays", () => {});', "GM-99"],
  ["// see storage.md", "storage.md"],
  ["/** From ../shared/contract.md. */", "../shared/contract.md"],
];

describe("check:references", () => {
  it("names what is not there with its file and line, each kind of citation, in sources", () => {
    const file = "packages/contract/src/planted.ts";
    expect(
      checkLines(
        file,
        dangling.map(([line]) => line),
      ),
    ).toEqual(dangling.map(([, text], index) => `${file}:${index + 1} cites ${text}, which docs/ does not have`));
  });

  it("looks for links and bare names in pages", () => {
    const lines = ["See [this](design/nowhere.md), storage.md", "and `packages/x/README.md`."];
    expect(checkLines("docs/planted.md", lines)).toEqual([
      expect.stringContaining("docs/planted.md:1 cites design/nowhere.md"),
      expect.stringContaining("docs/planted.md:1 cites storage.md"),
      expect.stringContaining("docs/planted.md:2 cites packages/x/README.md"),
    ]);
  });

  it("names nothing of the tree as it is, of what is there, and of what only looks like a citation", () => {
    const data = 'path("M0 0Q-78 24-68 20"); read("notes/ideas.md");';
    tree.plant("packages/contract/src/planted.ts", data);
    const lines = [
      "Q-43, Q-1; contract 3.12.3 rules 1, 5 and 9; contract 3.1–3.6; spec §2, §4; §5–§9; decisions 024 to 026; decision 041",
      "GM-02, X-01, LT-07; architecture rule 9; ui.md requirement 12; operations.md 2; gateway.md P2; performance.md B10",
      'brand-platform.md "Gating", "Run time"; [a](design/README.md); features.md; <brand>.md; *.md; SHA-256, P-256, UTF-8',
    ];
    expect(checkLines("docs/planted.md", lines)).toEqual([]);
  });
});
