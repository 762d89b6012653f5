import { join } from "node:path";
import { endWithHelp } from "./endWithHelp.ts";
import { isRecord } from "./isRecord.ts";
import { listPackages } from "./listPackages.ts";
import { readJson } from "./readJson.ts";
import { report } from "./report.ts";
import { root } from "./root.ts";

const tables = ["dependencies", "devDependencies", "peerDependencies"];
const right = /^(?:catalog:|workspace:\*)$/;

/** Dependencies with a version of their own instead of the workspace catalog's. */
export function listVersionFaults(top: string): string[] {
  return [".", ...listPackages(top)].flatMap((folder) => {
    const manifest = readJson(join(top, folder, "package.json"));
    const entries = tables.flatMap((table) => Object.entries(isRecord(manifest[table]) ? manifest[table] : {}));
    return entries.flatMap(([library, version]) =>
      right.test(String(version))
        ? []
        : [`${folder} takes ${library} ${String(version)}: say "catalog:" and the version in pnpm-workspace.yaml`],
    );
  });
}

if (import.meta.main) {
  endWithHelp(
    "pnpm check:versions\n\nNames dependencies with a version beside the workspace's catalog. It takes no options.\n\nExit codes: 0 nothing found, 1 something found.",
  );
  report(listVersionFaults(root));
}
