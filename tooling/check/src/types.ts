import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithHelp } from "./endWithHelp.ts";
import { listPackages } from "./listPackages.ts";
import { readJson } from "./readJson.ts";
import { root } from "./root.ts";
import { run } from "./run.ts";

// A package includes the sources of what it imports, so checking each by itself would check most files twenty times. Packages whose
// tsconfig.json has the same options are checked together; a package's own `tsc --noEmit` gives the same result.
// One checker per group, because several repeat work; two groups at a time, one for each core of the smallest machine.

/** Packages that are checked under the same options, and where their sources are. */
export type TypeGroup = {
  readonly folders: readonly string[];
  readonly config: { readonly extends: string; readonly compilerOptions: object; readonly include: readonly string[] };
};

const prefix = "@marquee/tsconfig/";

/** The packages of a tree by their options. @throws for a package whose tsconfig.json does not begin with one of ours */
export function listTypeGroups(top: string): TypeGroup[] {
  const groups = new Map<string, TypeGroup>();
  for (const folder of listPackages(top)) {
    const file = join(top, folder, "tsconfig.json");
    if (!existsSync(file)) continue;
    const { extends: base, compilerOptions, include } = readJson(file);
    if (typeof base !== "string" || !base.startsWith(prefix) || !Array.isArray(include))
      throw new Error(`${folder}/tsconfig.json: "extends" one of ${prefix}*.json, and "include", are needed`);
    const options = Object(compilerOptions);
    const key = JSON.stringify([base, options]);
    const before = groups.get(key);
    const places = include.map((pattern) => join(top, folder, String(pattern)));
    groups.set(key, {
      folders: [...(before?.folders ?? []), folder],
      config: {
        extends: join(top, "tooling/tsconfig", base.slice(prefix.length)),
        compilerOptions: options,
        include: [...(before?.config.include ?? []), ...places],
      },
    });
  }
  return [...groups.values()];
}

/** Runs one compiler for a group. Its output stays together. */
async function check({ folders, config }: TypeGroup): Promise<boolean> {
  const words: string[] = [];
  const ask = (project: string): Promise<number> =>
    run(
      "tsc",
      ["--noEmit", "--checkers", "1", "--pretty", `${process.stdout.isTTY === true}`, "-p", project],
      root,
      {},
      (text) => words.push(text),
    );
  const askTogether = async (): Promise<number> => {
    const place = mkdtempSync(join(tmpdir(), "marquee-types-"));
    try {
      const file = join(place, "tsconfig.json");
      const compilerOptions = {
        ...config.compilerOptions,
        typeRoots: [join(root, "tooling/check/node_modules/@types")],
      };
      writeFileSync(file, JSON.stringify({ ...config, compilerOptions }));
      return await ask(file);
    } finally {
      rmSync(place, { recursive: true });
    }
  };
  const [alone = "", ...others] = folders;
  const code = await (others.length === 0 ? ask(alone) : askTogether());
  process.stdout.write(words.join(""));
  return code === 0;
}

if (import.meta.main) {
  endWithHelp(
    "pnpm check:types\n\nAsks the compiler about every package. It takes no options.\n\nExit codes: 0 nothing found, 1 something found.",
  );
  const waiting = listTypeGroups(root);
  const work = async (): Promise<void> => {
    for (let group = waiting.shift(); group; group = waiting.shift()) if (!(await check(group))) process.exitCode = 1;
  };
  await Promise.all([work(), work()]);
}
