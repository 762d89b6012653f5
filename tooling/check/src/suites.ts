import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/** A suite: a workspace package with a `test` script, run in its folder. */
export type Suite = { readonly name: string; readonly folder: string; readonly runner: "vitest" | "playwright" };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

function toSuite(folder: string): Suite[] {
  const data: unknown = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const scripts = isRecord(data) && isRecord(data["scripts"]) ? data["scripts"] : {};
  const script = scripts["test"];
  if (typeof script !== "string") return [];
  const name = folder.split("/").slice(1).join("/");
  return [{ name, folder, runner: script.startsWith("playwright") ? "playwright" : "vitest" }];
}

/** Every suite of the tree, the quick ones first, the browser's journey last. */
export function listSuites(): Suite[] {
  const folders = ["packages/*", "packages/features/*", "tooling/*", "apps/*"]
    .flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())
    .filter((folder) => existsSync(join(root, folder, "package.json")));
  const suites = folders.flatMap(toSuite);
  return [...suites.filter(({ runner }) => runner === "vitest"), ...suites.filter(({ runner }) => runner === "playwright")];
}
