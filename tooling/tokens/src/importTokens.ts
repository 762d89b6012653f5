import { mergeTokens, TokenError, toHint, type TokenProblem } from "@marquee/design-tokens";
import { readBrandTokens } from "@marquee/design-tokens/brands";
import { fitsRule, type Mapping } from "./import/Mapping.ts";
import { readMapping } from "./import/readMapping.ts";
import { readSources } from "./import/readSources.ts";
import { toTokenPatches, type ImportNote } from "./import/toTokenPatches.ts";
import { openBrand } from "./openBrand.ts";
import type { Mode } from "./planEdits.ts";
import { writeTokenPatch, type PatchOptions, type TokenDiff } from "./writeTokenPatch.ts";

/** Options of an import. */
export interface ImportOptions extends PatchOptions {
  /** The mapping file from foreign paths to our tokens; without one the files must use our names. */
  readonly map?: string;
  /** The themes of all files; by default each file's own (see `readSources`). */
  readonly modes?: readonly Mode[];
  /** Accepts files that have only some of the paths in the mapping. */
  readonly isPartial?: boolean;
}

/** The changes of an import, with notes about them. */
export interface ImportDiff extends TokenDiff {
  readonly notes: readonly ImportNote[];
}

const modes = ["dark", "light"] as const;

/** Mapping rules that match nothing, because of a typo in a path or a missing file. */
function listUnused({ file, rules }: Mapping, paths: readonly string[]): readonly TokenProblem[] {
  return rules
    .filter((rule) => !paths.some((path) => fitsRule(rule, path)))
    .map(({ source }) => ({
      file,
      key: source,
      found: "no such token in the files",
      expected: `a token that they have, or --partial${toHint(source, paths)}`,
    }));
}

const withoutRepeats = <Entry>(entries: readonly Entry[]): readonly Entry[] => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
];

/**
 * Reads DTCG files, either exported from here or those of another design system with a mapping, and patches the brand with the
 * differences. Tokens that the files do not have stay as they are.
 * @param path a file or a folder of them
 * @throws TokenError naming file and key for a file that is not DTCG, an unknown name in the files or the mapping, a wrong value,
 * and everything that `writeTokenPatch` refuses; then nothing is written.
 */
export function importTokens(brands: string, id: string, path: string, options: ImportOptions = {}): ImportDiff {
  const { map, modes: chosen, isPartial } = options;
  openBrand(brands, id);
  const { tokens } = readBrandTokens(brands, id);
  const mapping = map === undefined ? undefined : readMapping(map);
  const sources = readSources(path, {
    ...(chosen ? { modes: chosen } : {}),
    ...(mapping ? { mapping } : {}),
    ...(map === undefined ? {} : { except: map }),
    isPartial: isPartial ?? false,
  });
  const themes = modes.map((mode) =>
    toTokenPatches(
      sources.filter((source) => source.modes.includes(mode)),
      mode,
      mergeTokens([...tokens.core, ...tokens[mode]], []),
      mapping,
    ),
  );
  const unused = mapping ? listUnused(mapping, [...new Set(themes.flatMap(({ paths }) => paths))]) : [];
  const problems = withoutRepeats([
    ...themes.flatMap(({ problems }) => problems),
    ...(isPartial === true ? [] : unused),
  ]);
  if (problems.length > 0) throw new TokenError(problems);
  // A terminal shows only the first notes, so notes about values come before notes about skipped tokens.
  const notes = withoutRepeats([
    ...themes.flatMap(({ notes }) => notes),
    ...themes.flatMap(({ unnamed }) => unnamed),
    ...unused.map(({ file, key }) => ({ file, key, text: "skipped: the files do not have it" })),
  ]);
  const patches = themes.flatMap(({ patches }) => patches);
  return { ...writeTokenPatch(brands, id, patches, options), notes };
}
