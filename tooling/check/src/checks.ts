import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/** One check of the tree's shape: a script of the root that exits 0 when all is right. */
export type Check = { readonly name: string; readonly command: string };

const prefix = "check:";

/** The scripts `check:…` of the root, in their order. */
export function listChecks(): Check[] {
  const data: unknown = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const scripts = typeof data === "object" && data !== null && "scripts" in data ? data.scripts : {};
  return Object.entries(Object(scripts)).flatMap(([name, command]) =>
    name.startsWith(prefix) && typeof command === "string" ? [{ name: name.slice(prefix.length), command }] : [],
  );
}
