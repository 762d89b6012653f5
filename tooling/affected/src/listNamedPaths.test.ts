import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listNamedPaths } from "./listNamedPaths.ts";

const tree = mkdtempSync(join(tmpdir(), "marquee-named-"));
const files = {
  "tooling/start/package.json": '{ "scripts": { "x": "node ../../apps/house/src/x.ts" } }',
  "tooling/start/src/start.ts":
    'import { one } from "./one.ts";\n// as "apps/none/src/main.ts" does\nspawn("apps/gateway/src/main.ts"); spawn(`${root}/apps/house/src/main.ts`); new URL("../../vite/src/a.ts", import.meta.url);\nconst brands = join(root, "brands");\n',
  "tooling/start/src/start.test.ts": 'glob("packages/*/locales/*.po"); fetch("https://example.org/docs/one");\n',
  "tooling/start/test/open.ts": 'const word = "packages"; const page = join(root, "docs/pictures");\n',
};

beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
});
afterAll(() => rmSync(tree, { recursive: true }));

it("finds what sources and tests name by path: no comment, no address, no path of the package itself, no bare name of a folder of packages", () => {
  const { sources = new Set(), tests = new Set() } = listNamedPaths(tree, ["tooling/start"]).get("tooling/start") ?? {};
  expect([...sources].toSorted()).toEqual([
    "apps/gateway/src/main.ts",
    "apps/house/src/main.ts",
    "apps/house/src/x.ts",
    "brands",
    "tooling/vite/src/a.ts",
  ]);
  expect([...tests].toSorted()).toEqual(["docs/pictures", "packages/*/locales/*.po"]);
});
