import { afterAll, afterEach, describe, expect, it } from "vitest";
import { addTo } from "./addTo.ts";
import { copyTree } from "./copyTree.ts";

const tree = copyTree();

afterEach(tree.restore);
afterAll(tree.remove);

describe("check:versions", () => {
  it("passes the tree as it is", () => {
    expect(tree.check("versions")).toMatchObject({ code: 0 });
  });

  it("two versions of one library are refused", () => {
    tree.plant("packages/contract/package.json", addTo("dependencies", { luxon: "3.7.1" }));
    tree.plant("packages/i18n/package.json", addTo("dependencies", { luxon: "3.7.2" }));
    expect(tree.check("versions")).toMatchObject({
      code: 1,
      output: expect.stringContaining("multiple-dependency-versions"),
    });
  });

  it("a version beside the catalog's is refused", () => {
    tree.plant("packages/contract/package.json", addTo("dependencies", { luxon: "3.7.1" }));
    expect(tree.check("versions")).toMatchObject({
      code: 1,
      output: expect.stringContaining("packages/contract takes luxon 3.7.1"),
    });
  });
});
