import { afterAll, describe, expect, it } from "vitest";
import { copyTree } from "./copyTree.ts";

const tree = copyTree([
  "packages/contract",
  "packages/design-tokens",
  "packages/whitelabel",
  "tooling/affected",
  "tooling/check",
  "tooling/chromium",
  "tooling/sweep",
  "tooling/tsconfig",
]);

/** Faults, each with the error that reports it. */
const faults = [
  ["a wrong type", "export const wrong: string = 1;\n", "TS2322"],
  ["an index that may be missing", "export const missing = (list: string[]): string => list[0];\n", "TS2322"],
  ["an import without its ending", 'export { constants } from "./constant";\n', "TS2307"],
  ["syntax that Node cannot run", "export enum Planted {\n  A,\n}\n", "TS1294"],
] as const;

afterAll(tree.remove);

describe("check:types", () => {
  it("passes packages as they are", () => {
    expect(tree.check("types")).toMatchObject({ code: 0 });
  });

  it("refuses each fault that is planted, by its file", () => {
    for (const [index, [, text]] of faults.entries()) tree.plant(`packages/contract/src/planted${index}.ts`, text);
    const { code, output } = tree.check("types");
    expect(code).toBe(1);
    for (const [index, [what, , error]] of faults.entries())
      expect(output, what).toMatch(new RegExp(`src/planted${index}\\.ts\\(1,\\d+\\): error ${error}`));
  });
});
