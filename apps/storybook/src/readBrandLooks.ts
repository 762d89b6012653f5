import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { layoutToCss } from "@marquee/design-tokens/layouts";
import { resolveTokens, themeToCss } from "@marquee/design-tokens";
import { extendArchetype } from "@marquee/design-tokens/archetypes";
import { fontFaces, listFonts } from "@marquee/design-tokens/fonts";
import { drawBrandArt, toArtStyles } from "@marquee/vite";
import { type Brand, checkBrand } from "@marquee/whitelabel/brand";

/** A brand's look as the workshop shows it. */
export interface Look {
  readonly id: string;
  readonly name: string;
  readonly css: string;
  /** What stands on the page's root beside the theme. */
  readonly layout: Pick<Brand["layout"], "menu" | "hero">;
  readonly themes: { readonly dark: Readonly<Record<string, string>>; readonly light: Readonly<Record<string, string>> };
}

/** Reads every brand of a folder: its looks, and the font files they need. A new brand shows without any other change. */
export function readBrandLooks(folder: string): { readonly looks: readonly Look[]; readonly fonts: readonly string[] } {
  const fonts = new Set<string>();
  const looks = readdirSync(folder).map((id): Look => {
    const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, id, file), "utf8"));
    const { brand, faults } = checkBrand(`brands/${id}/brand.json`, read("brand.json"));
    if (!brand) throw new Error(faults.map(({ file, key, found, expected }) => `${file}: ${key}: found ${found}, ${expected}`).join("\n"));
    const { name, extends: base, layout } = brand;
    const layer = (part: string) => [{ file: `brands/${id}/tokens/${part}.tokens.json`, tokens: read(`tokens/${part}.tokens.json`) }];
    const tokens = extendArchetype(base, { core: layer("core"), dark: layer("dark"), light: layer("light") });
    const { dark, light } = resolveTokens(tokens);
    const art = toArtStyles(drawBrandArt({ dark, light }), `/layers/${id}/`);
    const faces = listFonts(dark).flatMap(fontFaces);
    for (const { file } of faces) fonts.add(file);
    const rules = faces.map(({ family, weight, file, unicodeRange }) => `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(/fonts/${basename(file)}) format("woff2");unicode-range:${unicodeRange}}`);
    return { id, name, layout: { menu: layout.menu, hero: layout.hero }, css: `${rules.join("\n")}\n${themeToCss(tokens)}${layoutToCss(layout)}${art}`, themes: { dark: Object.fromEntries(dark), light: Object.fromEntries(light) } };
  });
  return { looks, fonts: [...fonts] };
}
