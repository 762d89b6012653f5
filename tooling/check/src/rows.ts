import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/** The rows that docs/features.md says to work: the first cell of each line of its tables. */
export function listClaimedRows(): string[] {
  const file = join(root, "docs/features.md");
  if (!existsSync(file)) return [];
  return [...readFileSync(file, "utf8").matchAll(/^\|\s*([A-Z]{1,2}-\d{1,2})\s*\|/gm)].flatMap(([, id]) => (id ? [id] : []));
}

/** Each claimed row, and whether no passing test names it. */
export function listMissingRows(proved: Readonly<Record<string, readonly string[]>>): { id: string; isMissing: boolean }[] {
  return listClaimedRows().map((id) => ({ id, isMissing: (proved[id] ?? []).length === 0 }));
}

if (import.meta.main) {
  const file = join(root, "test-results/summary.json");
  if (!existsSync(file)) throw new Error("no test-results/summary.json: run the tests first");
  const summary: unknown = JSON.parse(readFileSync(file, "utf8"));
  const rows = isRecord(summary) && isRecord(summary["rows"]) ? summary["rows"] : {};
  const proved = Object.fromEntries(Object.entries(rows).map(([id, titles]) => [id, Array.isArray(titles) ? titles.map(String) : []]));
  const missing = listMissingRows(proved).filter(({ isMissing }) => isMissing);
  for (const { id } of missing) console.log(`${id}: docs/features.md says that it works, and no passing test names it`);
  console.log(`${listClaimedRows().length} rows claimed, ${missing.length} without a passing test`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
