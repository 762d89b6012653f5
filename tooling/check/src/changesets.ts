import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listChangesSince } from "@marquee/affected/suites";
import { endWithHelp } from "./endWithHelp.ts";
import { listPackages } from "./listPackages.ts";
import { readJson } from "./readJson.ts";
import { report } from "./report.ts";
import { root } from "./root.ts";

/** The branch from which changes are counted. */
const base = "main";

const isSource = (file: string, folder: string): boolean =>
  file.startsWith(`${folder}/src/`) && !/\.(?:test|spec|stories)\.tsx?$/.test(file);

/** The changesets' heads, which name packages. */
const listHeads = (top: string): readonly (readonly [file: string, head: string])[] =>
  globSync(".changeset/*.md", { cwd: top }).map((file) => [
    file,
    readFileSync(join(top, file), "utf8").split("---")[1] ?? "",
  ]);

/** Packages that a changeset names and that do not exist: the next release would stop at it. */
export function listStray(top: string): readonly string[] {
  const names = new Set(listPackages(top).map((folder) => String(readJson(join(top, folder, "package.json"))["name"])));
  return listHeads(top).flatMap(([file, head]) =>
    [...head.matchAll(/^"([^"]+)":/gm)].flatMap(([, name = ""]) =>
      names.has(name) ? [] : [`${file}: there is no package ${name}`],
    ),
  );
}

/** The packages with changed sources that neither a changeset nor a changelog mentions. */
export function listUntold(top: string, files: readonly string[]): readonly string[] {
  const heads = listHeads(top);
  return listPackages(top).filter((folder) => {
    const { name } = readJson(join(top, folder, "package.json"));
    const isTold =
      files.includes(`${folder}/CHANGELOG.md`) || heads.some(([, head]) => head.includes(`"${String(name)}"`));
    return !isTold && files.some((file) => isSource(file, folder));
  });
}

/** The files changed since a tree left its main branch; none when there is no such branch. */
function listOwnChanges(top: string): readonly string[] {
  try {
    return listChangesSince(top, base);
  } catch {
    return [];
  }
}

if (import.meta.main) {
  endWithHelp(`pnpm check:changesets

Names packages whose sources differ from where this tree left ${base} and of which no changeset tells: a notice, for what no user can
see needs none. \`pnpm changeset\` writes one. A changeset that names a package which does not exist is a fault.

Exit codes: 0 nothing wrong, 1 a fault found.`);
  const untold = listUntold(root, listOwnChanges(root));
  if (untold.length > 0)
    console.log(
      `notice: changed since ${base}, and no changeset tells of it: ${untold.join(", ")} (where a user can see it: pnpm changeset)`,
    );
  report(listStray(root));
}
