/** The writing systems whose files a layer copies. */
export type FontSubset = "latin" | "latin-ext" | "vietnamese" | "thai";

/** Which files of an offered family a layer carries. */
export interface OfferedFont {
  /** The prefix of the files' names. */
  readonly slug: string;
  readonly subsets: readonly FontSubset[];
  /** One entry per file and subset; a range is one variable file. */
  readonly weights: readonly (number | "100 900" | "200 800" | "200 1000")[];
}

/**
 * The families a brand may name in its `font.*` tokens, all under the SIL Open Font License 1.1 and served by
 * the brand itself. A family that is not here is refused, so no page ever asks a third party for a font.
 */
export const offeredFonts = {
  "Be Vietnam Pro": { slug: "be-vietnam-pro", subsets: ["latin", "latin-ext", "vietnamese"], weights: [400, 600] },
  "Bricolage Grotesque Variable": {
    slug: "bricolage-grotesque",
    subsets: ["latin", "latin-ext", "vietnamese"],
    weights: ["200 800"],
  },
  "Chakra Petch": { slug: "chakra-petch", subsets: ["latin", "latin-ext", "vietnamese", "thai"], weights: [600, 700] },
  "Fraunces Variable": { slug: "fraunces", subsets: ["latin", "latin-ext", "vietnamese"], weights: ["100 900"] },
  "Mulish Variable": { slug: "mulish", subsets: ["latin", "latin-ext", "vietnamese"], weights: ["200 1000"] },
  "Noto Sans Thai Variable": { slug: "noto-sans-thai", subsets: ["thai"], weights: ["100 900"] },
  "Noto Serif Thai Variable": { slug: "noto-serif-thai", subsets: ["thai"], weights: ["100 900"] },
  Prompt: { slug: "prompt", subsets: ["latin", "latin-ext", "vietnamese", "thai"], weights: [400, 600] },
  Sarabun: { slug: "sarabun", subsets: ["latin", "latin-ext", "vietnamese", "thai"], weights: [400, 600] },
} as const satisfies Readonly<Record<string, OfferedFont>>;

/** The name of an offered family, as tokens and `font-family` spell it. */
export type OfferedFontName = keyof typeof offeredFonts;

/** True when the layer maker has files for that family. */
export function isOfferedFont(name: string): name is OfferedFontName {
  return Object.hasOwn(offeredFonts, name);
}
