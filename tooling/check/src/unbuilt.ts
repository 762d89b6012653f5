import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { endWithHelp } from "./endWithHelp.ts";
import { report } from "./report.ts";
import { root } from "./root.ts";

const row = /[A-Z]{1,2}-\d+/.source;

/** The words, unless they are quoted, and the rows named behind them: `AP-09, AP-24 to AP-30, X-73`. */
const statement = new RegExp(
  `(?<!")not built yet(?!")(?::? *(?<rows>${row}(?: to ${row})?(?:,? (?:and )?${row}(?: to ${row})?)*))?`,
  "gi",
);

const toId = (prefix: string, number: number): string => `${prefix}-${String(number).padStart(2, "0")}`;

/** The ids of a list of rows, its ranges written out. */
function listIds(text: string): string[] {
  return [...text.matchAll(/([A-Z]{1,2})-(\d+)(?: to [A-Z]{1,2}-(\d+))?/g)].flatMap(
    ([, prefix = "", from, to = from]) =>
      Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, step) =>
        toId(prefix, Number(from) + step),
      ),
  );
}

/** A page's paragraphs, items and lines of tables, each as one line of text with the number of its first one. */
function listBlocks(page: string): { readonly line: number; readonly text: string }[] {
  const blocks: { line: number; text: string }[] = [];
  for (const [index, text] of page.split("\n").entries()) {
    const last = blocks.at(-1);
    const isNext = last !== undefined && last.text !== "" && text.trim() !== "" && !/^\s*(?:\||[-*#]|\d+\.)/.test(text);
    if (isNext) last.text += ` ${text.trim()}`;
    else blocks.push({ line: index + 1, text: text.trim() });
  }
  return blocks;
}

/**
 * Where a tree's pages say "not built yet" without naming rows of docs/design/rows.md, or of rows that docs/features.md claims. Decision notes
 * tell of their own day and are left out.
 */
export function listUnbuiltFaults(top: string): readonly string[] {
  const claimed = new Set(
    [...readFileSync(join(top, "docs/features.md"), "utf8").matchAll(/^\| ([A-Z]{1,2}-\d+) \|/gm)].map(([, id]) => id),
  );
  const pages = globSync(["README.md", "docs/**/*.md"], { cwd: top }).filter(
    (page) => !page.startsWith("docs/decisions/"),
  );
  return pages.toSorted().flatMap((page) =>
    listBlocks(readFileSync(join(top, page), "utf8")).flatMap(({ line, text }) =>
      [...text.matchAll(statement)].flatMap(({ groups }) => {
        const ids = listIds(groups?.["rows"] ?? "");
        if (ids.length === 0) return [`${page}:${line} says "not built yet" and names no row behind it`];
        return ids
          .filter((id) => claimed.has(id))
          .map((id) => `${page}:${line} says "not built yet" of ${id}, which docs/features.md claims`);
      }),
    ),
  );
}

endWithHelp(`pnpm check:unbuilt

Names statements of the pages that something is "not built yet" which name no row, or a row that docs/features.md claims. Rows stand behind
the words: "not built yet: AP-09, AP-24 to AP-30". Words in double quotes are no statement. It takes no options.

Exit codes: 0 nothing found, 1 something found.`);
report(listUnbuiltFaults(root));
