import { basename } from "node:path";
import { fontFaces, listChineseFonts, listFonts, type FontFace } from "./fontFaces.ts";
import {
  isOfferedFont,
  offeredFonts,
  type FontSubset,
  type OfferedFont,
  type OfferedFontName,
  type Stretch,
} from "./offeredFonts.ts";
import type { ResolvedTheme, Themes } from "./resolveTokens.ts";
import { toCssName } from "./toCssName.ts";

/** The fonts of a brand's layer. URLs in the styles are relative: `fonts/<file>`. */
export interface FontStyles {
  /** The faces, their fallback faces, and the font stacks that name both; the end of the layer's stylesheet. */
  readonly css: string;
  /** A separate stylesheet with the faces that only pages in Chinese load; empty when the brand does not offer Chinese. */
  readonly chineseCss: string;
  /** The font files of both stylesheets: paths on this machine by `fonts/<file>`. */
  readonly files: ReadonlyMap<string, string>;
  /** The files that every first screen needs. */
  readonly preload: readonly string[];
}

const roles = ["font.body", "font.display", "font.numeric"] as const;
/** The subset that a language needs in addition to Latin. */
const scripts: ReadonlyMap<string, FontSubset> = new Map([
  ["TH", "thai"],
  ["VI", "vietnamese"],
  ["CN", "chinese"],
]);
/** System fonts, regular and bold; the fonts in one list have the same widths. */
const machines = {
  sans: {
    regular: ["Arial", "Liberation Sans", "Roboto", "Helvetica Neue"],
    bold: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold", "Helvetica Neue Bold"],
  },
  serif: {
    regular: ["Times New Roman", "Liberation Serif", "Noto Serif"],
    bold: ["Times New Roman Bold", "Liberation Serif Bold", "Noto Serif Bold"],
  },
} as const satisfies Readonly<Record<Stretch["like"], Readonly<Record<"regular" | "bold", readonly string[]>>>>;
/** Latin with Vietnamese, punctuation and currency symbols. Letters of other scripts must not come from a system's Latin font. */
const stretchedRange = "U+0-24F,U+300-36F,U+1E00-1EFF,U+2000-206F,U+20A0-20CF";

const toName = ({ file }: FontFace): string => `fonts/${basename(file)}`;

const toFace = (face: FontFace): string =>
  `@font-face{font-family:"${face.family}";font-style:normal;font-weight:${face.weight};font-display:swap;src:url(${toName(face)}) format("woff2");unicode-range:${face.unicodeRange}}`;

const toPercent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

/** The fallback faces of a family: a system font adjusted to the family's metrics, weight by weight. */
function toStretchedFaces(family: OfferedFontName): readonly string[] {
  const { stretch }: OfferedFont = offeredFonts[family];
  if (!stretch) return [];
  return Object.entries(stretch.sizes).map(([weight, size]) => {
    const fonts = machines[stretch.like][Number(weight) < 600 ? "regular" : "bold"].map((name) => `local("${name}")`);
    return `@font-face{font-family:"${family} stand-in";font-weight:${weight};src:${fonts.join(",")};size-adjust:${toPercent(size)};ascent-override:${toPercent(stretch.ascent / size)};descent-override:${toPercent(stretch.descent / size)};line-gap-override:0%;unicode-range:${stretchedRange}}`;
  });
}

/** A font stack with the fallback face after each family that has one. */
function toStack(stack: string): string {
  const named = stack.split(", ").flatMap((name) => {
    const family = name.replaceAll('"', "");
    const { stretch }: Partial<OfferedFont> = isOfferedFont(family) ? offeredFonts[family] : {};
    return stretch ? [name, `"${family} stand-in"`] : [name];
  });
  return named.join(",");
}

const toStacks = (theme: ResolvedTheme): string =>
  roles.map((role) => `${toCssName(role)}:${toStack(theme.get(role) ?? "sans-serif")}`).join(";");

/** @throws Error when the text's families have no letters for a language that the brand offers */
function checkScripts(theme: ResolvedTheme, languages: readonly string[]): void {
  const subsets = [...listFonts(theme), ...listChineseFonts(theme)].flatMap(
    (family): readonly FontSubset[] => offeredFonts[family].subsets,
  );
  for (const language of languages) {
    const script = scripts.get(language);
    if (script && !subsets.includes(script))
      throw new Error(
        `font.body: found ${theme.get("font.body") ?? "nothing"}, expected a family with ${script} letters: the brand offers ${language}`,
      );
  }
}

/**
 * The fonts of a brand that offers these languages (`TH`, `VI`, `CN` …). Text is shown at once in a system font with the same
 * metrics, and in the brand's font when its files have loaded (ui.md requirement 22, performance.md "How").
 */
export function toFontStyles({ dark, light }: Themes<ResolvedTheme>, languages: readonly string[]): FontStyles {
  const themes = [dark, light];
  for (const theme of themes) checkScripts(theme, languages);
  const families = [...new Set(themes.flatMap(listFonts))];
  const faces = families.flatMap(fontFaces);
  const chinese = languages.includes("CN") ? [...new Set(themes.flatMap(listChineseFonts))].flatMap(fontFaces) : [];
  const stacks = [
    `:root,[data-theme]{${toStacks(dark)}}`,
    ...(toStacks(dark) === toStacks(light) ? [] : [`[data-theme=light]{${toStacks(light)}}`]),
  ];
  return {
    css: [...faces.map(toFace), ...families.flatMap(toStretchedFaces), ...stacks].join("\n"),
    chineseCss: chinese.map(toFace).join("\n"),
    files: new Map([...faces, ...chinese].map((face) => [toName(face), face.file])),
    preload: faces
      .filter(({ subset }) => subset === "latin")
      .slice(0, 2)
      .map(toName),
  };
}
