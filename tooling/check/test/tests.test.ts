import { afterAll, afterEach, describe, expect, it } from "vitest";
import { copyTree } from "./copyTree.ts";

const tree = copyTree(["tooling/check"]);

afterEach(tree.restore);
afterAll(tree.remove);

const helper = "export const toAnswer = (): number => 42;\n";

/** A package `thing` with a door, a helper, and whoever uses it. */
function plant(users: Readonly<Record<string, string>>, place = "src/fixAnswer.ts"): void {
  tree.plant(
    "packages/thing/package.json",
    JSON.stringify({
      name: "@marquee/thing",
      exports: { ".": "./src/index.ts", "./testing": `./${place}` },
      scripts: { test: "vitest run" },
    }),
  );
  tree.plant(`packages/thing/${place}`, helper);
  for (const [file, text] of Object.entries({ "src/index.ts": "export const one = 1;\n", ...users }))
    tree.plant(`packages/thing/${file}`, text);
}

const imports = 'import { toAnswer } from "./fixAnswer.ts";\ntoAnswer();\n';
const fault = "packages/thing/src/fixAnswer.ts: only tests import it";

describe("check:tests, files that only tests import", () => {
  it.each<[string, Record<string, string>]>([
    ["by a test beside it", { "src/one.test.ts": imports }],
    [
      "by a test and by a helper in the test folder",
      { "src/one.test.ts": imports, "test/open.ts": 'export { toAnswer } from "../src/fixAnswer.ts";\n' },
    ],
    [
      "by another package's test through a door",
      {
        "../other/package.json": '{ "name": "@marquee/other" }',
        "../other/src/one.test.ts": 'import { toAnswer } from "@marquee/thing/testing";\n',
      },
    ],
    ["over a second helper", { "src/second.ts": imports, "src/one.test.ts": 'import "./second.ts";\n' }],
  ])("in src, %s: refused", (_how, users) => {
    plant(users);
    expect(tree.check("tests")).toMatchObject({ code: 1, output: expect.stringContaining(fault) });
  });

  it.each<[string, Record<string, string>]>([
    [
      "the package itself uses",
      { "src/one.test.ts": imports, "src/index.ts": 'export { toAnswer } from "./fixAnswer.ts";\n' },
    ],
    [
      "a script starts by its path",
      { "src/one.test.ts": imports, "src/index.ts": 'export const program = "./fixAnswer.ts";\n' },
    ],
    ["a story shows", { "src/one.test.ts": imports, "src/One.stories.tsx": imports }],
  ])("what %s may be tested too", (_how, users) => {
    plant(users);
    expect(tree.check("tests")).toMatchObject({ code: 0, output: "" });
  });

  it("in the test folder it is where it belongs", () => {
    plant({ "src/one.test.ts": 'import { toAnswer } from "../test/fixAnswer.ts";\n' }, "test/fixAnswer.ts");
    expect(tree.check("tests")).toMatchObject({ code: 0, output: "" });
  });
});

describe("check:tests, names of journeys", () => {
  it.each(["02-header.spec.ts", "header.spec.ts", "games-.spec.ts", "games-lobby.slow.spec.ts"])(
    "%s is refused",
    (name) => {
      tree.plant(`tooling/e2e/src/${name}`, "export {};\n");
      expect(tree.check("tests")).toMatchObject({
        code: 1,
        output: expect.stringContaining(`tooling/e2e/src/${name}: a journey's file is named`),
      });
    },
  );

  it.each(["games-lobby.spec.ts", "system-status.switch.spec.ts", "games-continuePlaying.spec.ts"])(
    "%s passes",
    (name) => {
      tree.plant(`tooling/e2e/src/${name}`, "export {};\n");
      expect(tree.check("tests")).toMatchObject({ code: 0, output: "" });
    },
  );
});
