import { mergeTokens, type BrandTokens } from "@marquee/design-tokens";
import { archetypes, extendArchetype, isArchetypeName } from "@marquee/design-tokens/archetypes";
import type { RawToken } from "@marquee/design-tokens/dtcg";
import type { Mode } from "@marquee/tokens";
import type { BrandAnswer } from "../door/readBrands.ts";

/** A brand as it is saved. */
export interface Brand {
  readonly id: string;
  readonly name: string;
  /** The brand's files over its archetype. */
  readonly tokens: BrandTokens;
  /** Every token as written, theme by theme. */
  readonly raw: Readonly<Record<Mode, ReadonlyMap<string, RawToken>>>;
  /** Tokens that have a value of their own in a theme; all others both themes share. */
  readonly themed: ReadonlySet<string>;
}

/** Applies a brand's own files over its archetype. @throws Error for an archetype that this page does not know */
export function toBrand({ id, name, extends: base, own }: BrandAnswer): Brand {
  if (!isArchetypeName(base)) throw new Error(`brands/${id}/brand.json: extends: no archetype ${base}`);
  const tokens = extendArchetype(base, own);
  const read = (mode: Mode): ReadonlyMap<string, RawToken> => mergeTokens([...tokens.core, ...tokens[mode]], []);
  const themed = [...own.dark, ...own.light, ...archetypes[base].dark, ...archetypes[base].light];
  return {
    id,
    name,
    tokens,
    raw: { dark: read("dark"), light: read("light") },
    themed: new Set(mergeTokens(themed, []).keys()),
  };
}
