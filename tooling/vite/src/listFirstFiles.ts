import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const staticImport = /^(?:import|export)\s+(?!type\b)[^;"]*?from\s+"(\.[^"]+)"/gm;

/**
 * The files of a package that load with its door: what the door imports statically, itself first. What is asked for by
 * `import()` — screens, modals, panels — and what only those import is not among them.
 */
export function listFirstFiles(door: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(door) || !existsSync(door)) return seen;
  seen.add(door);
  for (const [, path] of readFileSync(door, "utf8").matchAll(staticImport))
    listFirstFiles(join(dirname(door), path ?? ""), seen);
  return seen;
}
