import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { endWithHelp } from "./endWithHelp.ts";
import { type Citation, listCitations } from "./listCitations.ts";
import { readCitable } from "./readCitable.ts";
import { report } from "./report.ts";
import { root } from "./root.ts";

/**
 * Folders that are made or installed; changelogs, which are generated; the tests of these checks, which cite what is
 * not there.
 */
const left = new Set([
  "node_modules",
  "dist",
  "storybook-static",
  "test-results",
  "CHANGELOG.md",
  "tooling/check/test",
]);

const cited = [
  "*.md",
  ".changeset/*.md",
  "{docs,apps,packages,tooling,brands}/**/*.{ts,tsx,mjs,md}",
  "apps/*/.storybook/*.{ts,tsx}",
];

const comment = /^\s*(?:\*|\/\*)|\/\/ /;

/** Whether it points at a page: in a source a path in a string is data, unless it says where in the page. */
const isMeant = (citation: Citation, file: string, line: string): boolean =>
  citation.kind !== "page" || citation.place !== undefined || file.endsWith(".md") || comment.test(line);

/** What sources and pages of a tree cite and its docs do not have: lines, sections, rules, rows, notes, pages. */
export function listReferenceFaults(top: string): readonly string[] {
  const citable = readCitable(top);
  const exclude = (path: string): boolean => left.has(path) || left.has(basename(path));
  const files = globSync(cited, { cwd: top, exclude }).toSorted();
  return files.flatMap((file) =>
    readFileSync(join(top, file), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        listCitations(line)
          .filter((citation) => isMeant(citation, file, line) && !citable.has(citation, file))
          .map(({ text }) => `${file}:${index + 1} cites ${text}, which docs/ does not have`),
      ),
  );
}

if (import.meta.main) {
  endWithHelp(
    "pnpm check:references\n\nNames citations in sources and pages that docs/ has no answer to: Q-n, contract 3.x rule n, spec §n, a page's section, rule or requirement,\ndecision NNN, ids of rows, pages. It takes no options.\n\nExit codes: 0 nothing found, 1 something found.",
  );
  report(listReferenceFaults(root));
}
