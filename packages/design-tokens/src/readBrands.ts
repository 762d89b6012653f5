import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { archetypes, extendArchetype, isArchetypeName, type ArchetypeName } from "./archetypes.ts";
import { isRecord } from "./dtcg/isRecord.ts";
import type { TokenFile } from "./mergeTokens.ts";
import type { BrandTokens } from "./resolveTokens.ts";
import { TokenError } from "./TokenError.ts";
import { toHint } from "./toHint.ts";

/** The three token files of a brand, by the first part of their names. */
export const tokenFiles = ["core", "dark", "light"] as const;

/** A brand's own token files, and the same with those of the archetype that it extends. */
export interface BrandFiles {
  readonly id: string;
  readonly extends: ArchetypeName;
  readonly own: BrandTokens;
  readonly tokens: BrandTokens;
}

/** Names of the brands in a folder. */
export function listBrands(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((id) => existsSync(join(folder, id, "brand.json")))
    .toSorted();
}

function parse(file: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new TokenError([
      {
        file: name,
        key: "(root)",
        found: `no JSON (${error instanceof Error ? error.message : String(error)})`,
        expected: "JSON",
      },
    ]);
  }
}

/**
 * Reads the tokens of one brand, for Node.js only. A missing token file counts as empty.
 * @throws TokenError when a file is not JSON or brand.json extends no known archetype.
 */
export function readBrandTokens(folder: string, id: string): BrandFiles {
  const settings = parse(join(folder, id, "brand.json"), `brands/${id}/brand.json`);
  const base = isRecord(settings) ? settings["extends"] : undefined;
  if (typeof base !== "string" || !isArchetypeName(base))
    throw new TokenError([
      {
        file: `brands/${id}/brand.json`,
        key: "extends",
        found: base === undefined ? "nothing" : JSON.stringify(base),
        expected: `one of ${Object.keys(archetypes).join(", ")}${toHint(base, Object.keys(archetypes))}`,
      },
    ]);
  const read = (part: (typeof tokenFiles)[number]): readonly TokenFile[] => {
    const path = join(folder, id, "tokens", `${part}.tokens.json`);
    const file = `brands/${id}/tokens/${part}.tokens.json`;
    return existsSync(path) ? [{ file, tokens: parse(path, file) }] : [];
  };
  const own = { core: read("core"), dark: read("dark"), light: read("light") };
  return { id, extends: base, own, tokens: extendArchetype(base, own) };
}
