import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listScripts } from "./listScripts.ts";
import { report } from "./report.ts";
import { root } from "./root.ts";

/** Paths in code marks and links that look like ones of this tree. */
const pathMark = /`((?:apps|packages|brands|tooling|docs|\.ci|\.changeset)\/[^`\s<*{]*)`|\]\((?!https?:)([^)#\s]+)\)/g;

/** Commands of this tree: `pnpm <script>`. */
const commandMark = /\bpnpm(?:@[\d.]+)? ([a-z][a-z:]*)/g;

/** What a tree's README says and the tree does not keep: paths, links and commands that do not exist. */
export function listReadmeFaults(top: string): string[] {
  const readme = readFileSync(join(top, "README.md"), "utf8");
  const scripts = listScripts(top);
  const paths = [...readme.matchAll(pathMark)].map(([, code, link]) => code ?? link ?? "");
  const commands = [...readme.matchAll(commandMark)].map(([, script]) => script ?? "");
  return [
    ...paths.filter((path) => !existsSync(join(top, path))).map((path) => `README.md names ${path}, which does not exist`),
    ...commands.filter((script) => !scripts.has(script)).map((script) => `README.md names pnpm ${script}, which is no script`),
  ];
}

if (import.meta.main) report(listReadmeFaults(root));
