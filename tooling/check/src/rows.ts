import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { endWithHelp } from "./endWithHelp.ts";
import { isRecord } from "./isRecord.ts";
import { readJson } from "./readJson.ts";
import { root } from "./root.ts";

/** The rows that a tree's docs/features.md says to work: the first cell of each line of its tables. */
export function listClaimedRows(top: string): string[] {
  const file = join(top, "docs/features.md");
  if (!existsSync(file)) return [];
  return [...readFileSync(file, "utf8").matchAll(/^\|\s*([A-Z]{1,2}-\d{1,2})\s*\|/gm)].flatMap(([, id]) => (id ? [id] : []));
}

/** The claimed rows that no passing test names; `proved` holds the passing tests by row. */
export function listMissingRows(claimed: readonly string[], proved: Readonly<Record<string, unknown>>): string[] {
  return claimed.filter((id) => {
    const titles = proved[id];
    return !Array.isArray(titles) || titles.length === 0;
  });
}

if (import.meta.main) {
  endWithHelp(`pnpm rows

Says which rows of docs/features.md no passing test of the last \`pnpm test\` names.

Exit codes: 0 each row has one, 1 one has none, or there was no run yet.`);
  const file = join(root, "test-results/summary.json");
  if (!existsSync(file)) throw new Error("no test-results/summary.json: run the tests first");
  const { rows } = readJson(file);
  const claimed = listClaimedRows(root);
  const missing = listMissingRows(claimed, isRecord(rows) ? rows : {});
  for (const id of missing) console.log(`${id}: docs/features.md says that it works, and no passing test names it`);
  console.log(`${claimed.length} rows claimed, ${missing.length} without a passing test`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
