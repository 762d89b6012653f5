import { join } from "node:path";
import { measurePairs, resolveLayers, resolveTokens, TokenError, type BrandTokens, type MeasuredPair, type TokenFile } from "@marquee/design-tokens";
import { extendArchetype } from "@marquee/design-tokens/archetypes";
import { readBrandTokens } from "@marquee/design-tokens/brands";
import { editToken } from "./editToken.ts";
import { openBrand, toFileName, type TokenPart, type TokenTexts } from "./openBrand.ts";
import { planEdits, type Mode, type TokenPatch } from "./planEdits.ts";
import { replaceFiles } from "./replaceFiles.ts";

/** One token that changes in one file, as written and as CSS. */
export interface TokenChange {
  readonly key: string;
  /** The file, as `brands/<id>/tokens/…`. */
  readonly file: string;
  readonly modes: readonly Mode[];
  readonly before: { readonly value: unknown; readonly css: string };
  readonly after: { readonly value: unknown; readonly css: string };
}

/** A pair of colours whose contrast changes in one theme. */
export interface PairChange extends MeasuredPair {
  readonly mode: Mode;
  readonly before: Pick<MeasuredPair, "ratio" | "colors">;
}

/** What a patch changes, or would change. */
export interface TokenDiff {
  readonly brand: string;
  readonly changes: readonly TokenChange[];
  /** Pairs whose ratio changes; one with `ratio < least` is a warning. */
  readonly pairs: readonly PairChange[];
}

/** How a patch is written. */
export interface PatchOptions {
  /** Check and report, write nothing. */
  readonly dryRun?: boolean;
  /** Refuse a pair that falls short, as the contrast gate of the tests does; otherwise it is a warning. */
  readonly gate?: boolean;
}

const parts = ["core", "dark", "light"] as const;

/**
 * Changes tokens of a brand in `<brands>/<id>/tokens`: the one door for everything that saves a token. Writes only
 * what changes, one line for one token, all files or none.
 * @throws TokenError naming file and key for an unknown brand or token, a link, or a set that would not resolve; then
 * every file is as it was.
 */
export function writeTokenPatch(brands: string, id: string, patches: readonly TokenPatch[], options: PatchOptions = {}): TokenDiff {
  const texts = openBrand(brands, id);
  const brand = readBrandTokens(brands, id);
  const edits = planEdits(brand, patches);
  const next = edits.reduce<TokenTexts>((done, { part, key, next: value }) => ({ ...done, [part]: editToken(done[part], key, value) }), texts);
  const toFile = (part: TokenPart): readonly TokenFile[] => [{ file: toFileName(id, part), tokens: JSON.parse(next[part]) }];
  const after = extendArchetype(brand.extends, { core: toFile("core"), dark: toFile("dark"), light: toFile("light") });
  const [was, will] = [resolveLayers(brand.tokens), resolveLayers(after)];
  const changes = edits.map(({ part, key, modes, next: value, before }): TokenChange => {
    const mode = modes[0] ?? "dark";
    return { key, file: toFileName(id, part), modes, before: { value: before, css: was[mode].get(key) ?? "" }, after: { value: value.value, css: will[mode].get(key) ?? "" } };
  });
  const pairs = comparePairs(brand.tokens, after);
  const short = pairs.filter(({ ratio, least }) => ratio < least);
  if (options.gate === true && short.length > 0) {
    throw new TokenError(short.map(({ mode, foreground, background, ratio, least }) => ({ file: toFileName(id, mode), key: foreground, reason: `contrast ${ratio.toFixed(2)} on ${background} in ${mode}: at least ${least} is needed` })));
  }
  if (options.dryRun !== true) replaceFiles(parts.filter((part) => next[part] !== texts[part]).map((part) => ({ path: join(brands, id, "tokens", `${part}.tokens.json`), text: next[part], old: texts[part] })));
  return { brand: id, changes, pairs };
}

function comparePairs(before: BrandTokens, after: BrandTokens): readonly PairChange[] {
  const [was, will] = [resolveTokens(before), resolveTokens(after)];
  return (["dark", "light"] as const).flatMap((mode) => {
    const old = measurePairs(was[mode]);
    return measurePairs(will[mode]).flatMap((pair, index) => {
      const { ratio, colors } = old[index] ?? pair;
      return ratio === pair.ratio ? [] : [{ ...pair, mode, before: { ratio, colors } }];
    });
  });
}
