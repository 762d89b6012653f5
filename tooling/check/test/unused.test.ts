import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addTo } from "./addTo.ts";
import { copyTree, type Outcome } from "./copyTree.ts";

const tree = copyTree();
let found: Outcome;

// Reading the whole tree takes seconds, so one run must find and name everything planted.
beforeAll(() => {
  tree.plant("packages/i18n/src/planted.ts", "export const planted = 1;\n");
  tree.plant("packages/i18n/package.json", addTo("dependencies", { luxon: "catalog:" }));
  tree.plant("tooling/check/src/root.ts", (before) => `import "yup";\n${before}\nexport const planted = 1;\n`);
  found = tree.check("unused");
});
afterAll(tree.remove);

describe("check:unused", () => {
  it.each([
    ["a file that nothing imports", /Unused files \(1\)\s+packages\/i18n\/src\/planted\.ts/],
    ["an export that nothing imports", /Unused exports \(1\)\s+planted\s+tooling\/check\/src\/root\.ts/],
    ["a dependency that nothing imports", /Unused dependencies \(1\)\s+luxon\s+packages\/i18n/],
    ["a dependency that is not declared", /Unlisted dependencies \(1\)\s+yup\s+tooling\/check/],
  ])("%s is refused", (_what, line) => {
    expect(found).toMatchObject({ code: 1, output: expect.stringMatching(line) });
  });
});
