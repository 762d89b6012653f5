import { mergeTokens, TokenError, toHint, tokenNames, type TokenFile, type TokenProblem } from "@marquee/design-tokens";
import type { BrandFiles } from "@marquee/design-tokens/brands";
import { archetypes } from "@marquee/design-tokens/archetypes";
import type { RawToken } from "@marquee/design-tokens/dtcg";
import type { NewValue } from "./editToken.ts";
import { isOurs } from "./isOurs.ts";
import { toFileName, type TokenPart } from "./openBrand.ts";
import { saysSame } from "./saysSame.ts";
import { isSameValue, toOwnForm } from "./toOwnForm.ts";

/** A theme of a brand. */
export type Mode = "dark" | "light";

/** A change of one token, in one theme or in both. */
export interface TokenPatch {
  /** Dotted name, e.g. `color.primary`. */
  readonly key: string;
  readonly mode: Mode | "both";
  /** The new `$value`: a DTCG value or an alias such as `{palette.ink}`. */
  readonly value: unknown;
  /** The new larger end of a fluid size; when absent, it stays as it is. */
  readonly fluidMax?: unknown;
  /** The token's value when the patch was made. When the token has another value now, the patch is a conflict. */
  readonly basedOn?: NewValue;
}

/** One change in one file. */
export interface Edit {
  readonly part: TokenPart;
  readonly key: string;
  readonly modes: readonly Mode[];
  readonly next: NewValue;
  /** The value before, as written; undefined for a raw value that is new. */
  readonly before: unknown;
}

const modes = ["dark", "light"] as const;

const readKeys = (files: readonly TokenFile[]): ReadonlyMap<string, RawToken> => mergeTokens(files, []);

/**
 * Decides which file each change belongs to: a theme's file when a theme of the brand or its archetype has a value of its own
 * or the new values differ by theme, otherwise the file that both themes share. Patches that change nothing are left out.
 * @throws TokenError for an unknown token name.
 */
export function planEdits(brand: BrandFiles, patches: readonly TokenPatch[]): readonly Edit[] {
  const problems: TokenProblem[] = patches
    .filter(({ key }) => !isOurs(key))
    .map(({ key }) => ({
      file: toFileName(brand.id, "core"),
      key,
      found: "an unknown token",
      expected: `the name of a token${toHint(key, tokenNames)}`,
    }));
  if (problems.length > 0) throw new TokenError(problems);
  const before = {
    dark: readKeys([...brand.tokens.core, ...brand.tokens.dark]),
    light: readKeys([...brand.tokens.core, ...brand.tokens.light]),
  };
  const themed = new Set(
    [brand.tokens.dark, brand.tokens.light, archetypes[brand.extends].dark, archetypes[brand.extends].light].flatMap(
      (files) => [...readKeys(files).keys()],
    ),
  );
  return [...new Set(patches.map(({ key }) => key))].flatMap((key) => {
    const pick = (mode: Mode): TokenPatch | undefined =>
      patches.findLast((patch) => patch.key === key && (patch.mode === mode || patch.mode === "both"));
    const changed = modes.filter((mode) => {
      const patch = pick(mode);
      return patch !== undefined && !saysSame(before[mode].get(key), patch);
    });
    const [dark, light] = [pick("dark"), pick("light")];
    const isShared = !themed.has(key) && dark && light && isSameValue(toNext(dark), toNext(light));
    const toEdit = (part: TokenPart, at: readonly Mode[], patch: TokenPatch): Edit => ({
      part,
      key,
      modes: at,
      next: toNext(patch),
      before: before[at[0] ?? "dark"].get(key)?.value,
    });
    if (isShared) return changed.length > 0 ? [toEdit("core", modes, dark)] : [];
    return changed.flatMap((mode) => {
      const patch = pick(mode);
      return patch ? [toEdit(mode, [mode], patch)] : [];
    });
  });
}

function toNext(patch: TokenPatch): NewValue {
  return { value: toOwnForm(patch.value), ...(patch.fluidMax === undefined ? {} : { fluidMax: patch.fluidMax }) };
}
