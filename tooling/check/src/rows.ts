import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chooseRows } from "./chooseRows.ts";
import { endWithHelp } from "./endWithHelp.ts";
import { isLevel, type Level } from "./levels.ts";
import { isRecord } from "./isRecord.ts";
import { readJson } from "./readJson.ts";
import { root } from "./root.ts";

/** A claimed row; `reason` says why a component test is enough, if the row's line gives one. */
export type Claim = { readonly id: string; readonly reason?: string };

/** The rows that a tree's docs/features.md says to work: the first cell of each line of its tables, and what follows "component:". */
export function listClaims(top: string): Claim[] {
  const file = join(top, "docs/features.md");
  if (!existsSync(file)) return [];
  return [...readFileSync(file, "utf8").matchAll(/^\|\s*([A-Z]{1,2}-\d{1,2})\s*\|(.*)$/gm)].flatMap(
    ([, id = "", line = ""]) => {
      const reason = /component: ([^|)]*[^|)\s])/.exec(line)?.[1];
      return [reason === undefined ? { id } : { id, reason }];
    },
  );
}

/** Faults in the claims: rows that no passing test names, and rows proved only by a component test without a reason. */
export function listRowFaults(
  claims: readonly Claim[],
  proved: Readonly<Record<string, unknown>>,
  levels: Readonly<Record<string, unknown>>,
): string[] {
  return claims.flatMap(({ id, reason }) => {
    const titles = proved[id];
    if (!Array.isArray(titles) || titles.length === 0) return [`${id} is claimed, and no passing test names it`];
    if (toLevelOf(levels, id) !== "component" || reason !== undefined) return [];
    return [`${id} is proved by a component alone, and its line does not say why that is enough ("component: …")`];
  });
}

/** A row's level; the farthest one when none is recorded. */
const toLevelOf = (levels: Readonly<Record<string, unknown>>, id: string): Level => {
  const level = levels[id];
  return isLevel(level) ? level : "component";
};

/** Prints randomly chosen rows, for the trial described in docs/design/rows.md. */
function printChosen(count: string, seed: string): void {
  const ids = chooseRows(
    listClaims(root).map(({ id }) => id),
    Number(count),
    seed,
  );
  console.log(ids.join(" "));
}

/** Prints each row's level and what is wrong, and sets the exit code. */
function printLevels(): void {
  const file = join(root, "test-results/summary.json");
  if (!existsSync(file)) throw new Error("no test-results/summary.json: run the tests first");
  const { rows, levels } = readJson(file);
  const [proved, nearest] = [isRecord(rows) ? rows : {}, isRecord(levels) ? levels : {}];
  const claims = listClaims(root);
  for (const { id, reason } of claims) {
    const level = Array.isArray(proved[id]) && proved[id].length > 0 ? toLevelOf(nearest, id) : "–";
    console.log(`  ${id.padEnd(6)} ${level}${level === "component" && reason !== undefined ? `: ${reason}` : ""}`);
  }
  const faults = listRowFaults(claims, proved, nearest);
  for (const fault of faults) console.log(fault);
  console.log(`${claims.length} rows claimed, ${faults.length} not proved as they should be`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (import.meta.main) {
  endWithHelp(`pnpm rows
pnpm rows --choose <count> --seed <text>

Says of each row of docs/features.md how near to its user the last \`pnpm test\` proved it: browser, http, command, screen or component.
A row that a component alone proves says in its line why that is enough: "component: …".

  --choose <count>   prints so many rows instead, chosen by chance, for a trial (docs/design/rows.md)
  --seed <text>      the same seed chooses the same rows

Exit codes: 0 each row is proved, 1 one is not, a component's row gives no reason, or there was no run yet.`);
  const { values } = parseArgs({ options: { choose: { type: "string" }, seed: { type: "string", default: "" } } });
  if (values.choose === undefined) printLevels();
  else printChosen(values.choose, values.seed);
}
