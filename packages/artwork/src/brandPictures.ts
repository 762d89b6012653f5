import { drawPicture } from "./drawPicture.ts";
import { drawWord, toWordWidth } from "./letters.ts";
import { createPaint } from "./paint.ts";
import { circle, group, n, path, rect } from "./svg.ts";

/** What a brand's pictures are made from. */
export interface BrandPictureOptions {
  /** The brand's mark: a whole SVG document with a `viewBox`, without script, style, links or letters. */
  readonly mark: string;
  /** The ground behind the mark, `#rrggbb`. */
  readonly ground: string;
}

const document = /^\s*(?:<\?xml[^>]*\?>\s*)?<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;
const forbidden = /<(?:script|style|foreignObject|image|a|text|iframe|animate|set)\b|\son[a-z]+\s*=|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|javascript:/i;

/** A colour that may stand in an attribute. */
function checkColor(name: string, color: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`${name}: ${color} is not #rrggbb`);
  return color;
}

/** The mark as a part of another picture, in a square with its corner at (x, y). */
function placeMark(mark: string, x: number, y: number, size: number): string {
  const [, attributes = "", content] = document.exec(mark) ?? [];
  const box = /\bviewBox="([\d\s.,-]+)"/.exec(attributes)?.[1];
  if (content === undefined || box === undefined) throw new Error("mark: not an SVG document with a viewBox");
  const found = forbidden.exec(content)?.[0];
  if (found !== undefined) throw new Error(`mark: ${found.trim()} is not allowed`);
  const quiet = content.replace(/<title>[^<]*<\/title>/g, "");
  return `<svg x="${n(x)}" y="${n(y)}" width="${n(size)}" height="${n(size)}" viewBox="${box}">${quiet}</svg>`;
}

/**
 * A brand's icon for a browser's tab as SVG text, 64 × 64; `radius` rounds its corners (0 to 32).
 * @throws Error when the mark is no sound SVG document or a colour is not `#rrggbb`; the message names which.
 */
export function favicon({ mark, ground, radius = 14 }: BrandPictureOptions & { readonly radius?: number }): string {
  return drawPicture(64, 64, createPaint("i"), rect(0, 0, 64, 64, radius, checkColor("ground", ground)) + placeMark(mark, 7, 7, 50));
}

/**
 * A brand's icon for a home screen as SVG text, 512 × 512. The ground fills the square and the mark stays within the circle
 * of 80 % that no platform cuts off.
 * @throws Error when the mark is no sound SVG document or a colour is not `#rrggbb`; the message names which.
 */
export function maskableIcon({ mark, ground }: BrandPictureOptions): string {
  const paint = createPaint("m");
  // The square whose corners touch the circle of radius 40 %.
  const side = 2 * Math.floor(256 * 0.8 * Math.SQRT1_2);
  const light = rect(0, 0, 512, 512, 0, paint.radial([["#fff", 0, 0.16], ["#fff", 1, 0]], 0.5, 0.36, 0.6));
  return drawPicture(512, 512, paint, rect(0, 0, 512, 512, 0, checkColor("ground", ground)) + light + placeMark(mark, (512 - side) / 2, (512 - side) / 2, side));
}

/**
 * A brand's card for links that people share, as SVG text, 1200 × 630: its mark and its name in drawn letters, on its colours.
 * Letters other than A to Z and digits leave a gap.
 * @throws Error when the mark is no sound SVG document or a colour is not `#rrggbb`; the message names which.
 */
export function socialCard({ mark, name, ground, ink, accent }: BrandPictureOptions & {
  /** The brand's name. */
  readonly name: string;
  /** The colour of the name, `#rrggbb`. */
  readonly ink: string;
  /** The colour of the light behind the mark, `#rrggbb`. */
  readonly accent: string;
}): string {
  checkColor("ink", ink);
  checkColor("accent", accent);
  const paint = createPaint("s");
  const word = name.normalize("NFD").toUpperCase().replace(/[^A-Z0-9 ]/g, "").slice(0, 18);
  const scale = Math.min(8, 1040 / Math.max(1, toWordWidth(word)));
  const glow = circle(600, 250, 430, paint.radial([[accent, 0, 0.55], [accent, 0.5, 0.18], [accent, 1, 0]], 0.5, 0.5, 0.5));
  const rings = [190, 250, 310, 370].map((radius, index) => circle(600, 250, radius, "none", { stroke: accent, "stroke-width": 2, opacity: 0.34 - index * 0.07 })).join("");
  const foot = path("M0 584C240 534 400 624 640 580S1020 534 1200 584V630H0Z", accent, { opacity: 0.3 }) + path("M0 610C260 574 420 640 700 604S1040 584 1200 606V630H0Z", accent, { opacity: 0.5 });
  const title = group(drawWord(word), `translate(600 478) scale(${Math.round(scale * 100) / 100})`, { fill: "none", stroke: ink, "stroke-width": 2.2 });
  return drawPicture(1200, 630, paint, rect(0, 0, 1200, 630, 0, checkColor("ground", ground)) + glow + rings + foot + placeMark(mark, 450, 100, 300) + title);
}
