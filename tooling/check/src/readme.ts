import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { endWithHelp } from "./endWithHelp.ts";
import { listScripts } from "./listScripts.ts";
import { report } from "./report.ts";
import { root } from "./root.ts";

/** Paths in code marks, links and pictures that look like ones of this tree. */
const pathMark =
  /`((?:apps|packages|brands|tooling|docs|\.ci|\.changeset)\/[^`\s<*{]*)`|\]\((?!https?:|\?)([^)#\s]+)\)|\bsrc="(?!https?:)([^"]+)"/g;

/** Commands of this tree: `pnpm <script>`, at the begin of a code mark or of a line, or through npx. */
const commandMark = /(?:`|^|npx -y )pnpm(?:@[\d.]+)? (?!install\b)([a-z][a-z:]*)/gm;

/** What newcomers find their way by: links stand relative to their file, code marks to the tree. */
const listGuides = (top: string): readonly string[] => [
  "README.md",
  "docs/features.md",
  ...globSync(["docs/glossary.md", "docs/questions.md", "docs/{design,recipes}/*.md"], { cwd: top }).toSorted(),
];

/** Paths, links and commands that a tree's README and pages of docs name and that do not exist. */
export function listReadmeFaults(top: string): string[] {
  const scripts = listScripts(top);
  return listGuides(top).flatMap((guide) => {
    const text = readFileSync(join(top, guide), "utf8");
    const paths = [...text.matchAll(pathMark)].map(
      ([, code, link = "", picture = link]) => code ?? join(dirname(guide), picture),
    );
    const commands = [...text.matchAll(commandMark)].map(([, script]) => script ?? "");
    return [
      ...paths
        .filter((path) => !existsSync(join(top, path)))
        .map((path) => `${guide} names ${path}, which does not exist`),
      ...commands
        .filter((script) => !scripts.has(script))
        .map((script) => `${guide} names pnpm ${script}, which is no script`),
    ];
  });
}

if (import.meta.main) {
  endWithHelp(
    "pnpm check:readme\n\nNames paths and commands that README.md, the design, the glossary, the questions, the recipes and the list of rows have and the tree has not. It takes no options.\n\nExit codes: 0 nothing found, 1 something found.",
  );
  report(listReadmeFaults(root));
}
