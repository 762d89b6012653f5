import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { isOfferedFont, offeredFonts, type FontSubset, type OfferedFontName } from "./offeredFonts.ts";
import { isRecord } from "./dtcg/isRecord.ts";
import type { ResolvedTheme } from "./resolveTokens.ts";

/** One `@font-face` of a layer, and the font file to copy. */
export interface FontFace {
  readonly family: OfferedFontName;
  readonly subset: FontSubset;
  /** A weight such as `400`, or a range such as `200 800` for a variable file. */
  readonly weight: string;
  /** Absolute path of the woff2 file on this machine. */
  readonly file: string;
  /** The face's `unicode-range`: a browser loads the file only when a page has such characters. */
  readonly unicodeRange: string;
}

const require = createRequire(import.meta.url);

/** Written out, so that the packages an install must contain can be seen here. */
const manifests: Readonly<Record<OfferedFontName, string>> = {
  "Be Vietnam Pro": require.resolve("@fontsource/be-vietnam-pro/package.json"),
  "Bricolage Grotesque Variable": require.resolve("@fontsource-variable/bricolage-grotesque/package.json"),
  "Chakra Petch": require.resolve("@fontsource/chakra-petch/package.json"),
  "Fraunces Variable": require.resolve("@fontsource-variable/fraunces/package.json"),
  "Mulish Variable": require.resolve("@fontsource-variable/mulish/package.json"),
  "Noto Sans SC Variable": require.resolve("@fontsource-variable/noto-sans-sc/package.json"),
  "Noto Sans Thai Variable": require.resolve("@fontsource-variable/noto-sans-thai/package.json"),
  "Noto Serif Thai Variable": require.resolve("@fontsource-variable/noto-serif-thai/package.json"),
  Prompt: require.resolve("@fontsource/prompt/package.json"),
  Sarabun: require.resolve("@fontsource/sarabun/package.json"),
};

/** Chinese fonts are split into about a hundred numbered subsets; a page loads only the subsets of its characters. */
function listParts(subset: FontSubset, ranges: Readonly<Record<string, unknown>>): readonly string[] {
  return subset === "chinese" ? Object.keys(ranges).filter((key) => /^\[\d+\]$/.test(key)) : [subset];
}

/** The faces of an offered family, for Node.js only: subset by subset, lightest weight first. */
export function fontFaces(family: OfferedFontName): readonly FontFace[] {
  const font = offeredFonts[family];
  const folder = dirname(manifests[family]);
  const ranges: unknown = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
  return font.subsets.flatMap((subset) =>
    listParts(subset, isRecord(ranges) ? ranges : {}).flatMap((part) => {
      const unicodeRange = isRecord(ranges) ? ranges[part] : undefined;
      if (typeof unicodeRange !== "string") throw new Error(`${folder} has no unicode range for ${subset}`);
      return font.weights.map((weight) => {
        const axis = typeof weight === "number" ? String(weight) : "wght";
        const file = join(folder, "files", `${font.slug}-${part.replaceAll(/[[\]]/g, "")}-${axis}-normal.woff2`);
        return { family, subset, weight: String(weight), file, unicodeRange };
      });
    }),
  );
}

/** The offered families in a theme's `font.*` tokens, in the order in which a page needs them. */
function listNamed(theme: ResolvedTheme): readonly OfferedFontName[] {
  const named = (["font.body", "font.display", "font.numeric"] as const).flatMap((name) =>
    (theme.get(name) ?? "").split(", "),
  );
  return [...new Set(named.map((name) => name.replaceAll('"', "")))].filter(isOfferedFont);
}

const isChinese = (family: OfferedFontName): boolean =>
  offeredFonts[family].subsets.some((subset) => subset === "chinese");

/** The families in every page of a brand; a visitor loads only the subsets of the page's characters. */
export function listFonts(theme: ResolvedTheme): readonly OfferedFontName[] {
  return listNamed(theme).filter((family) => !isChinese(family));
}

/** The families that only pages in Chinese include, because their `@font-face` rules alone are 100 kB. */
export function listChineseFonts(theme: ResolvedTheme): readonly OfferedFontName[] {
  return listNamed(theme).filter(isChinese);
}
