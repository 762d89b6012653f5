import { afterAll, afterEach, describe, expect, it } from "vitest";
import { copyTree } from "./copyTree.ts";

const tree = copyTree(["packages/contract", "tooling/lint", "tooling/tsconfig", "tooling/vite"]);

afterEach(tree.restore);
afterAll(tree.remove);

// Each rule is proved in tooling/lint; here only that the command knows them, and that a warning is red too.
describe("check:lint", () => {
  it("passes packages as they are", () => {
    expect(tree.check("lint")).toMatchObject({ code: 0 });
  });

  it.each([
    ["the linter's own rule", "export default 1;\n", "no-default-export"],
    ["a rule of the project", 'export * from "./money.ts";\n', "no-export-star"],
  ])("%s is held", (_what, text, rule) => {
    tree.plant("packages/contract/src/planted.ts", text);
    expect(tree.check("lint")).toMatchObject({ code: 1, output: expect.stringContaining(rule) });
  });
});
