import { afterAll, afterEach, describe, expect, it } from "vitest";
import { copyTree } from "./copyTree.ts";

const tree = copyTree(["packages/contract", "packages/design-tokens", "tooling/check", "tooling/tsconfig"]);

afterEach(tree.restore);
afterAll(tree.remove);

describe("check:types", () => {
  it("passes packages as they are", () => {
    expect(tree.check("types")).toMatchObject({ code: 0 });
  });

  it.each([
    ["a wrong type", "export const planted: string = 1;\n", "TS2322"],
    ["an index that may be missing", "export const planted = (list: string[]): string => list[0];\n", "TS2322"],
    ["an import without its ending", 'export { constants } from "./constant";\n', "TS2307"],
    ["syntax that Node cannot run", "export enum Planted {\n  A,\n}\n", "TS1294"],
  ])("%s is refused", (_what, text, error) => {
    tree.plant("packages/contract/src/planted.ts", text);
    const { code, output } = tree.check("types");
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`src/planted\\.ts\\(1,\\d+\\): error ${error}`));
  });
});
