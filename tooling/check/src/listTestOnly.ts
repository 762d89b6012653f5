import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listPackages } from "./listPackages.ts";
import { listScripts } from "./listScripts.ts";
import { readSources } from "./readSources.ts";

/** Packages that exist for tests only, whose `src` is exempt. */
const forTests = ["packages/testing/", "tooling/conformance/", "tooling/e2e/", "tooling/recipes/"];

/** A test, or a file that stands where helpers of tests belong. */
const isTest = (file: string): boolean =>
  /\.(?:test|spec|setup)\.tsx?$|\/test\/|(?:^|\/)vitest\.config\.ts$/.test(file) ||
  forTests.some((folder) => file.startsWith(folder));

const pathPattern = /[^"'`\s(){}$*]*\.tsx?\b/g;

/** Files that a program or a setting refers to by path, and so uses without an import. */
function listNamed(texts: readonly string[], files: readonly string[]): readonly string[] {
  const paths = new Set(
    texts.flatMap((text) => text.match(pathPattern) ?? []).map((path) => path.replace(/^(?:\.{0,2}\/)+/, "")),
  );
  return files.filter((file) => {
    const parts = file.split("/");
    return parts.some((_, at) => paths.has(parts.slice(at).join("/")));
  });
}

/** Files in `src` folders that only tests import, so that no program uses them. */
export function listTestOnly(top: string): readonly string[] {
  const sources = readSources(top);
  const files = [...sources.keys()];
  const others = files.filter((file) => !isTest(file));
  const imported = new Set([...sources.values()].flatMap(({ imports }) => imports));
  const scripts = ["", ...listPackages(top)].flatMap((folder) => [...listScripts(join(top, folder)).values()]);
  const pages = globSync("{apps,packages,tooling}/**/*.html", {
    cwd: top,
    exclude: ["**/node_modules/**", "**/dist/**"],
  }).map((file) => readFileSync(join(top, file), "utf8"));
  const texts = [...others.flatMap((file) => sources.get(file)?.rest ?? []), ...scripts, ...pages];
  const reached = new Set([...others.filter((file) => !imported.has(file)), ...listNamed(texts, others)]);
  for (const file of reached) for (const next of sources.get(file)?.imports ?? []) if (!isTest(next)) reached.add(next);
  return others.filter((file) => file.includes("/src/") && !reached.has(file)).toSorted();
}
