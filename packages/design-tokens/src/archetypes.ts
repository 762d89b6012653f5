import baseComponent from "../archetypes/base/component.tokens.json" with { type: "json" };
import baseCore from "../archetypes/base/core.tokens.json" with { type: "json" };
import baseSemantic from "../archetypes/base/semantic.tokens.json" with { type: "json" };
import daylightCore from "../archetypes/daylight/core.tokens.json" with { type: "json" };
import daylightDark from "../archetypes/daylight/dark.tokens.json" with { type: "json" };
import daylightLight from "../archetypes/daylight/light.tokens.json" with { type: "json" };
import midnightCore from "../archetypes/midnight/core.tokens.json" with { type: "json" };
import midnightDark from "../archetypes/midnight/dark.tokens.json" with { type: "json" };
import midnightLight from "../archetypes/midnight/light.tokens.json" with { type: "json" };
import type { BrandTokens } from "./resolveTokens.ts";

const toArchetype = (name: string, core: unknown, dark: unknown, light: unknown): BrandTokens => ({
  core: [
    { file: "archetypes/base/core.tokens.json", tokens: baseCore },
    { file: "archetypes/base/semantic.tokens.json", tokens: baseSemantic },
    { file: "archetypes/base/component.tokens.json", tokens: baseComponent },
    { file: `archetypes/${name}/core.tokens.json`, tokens: core },
  ],
  dark: [{ file: `archetypes/${name}/dark.tokens.json`, tokens: dark }],
  light: [{ file: `archetypes/${name}/light.tokens.json`, tokens: light }],
});

/** The complete token sets that a brand may extend: the only place where defaults live (brand-platform.md). */
export const archetypes = {
  midnight: toArchetype("midnight", midnightCore, midnightDark, midnightLight),
  daylight: toArchetype("daylight", daylightCore, daylightDark, daylightLight),
} as const satisfies Readonly<Record<string, BrandTokens>>;

/** The value of `extends` in brand.json. */
export type ArchetypeName = keyof typeof archetypes;

/** True for a name that brand.json may extend. */
export function isArchetypeName(name: string): name is ArchetypeName {
  return Object.hasOwn(archetypes, name);
}

/** An archetype's files followed by a brand's own, as input for `themeToCss` and `resolveTokens`. */
export function extendArchetype(name: ArchetypeName, brand: BrandTokens): BrandTokens {
  const { core, dark, light } = archetypes[name];
  return { core: [...core, ...brand.core], dark: [...dark, ...brand.dark], light: [...light, ...brand.light] };
}
