import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { endWithHelp } from "./endWithHelp.ts";
import { report } from "./report.ts";
import { root } from "./root.ts";

/** The tests that a tree's docs/flaky.md has twice or more without a cause. */
export function listUnexplained(top: string): readonly string[] {
  const file = join(top, "docs/flaky.md");
  if (!existsSync(file)) return [];
  const lines = [...readFileSync(file, "utf8").matchAll(/^\| *\d{4}-\d{2}-\d{2} *\|([^|]*)\|[^|]*\|([^|]*)\|$/gm)];
  const open = lines.flatMap(([, test = "", cause = ""]) => (cause.trim() === "" ? [test.trim()] : []));
  return [...new Set(open.filter((test, index) => open.indexOf(test) !== index))];
}

endWithHelp(`pnpm check:flaky

Names the journeys that docs/flaky.md has twice without a cause (docs/design/rows.md, "Flaky journeys").

Exit codes: 0 none, 1 at least one.`);
report(listUnexplained(root).map((test) => `docs/flaky.md: ${test} was flaky twice, and nobody has found the cause`));
