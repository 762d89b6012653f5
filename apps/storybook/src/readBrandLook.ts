import { basename } from "node:path";
import { layoutToCss } from "@marquee/design-tokens/layouts";
import { resolveTokens, themeToCss } from "@marquee/design-tokens";
import { readBrandTokens } from "@marquee/design-tokens/brands";
import { fontFaces, listFonts } from "@marquee/design-tokens/fonts";
import { drawBrandArt, toArtStyles } from "@marquee/vite";
import type { Brand } from "@marquee/whitelabel/brand";

/** A brand's look as the workshop shows it. */
export interface Look {
  readonly id: string;
  readonly name: string;
  readonly css: string;
  /** What stands on the page's root beside the theme. */
  readonly layout: Pick<Brand["layout"], "menu" | "hero">;
  readonly themes: {
    readonly dark: Readonly<Record<string, string>>;
    readonly light: Readonly<Record<string, string>>;
  };
}

/** Reads the look of a brand of a folder, and the font files that it needs. @throws naming the token file and the token that is wrong */
export function readBrandLook(
  folder: string,
  { id, name, layout }: Brand,
): { readonly look: Look; readonly fonts: readonly string[] } {
  const { tokens } = readBrandTokens(folder, id);
  const { dark, light } = resolveTokens(tokens);
  const art = toArtStyles(drawBrandArt({ dark, light }), `/layers/${id}/`);
  const faces = listFonts(dark).flatMap(fontFaces);
  const rules = faces.map(
    ({ family, weight, file, unicodeRange }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(/fonts/${basename(file)}) format("woff2");unicode-range:${unicodeRange}}`,
  );
  const css = `${rules.join("\n")}\n${themeToCss(tokens)}${layoutToCss(layout)}${art}`;
  const look = {
    id,
    name,
    layout: { menu: layout.menu, hero: layout.hero },
    css,
    themes: { dark: Object.fromEntries(dark), light: Object.fromEntries(light) },
  };
  return { look, fonts: faces.map(({ file }) => file) };
}
