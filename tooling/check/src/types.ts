import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listPackages } from "./listPackages.ts";
import { readJson } from "./readJson.ts";
import { root } from "./root.ts";
import { run } from "./run.ts";

// A package sees the sources of what it imports, so asking each by itself would check most files twenty times. Packages whose
// tsconfig.json says the same are asked at once; a package's own `tsc --noEmit` gives the same answer.
// Two checkers, as many as the smallest machine has cores: more of them do the same work more often.

/** Packages that are checked under the same options, and where their sources are. */
export type TypeGroup = { readonly folders: readonly string[]; readonly config: { readonly extends: string; readonly compilerOptions: object; readonly include: readonly string[] } };

const prefix = "@marquee/tsconfig/";

/** The packages of a tree by their options. @throws for a package whose tsconfig.json does not begin with one of ours */
export function listTypeGroups(top: string): TypeGroup[] {
  const groups = new Map<string, TypeGroup>();
  for (const folder of listPackages(top)) {
    const file = join(top, folder, "tsconfig.json");
    if (!existsSync(file)) continue;
    const { extends: base, compilerOptions, include } = readJson(file);
    if (typeof base !== "string" || !base.startsWith(prefix) || !Array.isArray(include)) throw new Error(`${folder}/tsconfig.json: "extends" one of ${prefix}*.json, and "include", are needed`);
    const options = Object(compilerOptions);
    const key = JSON.stringify([base, options]);
    const before = groups.get(key);
    const places = include.map((pattern) => join(top, folder, String(pattern)));
    groups.set(key, {
      folders: [...(before?.folders ?? []), folder],
      config: { extends: join(top, "tooling/tsconfig", base.slice(prefix.length)), compilerOptions: options, include: [...(before?.config.include ?? []), ...places] },
    });
  }
  return [...groups.values()];
}

async function check({ folders, config }: TypeGroup): Promise<boolean> {
  const [alone = "", ...others] = folders;
  if (others.length === 0) return (await run("tsc", ["--noEmit", "--checkers", "2", "-p", alone], root)) === 0;
  const place = mkdtempSync(join(tmpdir(), "marquee-types-"));
  try {
    const file = join(place, "tsconfig.json");
    const compilerOptions = { ...config.compilerOptions, typeRoots: [join(root, "tooling/check/node_modules/@types")] };
    writeFileSync(file, JSON.stringify({ ...config, compilerOptions }));
    return (await run("tsc", ["--noEmit", "--checkers", "2", "-p", file], root)) === 0;
  } finally {
    rmSync(place, { recursive: true });
  }
}

if (import.meta.main) {
  for (const group of listTypeGroups(root)) if (!(await check(group))) process.exitCode = 1;
}
