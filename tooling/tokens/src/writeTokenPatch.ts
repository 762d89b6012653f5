import { join } from "node:path";
import {
  measurePairs,
  resolveLayers,
  resolveTokens,
  TokenError,
  toRatioText,
  type BrandTokens,
  type MeasuredPair,
  type TokenFile,
} from "@marquee/design-tokens";
import { extendArchetype } from "@marquee/design-tokens/archetypes";
import { readBrandTokens } from "@marquee/design-tokens/brands";
import { editToken } from "./editToken.ts";
import { listConflicts } from "./listConflicts.ts";
import { openBrand, toFileName, type TokenPart, type TokenTexts } from "./openBrand.ts";
import { planEdits, type Mode, type TokenPatch } from "./planEdits.ts";
import { replaceFiles } from "./replaceFiles.ts";
import { TokenConflict } from "./TokenConflict.ts";

/** A change of one token in one file, with its values as written and as CSS. */
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
  /** Pairs whose ratio changes; one with `ratio < least` falls short. */
  readonly pairs: readonly PairChange[];
}

/** Options for writing patches. */
export interface PatchOptions {
  /** Check and report, write nothing. */
  readonly dryRun?: boolean;
  /** Writes colours even when a pair of them has too little contrast; by default they are refused. */
  readonly allowLowContrast?: boolean;
}

const parts = ["core", "dark", "light"] as const;

/**
 * Changes tokens of a brand in `<brands>/<id>/tokens`; everything that saves a token calls this. It writes only
 * differences, one line per token, and all files or none.
 * @throws TokenConflict for a token whose value is no longer the one that the patch was based on.
 * @throws TokenError naming file and key for an unknown brand or token, a symbolic link, tokens that would not resolve, or a
 * changed pair of colours with too little contrast. In both cases no file is changed.
 */
export function writeTokenPatch(
  brands: string,
  id: string,
  patches: readonly TokenPatch[],
  options: PatchOptions = {},
): TokenDiff {
  const texts = openBrand(brands, id);
  const brand = readBrandTokens(brands, id);
  const conflicts = listConflicts(brand, patches);
  if (conflicts.length > 0) throw new TokenConflict(conflicts);
  const edits = planEdits(brand, patches);
  const next = edits.reduce<TokenTexts>(
    (done, { part, key, next: value }) => ({ ...done, [part]: editToken(done[part], key, value) }),
    texts,
  );
  const toFile = (part: TokenPart): readonly TokenFile[] => [
    { file: toFileName(id, part), tokens: JSON.parse(next[part]) },
  ];
  const after = extendArchetype(brand.extends, { core: toFile("core"), dark: toFile("dark"), light: toFile("light") });
  const [was, will] = [resolveLayers(brand.tokens), resolveLayers(after)];
  const changes = edits.map(({ part, key, modes, next: value, before }): TokenChange => {
    const mode = modes[0] ?? "dark";
    return {
      key,
      file: toFileName(id, part),
      modes,
      before: { value: before, css: was[mode].get(key) ?? "" },
      after: { value: value.value, css: will[mode].get(key) ?? "" },
    };
  });
  const pairs = comparePairs(brand.tokens, after);
  const short = pairs.filter(({ ratio, least }) => ratio < least);
  if (options.allowLowContrast !== true && short.length > 0) {
    throw new TokenError(
      short.map(({ mode, foreground, background, ratio, least }) => ({
        file: toFileName(id, mode),
        key: `${foreground} on ${background} in ${mode}`,
        found: `contrast ${toRatioText(ratio)}`,
        expected: `at least ${least}`,
      })),
    );
  }
  if (options.dryRun !== true)
    replaceFiles(
      parts
        .filter((part) => next[part] !== texts[part])
        .map((part) => ({
          path: join(brands, id, "tokens", `${part}.tokens.json`),
          text: next[part],
          old: texts[part],
        })),
    );
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
