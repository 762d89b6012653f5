import { existsSync } from "node:fs";
import { join } from "node:path";
import { endWithHelp } from "./endWithHelp.ts";
import { isRecord } from "./isRecord.ts";
import { listPackages } from "./listPackages.ts";
import { readJson } from "./readJson.ts";
import { report } from "./report.ts";
import { root } from "./root.ts";

/** The layers that a tree's turbo.json knows: its boundary tags with what each may import. */
export function listLayers(top: string): ReadonlyMap<string, readonly string[]> {
  const { boundaries } = readJson(join(top, "turbo.json"));
  const tags = isRecord(boundaries) && isRecord(boundaries["tags"]) ? boundaries["tags"] : {};
  return new Map(
    Object.entries(tags).map(([tag, rule]) => {
      const dependencies = isRecord(rule) && isRecord(rule["dependencies"]) ? rule["dependencies"] : {};
      return [tag, Array.isArray(dependencies["allow"]) ? dependencies["allow"].map(String) : []];
    }),
  );
}

/** Packages outside the layer rules: with no tag, several tags, or one that turbo.json does not know. */
export function listTagFaults(top: string): string[] {
  const layers = listLayers(top);
  return listPackages(top).flatMap((folder) => {
    const file = join(top, folder, "turbo.json");
    const { tags } = existsSync(file) ? readJson(file) : {};
    const [tag, ...more] = Array.isArray(tags) ? tags : [];
    if (typeof tag !== "string" || more.length > 0) return [`${folder} needs one tag in its turbo.json`];
    return layers.has(tag) ? [] : [`${folder} has the tag ${tag}, which the root's turbo.json does not know`];
  });
}

if (import.meta.main) {
  endWithHelp(
    "pnpm check:layers\n\nNames packages without a layer that turbo.json knows. It takes no options.\n\nExit codes: 0 nothing found, 1 something found.",
  );
  report(listTagFaults(root));
}
