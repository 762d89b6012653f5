import { drawWord, toWordWidth } from "./letters.ts";
import { createRandom } from "./random.ts";
import { closed, corners } from "./svg.ts";

/** A brand's initial logo, mark and favicon as SVG text, until its designers deliver their own. */
export type BrandLogo = { readonly logo: string; readonly mark: string; readonly favicon: string };

/** The colours of a logo as `#rrggbb`. `dark` and `light` are the letters' colours on a dark and on a light page. */
export type BrandLogoColors = {
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
  readonly dark: string;
  readonly light: string;
};

/** Outlines around (32, 32) that hold one letter and can be told apart at 16 px. */
const grounds: readonly [string, ...string[]] = [
  "M32 4A28 28 0 1 1 32 60A28 28 0 1 1 32 4Z",
  "M14 4H50A10 10 0 0 1 60 14V50A10 10 0 0 1 50 60H14A10 10 0 0 1 4 50V14A10 10 0 0 1 14 4Z",
  "M32 3L60 18V46L32 61L4 46V18Z",
  "M32 3L58 13V33C58 48 46 57 32 61C18 57 6 48 6 33V13Z",
  "M4 4H44L60 20V60H20L4 44Z",
  "M32 3C50 3 61 14 61 32S50 61 32 61H3V32C3 14 14 3 32 3Z",
];

/** Small shapes at the edge of the outline, in the accent colour. */
const sparks: readonly [string, ...string[]] = [
  "M52 6A6 6 0 1 1 52 18A6 6 0 1 1 52 6Z",
  "M52 4L60 12L52 20L44 12Z",
  `${closed(corners(5, 8, 4))}`,
];

/** A name as Latin capitals and digits without accents; other characters are left out. */
const toPlain = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[đĐ]/g, "D")
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, "")
    .replace(/ +/g, " ")
    .trim();

const open = (width: number, title: string, style = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" role="img"><title>${title}</title>${style}`;

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Draws a brand's logo, mark and favicon from its id and name: the same input gives the same bytes. Letters are strokes, so no
 * font is needed. For a name in another script the logo is the mark alone (brand-platform.md "Commands", new).
 */
export function brandLogo(
  id: string,
  name: string,
  { primary, onPrimary, accent, dark, light }: BrandLogoColors,
): BrandLogo {
  const random = createRandom(`logo ${id}`);
  const word = toPlain(name);
  const [ground, spark] = [random.pick(grounds), random.pick(sparks)];
  const letter = `<g transform="translate(32 32) scale(2)" fill="none" stroke="${onPrimary}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${drawWord(word.slice(0, 1))}</g>`;
  const move = spark.startsWith("M52") ? "" : ' transform="translate(52 12)"';
  const shapes = `<path d="${ground}" fill="${primary}"/>${letter}<path d="${spark}" fill="${accent}"${move}/>`;
  const title = escape(name);
  const mark = `${open(64, title)}${shapes}</svg>\n`;
  if (word === "") return { logo: mark, mark, favicon: mark };
  const width = toWordWidth(word) * 2;
  const style = `<style>.ink{stroke:${light}}@media(prefers-color-scheme:dark){.ink{stroke:${dark}}}</style>`;
  const letters = `<g transform="translate(${80 + width / 2} 32) scale(2)" fill="none" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" class="ink">${drawWord(word)}</g>`;
  return { logo: `${open(Math.ceil(width) + 88, title, style)}${shapes}${letters}</svg>\n`, mark, favicon: mark };
}
