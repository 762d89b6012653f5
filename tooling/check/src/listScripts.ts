import { join } from "node:path";
import { isRecord } from "./isRecord.ts";
import { readJson } from "./readJson.ts";

/** The scripts of a folder's package.json, by name and in their order. */
export function listScripts(folder: string): ReadonlyMap<string, string> {
  const { scripts } = readJson(join(folder, "package.json"));
  return new Map(
    Object.entries(isRecord(scripts) ? scripts : {}).flatMap(([name, command]) =>
      typeof command === "string" ? [[name, command]] : [],
    ),
  );
}
