import { toHex, toRamp } from "./color.ts";
import { drawPicture } from "./drawPicture.ts";
import { letters } from "./letters.ts";
import { createPaint } from "./paint.ts";
import { createRandom, toHash } from "./random.ts";
import { circle, closed, corners, n, path, rect } from "./svg.ts";

/**
 * A lettermark for a vendor's code, 96 × 96, as SVG text: its first three letters or digits on a badge.
 * Never a real vendor's logo: those belong to the vendors.
 */
export function vendorMark(code: string): string {
  const random = createRandom(`vendor:${code}`);
  const paint = createPaint(`v${toHash(code).toString(36)}-`);
  const ramp = toRamp(random.between(0, 360), 0.17);
  const fill = paint.linear([ramp.light, ramp.base, ramp.dark], 0, 0, 1, 1);
  const edge = { stroke: paint.linear([ramp.shine, ramp.base]), "stroke-width": 3 };
  const badge = random.pick([
    () => circle(48, 48, 43, fill, edge),
    () => rect(6, 6, 84, 84, 22, fill, edge),
    () => path(closed(corners(6, 45)), fill, { ...edge, transform: "translate(48 48)" }),
    () => path("M48 4L86 18V50C86 74 66 86 48 92C30 86 10 74 10 50V18Z", fill, edge),
    () => path(closed(corners(random.pick([8, 10, 12]), 45, 38)), fill, { ...edge, transform: "translate(48 48)" }),
    () => path("M48 4L92 48L48 92L4 48Z", fill, edge),
  ])();
  const glyphs = [...code.toUpperCase()].flatMap((letter) => letters[letter] ?? []).slice(0, 3);
  const scale = [2.9, 2.9, 2.2, 1.6][glyphs.length] ?? 2;
  const step = 14.5 * scale;
  const start = 48 - ((glyphs.length - 1) * step + 10 * scale) / 2;
  const strokes = glyphs.map((glyph, index) => `<path d="${glyph}" transform="translate(${n(start + index * step)} ${n(48 - 7 * scale)}) scale(${scale})"/>`).join("");
  const ink = `<g fill="none" stroke="${toHex(0.16, 0.06, 290)}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`;
  return drawPicture(96, 96, paint, `${badge}${path("M16 34C22 16 42 10 62 14C42 18 26 26 18 42Z", "#fff", { opacity: 0.3 })}${ink}`);
}
