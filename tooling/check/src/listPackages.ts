import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folders of the workspace's packages, from the top: what pnpm-workspace.yaml names and what has a package.json. */
export function listPackages(root: string): string[] {
  const [, list = ""] =
    /^packages:\n((?: +- .*\n)*)/m.exec(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8")) ?? [];
  return [...list.matchAll(/- "?([^"\s]+)"?/g)]
    .flatMap(([, pattern = ""]) => globSync(pattern, { cwd: root }))
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .toSorted();
}
