import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fluidMax, mergeTokens, TokenError, toTokenLayer, toTokenType, type TokenProblem } from "@marquee/design-tokens";
import { readBrandTokens } from "@marquee/design-tokens/brands";
import { followAlias, readDocument, type RawToken } from "@marquee/design-tokens/dtcg";
import { collections, type Collection } from "./collections.ts";
import { openBrand } from "./openBrand.ts";
import type { TokenPatch } from "./planEdits.ts";
import { isSameValue } from "./toOwnForm.ts";
import { writeTokenPatch, type PatchOptions, type TokenDiff } from "./writeTokenPatch.ts";

function readCollection(folder: string, { layer, name }: Collection, problems: TokenProblem[]): readonly RawToken[] {
  const path = join(folder, name);
  const report = (key: string, reason: string): void => void problems.push({ file: name, key, reason });
  if (!existsSync(path)) {
    report("(root)", "missing: an export has one file per collection and mode");
    return [];
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    report("(root)", error instanceof Error ? error.message : String(error));
    return [];
  }
  const document = readDocument(name, parsed);
  problems.push(...document.problems);
  for (const { key, type, groupType } of document.tokens) {
    const declared = type ?? groupType;
    const wanted = toTokenType(key);
    if (toTokenLayer(key) !== layer) report(key, toTokenLayer(key) ? `belongs to the collection ${toTokenLayer(key)}` : "unknown token");
    else if (declared !== undefined && declared !== wanted) report(key, `wrongly typed: ${wanted} expected, ${declared} found`);
  }
  return document.tokens;
}

/** True for a value that says what the brand's alias already comes to: some tools write values where aliases stood. */
function isFlattened({ key, value }: RawToken, own: ReadonlyMap<string, RawToken>): boolean {
  const token = own.get(key);
  const source = token && followAlias(token, own);
  return source !== undefined && "key" in source && isSameValue(source.value, value);
}

/**
 * Reads back what {@link exportTokens} wrote and somebody changed, and patches the brand with what differs.
 * @throws TokenError naming file and key for a file that is missing or no DTCG, a token that is unknown, missing,
 * wrongly typed or in the wrong collection, and whatever `writeTokenPatch` refuses; then nothing is written.
 */
export function importTokens(brands: string, id: string, folder: string, options: PatchOptions = {}): TokenDiff {
  openBrand(brands, id);
  const { tokens } = readBrandTokens(brands, id);
  const problems: TokenProblem[] = [];
  const patches = collections.flatMap((collection): readonly TokenPatch[] => {
    const found = readCollection(folder, collection, problems);
    const names = new Set(found.map(({ key }) => key));
    const own = mergeTokens([...tokens.core, ...tokens[collection.mode]], []);
    for (const key of own.keys()) {
      if (toTokenLayer(key) === collection.layer && names.size > 0 && !names.has(key)) problems.push({ file: collection.name, key, reason: "missing: the brand has it" });
    }
    return found.filter((token) => fluidMax in token.extensions || !isFlattened(token, own)).map(({ key, value, extensions }) => ({ key, mode: collection.mode, value, ...(fluidMax in extensions ? { fluidMax: extensions[fluidMax] } : {}) }));
  });
  if (problems.length > 0) throw new TokenError(problems);
  return writeTokenPatch(brands, id, patches, options);
}
