/** The writing systems whose files a layer copies. */
export type FontSubset = "latin" | "latin-ext" | "vietnamese" | "thai" | "chinese";

/**
 * Adjusts a system font to a family's metrics, so that lines break in the same places and nothing moves when the family's files
 * have loaded. Values are fractions of the em; `sizes` is the family's width relative to the system font's, by weight.
 */
export interface Stretch {
  readonly like: "sans" | "serif";
  readonly ascent: number;
  readonly descent: number;
  readonly sizes: Readonly<Record<number, number>>;
}

/** An offered family: which of its files a layer includes. */
export interface OfferedFont {
  /** The prefix of the file names. */
  readonly slug: string;
  readonly subsets: readonly FontSubset[];
  /** One entry per file and subset; a range is one variable file. */
  readonly weights: readonly (number | "100 900" | "200 800" | "200 1000")[];
  /** The fallback until the files have loaded; measured in a browser, and checked by a test. */
  readonly stretch?: Stretch;
}

/**
 * The families that a brand may use in its `font.*` tokens, all under the SIL Open Font License 1.1 and served from
 * the brand's own site. Any other family is refused, so no page loads a font from a third party.
 */
export const offeredFonts = {
  "Be Vietnam Pro": {
    slug: "be-vietnam-pro",
    subsets: ["latin", "latin-ext", "vietnamese"],
    weights: [400, 600],
    stretch: { like: "sans", ascent: 1, descent: 0.265, sizes: { 400: 1.088, 600: 1.04 } },
  },
  "Bricolage Grotesque Variable": {
    slug: "bricolage-grotesque",
    subsets: ["latin", "latin-ext", "vietnamese"],
    weights: ["200 800"],
    stretch: { like: "sans", ascent: 0.93, descent: 0.27, sizes: { 700: 1.009 } },
  },
  "Chakra Petch": {
    slug: "chakra-petch",
    subsets: ["latin", "latin-ext", "vietnamese", "thai"],
    weights: [600, 700],
    stretch: { like: "sans", ascent: 0.992, descent: 0.308, sizes: { 600: 0.973, 700: 0.99 } },
  },
  "Fraunces Variable": {
    slug: "fraunces",
    subsets: ["latin", "latin-ext", "vietnamese"],
    weights: ["100 900"],
    stretch: { like: "serif", ascent: 0.978, descent: 0.255, sizes: { 600: 1.112 } },
  },
  "Mulish Variable": {
    slug: "mulish",
    subsets: ["latin", "latin-ext", "vietnamese"],
    weights: ["200 1000"],
    stretch: { like: "sans", ascent: 1.005, descent: 0.25, sizes: { 400: 1.035, 600: 0.981 } },
  },
  "Noto Sans Thai Variable": { slug: "noto-sans-thai", subsets: ["thai"], weights: ["100 900"] },
  "Noto Sans SC Variable": { slug: "noto-sans-sc", subsets: ["chinese"], weights: ["100 900"] },
  "Noto Serif Thai Variable": { slug: "noto-serif-thai", subsets: ["thai"], weights: ["100 900"] },
  Prompt: {
    slug: "prompt",
    subsets: ["latin", "latin-ext", "vietnamese", "thai"],
    weights: [400, 600],
    stretch: { like: "sans", ascent: 1.09, descent: 0.422, sizes: { 400: 1.104, 600: 1.048 } },
  },
  Sarabun: {
    slug: "sarabun",
    subsets: ["latin", "latin-ext", "vietnamese", "thai"],
    weights: [400, 600],
    stretch: { like: "sans", ascent: 1.068, descent: 0.232, sizes: { 400: 0.966, 600: 0.927 } },
  },
} as const satisfies Readonly<Record<string, OfferedFont>>;

/** The name of an offered family, as written in tokens and `font-family`. */
export type OfferedFontName = keyof typeof offeredFonts;

/** True for a family that the builder of layers has files for. */
export function isOfferedFont(name: string): name is OfferedFontName {
  return Object.hasOwn(offeredFonts, name);
}
