import { afterAll, afterEach, describe, expect, it } from "vitest";
import { copyTree } from "./copyTree.ts";

const tree = copyTree(["tooling/check"]);

afterEach(tree.restore);
afterAll(tree.remove);

describe("check:readme", () => {
  it.each([
    ["path", "See `packages/contract`, `docs/nowhere` and `brands`.", "docs/nowhere"],
    ["link", "See [the decisions](docs/nowhere.md) and [a site](https://example.com/nowhere).", "docs/nowhere.md"],
    ["picture", "![home](docs/pictures/nowhere.png)", "docs/pictures/nowhere.png"],
    ["command", "Run `pnpm check` and `pnpm chekc`.", "pnpm chekc"],
    ["command through npx", "npx -y pnpm@12.21.0 begin    installs", "pnpm begin"],
  ])("a %s that does not exist is refused", (_kind, line, name) => {
    tree.plant("packages/contract/README.md", "");
    tree.plant("README.md", line);
    const { code, output } = tree.check("readme");
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toEqual([expect.stringMatching(`README.md names ${name}, which `)]);
  });

  it("paths and commands that do exist are not", () => {
    tree.plant("README.md", "`tooling/check`, [features](docs/features.md#rows), `pnpm test`, npx -y pnpm@12.21.0 start");
    expect(tree.check("readme")).toMatchObject({ code: 0, output: "" });
  });
});
