import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listChangesSince } from "@marquee/affected/suites";
import { endWithHelp } from "./endWithHelp.ts";
import { listPackages } from "./listPackages.ts";
import { readJson } from "./readJson.ts";
import { root } from "./root.ts";

/** The branch from which changes are counted. */
const base = "main";

const isSource = (file: string, folder: string): boolean =>
  file.startsWith(`${folder}/src/`) && !/\.(?:test|spec|stories)\.tsx?$/.test(file);

/** The packages with changed sources that neither a changeset nor a changelog mentions. */
export function listUntold(top: string, files: readonly string[]): readonly string[] {
  const changesets = globSync(".changeset/*.md", { cwd: top }).map(
    (file) => readFileSync(join(top, file), "utf8").split("---")[1] ?? "",
  );
  return listPackages(top).filter((folder) => {
    const { name } = readJson(join(top, folder, "package.json"));
    const isTold =
      files.includes(`${folder}/CHANGELOG.md`) || changesets.some((text) => text.includes(`"${String(name)}"`));
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

Names packages whose sources differ from where this tree left ${base} and of which no changeset tells. A notice, and never red: what
no user can see needs none. \`pnpm changeset\` writes one.

Exit code: 0.`);
  const untold = listUntold(root, listOwnChanges(root));
  if (untold.length > 0)
    console.log(
      `notice: changed since ${base}, and no changeset tells of it: ${untold.join(", ")} (where a user can see it: pnpm changeset)`,
    );
}
