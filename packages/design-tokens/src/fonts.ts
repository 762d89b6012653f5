import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { isOfferedFont, offeredFonts, type FontSubset, type OfferedFontName } from "./offeredFonts.ts";
import { isRecord } from "./dtcg/isRecord.ts";
import type { ResolvedTheme } from "./resolveTokens.ts";

export { isOfferedFont, offeredFonts, type FontSubset, type OfferedFont, type OfferedFontName } from "./offeredFonts.ts";

/** One `@font-face` that a layer writes and the file it copies for it. */
export interface FontFace {
  readonly family: OfferedFontName;
  readonly subset: FontSubset;
  /** A weight such as `400`, or a range such as `200 800` for a variable file. */
  readonly weight: string;
  /** Absolute path of the woff2 file on this machine. */
  readonly file: string;
  /** The value of the face's `unicode-range`: a browser loads the file only when a page has such letters. */
  readonly unicodeRange: string;
}

const require = createRequire(import.meta.url);

/** Written out, so that what an install must bring can be read here. */
const manifests: Readonly<Record<OfferedFontName, string>> = {
  "Be Vietnam Pro": require.resolve("@fontsource/be-vietnam-pro/package.json"),
  "Bricolage Grotesque Variable": require.resolve("@fontsource-variable/bricolage-grotesque/package.json"),
  "Chakra Petch": require.resolve("@fontsource/chakra-petch/package.json"),
  "Fraunces Variable": require.resolve("@fontsource-variable/fraunces/package.json"),
  "Mulish Variable": require.resolve("@fontsource-variable/mulish/package.json"),
  "Noto Sans Thai Variable": require.resolve("@fontsource-variable/noto-sans-thai/package.json"),
  "Noto Serif Thai Variable": require.resolve("@fontsource-variable/noto-serif-thai/package.json"),
  Prompt: require.resolve("@fontsource/prompt/package.json"),
  Sarabun: require.resolve("@fontsource/sarabun/package.json"),
};

/** The faces of an offered family, for node only: subset by subset, lightest weight first. */
export function fontFaces(family: OfferedFontName): readonly FontFace[] {
  const font = offeredFonts[family];
  const folder = dirname(manifests[family]);
  const ranges: unknown = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
  return font.subsets.flatMap((subset) => {
    const unicodeRange = isRecord(ranges) ? ranges[subset] : undefined;
    if (typeof unicodeRange !== "string") throw new Error(`${folder} has no unicode range for ${subset}`);
    return font.weights.map((weight) => {
      const axis = typeof weight === "number" ? String(weight) : "wght";
      const file = join(folder, "files", `${font.slug}-${subset}-${axis}-normal.woff2`);
      return { family, subset, weight: String(weight), file, unicodeRange };
    });
  });
}

/** The offered families that a theme's `font.*` tokens name, in the order in which the page needs them. */
export function listFonts(theme: ResolvedTheme): readonly OfferedFontName[] {
  const named = (["font.body", "font.display", "font.numeric"] as const).flatMap((name) => (theme.get(name) ?? "").split(", "));
  return [...new Set(named.map((name) => name.replaceAll('"', "")))].filter(isOfferedFont);
}
