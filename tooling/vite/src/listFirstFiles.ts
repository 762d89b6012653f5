import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const staticImport = /^(?:import|export)\s+(?!type\b)[^;"]*?from\s+"(\.[^"]+)"/gm;

/**
 * The files of a package that load with its index: what it imports statically, itself first. What is loaded by
 * `import()` (screens, modals, panels) and what only those import is left out.
 */
export function listFirstFiles(door: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(door) || !existsSync(door)) return seen;
  seen.add(door);
  for (const [, path] of readFileSync(door, "utf8").matchAll(staticImport))
    listFirstFiles(join(dirname(door), path ?? ""), seen);
  return seen;
}
