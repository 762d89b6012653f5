import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isRecord } from "./isRecord.ts";
import { listPackages } from "./listPackages.ts";
import { readJson } from "./readJson.ts";

/** A source file: what it imports of this tree, as paths from the top, and its text without its imports and comments. */
export type Source = { readonly imports: readonly string[]; readonly rest: string };

const importPattern = /\b(?:from|import)\s*\(?\s*"([^"]+)"/g;
const commentPattern = /^\s*(?:\/\*|\*|\/\/).*$/gm;
const made = ["**/node_modules/**", "**/dist/**", "**/storybook-static/**", "**/test-results/**"];

/** The files behind the doors of a tree's packages, by what one writes to import them. */
function listDoors(top: string, folders: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    folders.flatMap((folder) => {
      const { name, exports } = readJson(join(top, folder, "package.json"));
      return Object.entries(isRecord(exports) ? exports : {}).flatMap(([door, file]): [string, string][] =>
        typeof file === "string" ? [[`${String(name)}${door.slice(1)}`, join(folder, file)]] : [],
      );
    }),
  );
}

/** Every TypeScript file of a tree's packages, by its path from the top. */
export function readSources(top: string): ReadonlyMap<string, Source> {
  const folders = listPackages(top);
  const doors = listDoors(top, folders);
  const toPath = (file: string, name: string): string | undefined =>
    name.startsWith(".") ? join(dirname(file), name) : doors.get(name);
  const files = folders.flatMap((folder) =>
    globSync([`${folder}/**/*.{ts,tsx}`, `${folder}/.storybook/*.{ts,tsx}`], { cwd: top, exclude: made }),
  );
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(top, file), "utf8").replaceAll(commentPattern, "");
      const imports = [...text.matchAll(importPattern)].flatMap(([, name = ""]) => toPath(file, name) ?? []);
      return [file, { imports, rest: text.replaceAll(importPattern, "") }];
    }),
  );
}
