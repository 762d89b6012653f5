import { afterAll, afterEach, describe, expect, it } from "vitest";
import { addTo } from "./addTo.ts";
import { copyTree } from "./copyTree.ts";

const tree = copyTree();

afterEach(tree.restore);
afterAll(tree.remove);

describe("check:unused", () => {
  it("a file that nothing imports is refused", () => {
    tree.plant("packages/i18n/src/planted.ts", "export const planted = 1;\n");
    expect(tree.check("unused")).toMatchObject({ code: 1, output: expect.stringMatching(/Unused files[^]*packages\/i18n\/src\/planted\.ts/) });
  });

  it("an export that nothing imports is refused", () => {
    tree.plant("tooling/check/src/root.ts", (before) => `${before}\nexport const planted = 1;\n`);
    expect(tree.check("unused")).toMatchObject({ code: 1, output: expect.stringMatching(/Unused exports[^]*planted/) });
  });

  it("a dependency that nothing imports is refused, and one that is not declared", () => {
    tree.plant("packages/i18n/package.json", addTo("dependencies", { luxon: "catalog:" }));
    tree.plant("tooling/check/src/root.ts", (before) => `import "yup";\n${before}`);
    const { code, output } = tree.check("unused");
    expect(code).toBe(1);
    expect(output).toMatch(/Unused dependencies[^]*luxon\s+packages\/i18n/);
    expect(output).toMatch(/Unlisted dependencies[^]*yup\s+tooling\/check/);
  });
});
