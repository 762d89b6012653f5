import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyTree } from "./copyTree.ts";

const tree = copyTree();

beforeEach(() => {
  tree.plant("packages/contract/README.md", "");
  tree.plant("docs/features.md", "| GM-01 | the lobby | `packages/contract` |");
});
afterEach(tree.restore);
afterAll(tree.remove);

describe("check:readme", () => {
  it.each([
    ["path", "See `packages/contract`, `docs/nowhere` and `brands`.", "docs/nowhere"],
    ["link", "See [the decisions](docs/nowhere.md) and [a site](https://example.com/nowhere).", "docs/nowhere.md"],
    ["picture", "![home](docs/pictures/nowhere.png)", "docs/pictures/nowhere.png"],
    ["picture with a width", '<img src="docs/pictures/nowhere.jpg" width="9">', "docs/pictures/nowhere.jpg"],
    ["command", "Run `pnpm check` and `pnpm chekc`.", "pnpm chekc"],
    ["command through npx", "npx -y pnpm@12.21.0 begin    installs", "pnpm begin"],
  ])("a %s that does not exist is refused", (_kind, line, name) => {
    tree.plant("README.md", line);
    const { code, output } = tree.check("readme");
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toEqual([expect.stringMatching(`README.md names ${name}, which `)]);
  });

  it("a place of a row that does not exist is refused", () => {
    tree.plant("README.md", "");
    tree.plant("docs/features.md", "| GM-01 | the lobby | `packages/contract`, `packages/lobby` |");
    expect(tree.check("readme")).toMatchObject({
      code: 1,
      output: expect.stringContaining("docs/features.md names packages/lobby, which does not exist"),
    });
  });

  it("paths and commands that do exist are not", () => {
    tree.plant(
      "README.md",
      "`tooling/check`, [features](docs/features.md#rows), `pnpm test`, npx -y pnpm@12.21.0 start",
    );
    expect(tree.check("readme")).toMatchObject({ code: 0, output: "" });
  });
});
