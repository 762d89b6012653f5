import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { resolveTokens, themeToCss } from "@marquee/design-tokens";
import { extendArchetype, isArchetypeName } from "@marquee/design-tokens/archetypes";
import { fontFaces, listFonts } from "@marquee/design-tokens/fonts";

/** A brand's look as the workshop shows it. */
export interface Look {
  readonly id: string;
  readonly name: string;
  readonly css: string;
  readonly themes: { readonly dark: Readonly<Record<string, string>>; readonly light: Readonly<Record<string, string>> };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/** Reads every brand of a folder: its looks, and the font files they need. A new brand shows without any other change. */
export function readBrandLooks(folder: string): { readonly looks: readonly Look[]; readonly fonts: readonly string[] } {
  const fonts = new Set<string>();
  const looks = readdirSync(folder).map((id): Look => {
    const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, id, file), "utf8"));
    const settings = read("brand.json");
    const name = isRecord(settings) && typeof settings["name"] === "string" ? settings["name"] : id;
    const base = isRecord(settings) ? settings["extends"] : undefined;
    if (typeof base !== "string" || !isArchetypeName(base)) throw new Error(`brands/${id}/brand.json: extends: no archetype ${String(base)}`);
    const layer = (part: string) => [{ file: `brands/${id}/tokens/${part}.tokens.json`, tokens: read(`tokens/${part}.tokens.json`) }];
    const tokens = extendArchetype(base, { core: layer("core"), dark: layer("dark"), light: layer("light") });
    const { dark, light } = resolveTokens(tokens);
    const faces = listFonts(dark).flatMap(fontFaces);
    for (const { file } of faces) fonts.add(file);
    const rules = faces.map(({ family, weight, file, unicodeRange }) => `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(/fonts/${basename(file)}) format("woff2");unicode-range:${unicodeRange}}`);
    return { id, name, css: `${rules.join("\n")}\n${themeToCss(tokens)}`, themes: { dark: Object.fromEntries(dark), light: Object.fromEntries(light) } };
  });
  return { looks, fonts: [...fonts] };
}
