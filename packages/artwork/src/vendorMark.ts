import { toCleanHue, toRamp } from "./color.ts";
import { drawPicture } from "./drawPicture.ts";
import { drawWord, toWordWidth } from "./letters.ts";
import { polished } from "./materials.ts";
import { createPaint } from "./paint.ts";
import { createRandom, toHash } from "./random.ts";
import { metals } from "./scene.ts";
import { circle, closed, corners, group, path, rect } from "./svg.ts";

type Badge = (fill: string) => string;

const shape =
  (data: string): Badge =>
  (fill) =>
    path(data, fill);

/** Outlines around (0, 0), about 45 in radius; each is drawn three times: as rim, as the rim's inner shadow and as face. */
const badges: readonly [Badge, ...Badge[]] = [
  (fill) => circle(0, 0, 45, fill),
  (fill) => rect(-42, -42, 84, 84, 24, fill),
  shape(closed(corners(6, 46))),
  shape(closed(corners(8, 46, 46, 1 / 16))),
  shape("M0-46L42-32V2C42 28 20 40 0 47C-20 40-42 28-42 2V-32Z"),
  shape(closed(corners(12, 47, 41))),
  shape("M0-47C26-47 47-26 47 0S26 47 0 47C-14 47-34 47-45 45C-47 34-47 14-47 0C-47-26-26-47 0-47Z"),
  shape("M-24-44H24L46 0L24 44H-24L-46 0Z"),
];

/**
 * A lettermark for a vendor's code, 96 × 96, as SVG text: its first three letters or digits on a badge of enamel and metal.
 * Never a real vendor's logo, because logos belong to the vendors.
 */
export function vendorMark(code: string): string {
  const random = createRandom(`vendor:${code}`);
  const paint = createPaint(`v${toHash(code).toString(36)}-`);
  const own = toRamp(toCleanHue(random.between(0, 360)), random.pick([0.15, 0.18, 0.2]));
  const metal = random.pick(metals);
  const badge = random.pick(badges);
  const enamel = paint.radial([own.base, own.dark, own.shadow], 0.4, 0.25, 0.85);
  const inlay = random.pick([
    () => group(badge("none"), "scale(.7)", { stroke: own.light, "stroke-width": 1.6, opacity: 0.7 }),
    () =>
      path(
        Array.from({ length: 12 }, (_, index) => closed([[0, 0], ...corners(24, 41, 41, index / 12).slice(0, 2)])).join(
          "",
        ),
        own.base,
        { opacity: 0.45 },
      ),
    () => path("M-45-10C-20-26 20-26 45-10V-50H-45Z", own.light, { opacity: 0.25 }),
    () => path("M-44 22L22-44H44L-22 44H-44Z", own.base, { opacity: 0.5 }),
  ])();
  const word = [...code.toUpperCase()]
    .filter((letter) => /[A-Z0-9]/.test(letter))
    .slice(0, 3)
    .join("");
  const scale = Math.min(2.8, 47 / Math.max(10, toWordWidth(word)));
  const ink = (color: string, thickness: number, x: number, y: number): string =>
    group(drawWord(word), `translate(${x} ${y}) scale(${Math.round(scale * 100) / 100})`, {
      fill: "none",
      stroke: color,
      "stroke-width": thickness,
    });
  const face = group(`${badge(enamel)}<g clip-path="${paint.clip(badge("#000"))}">${inlay}</g>`, "scale(.86)");
  const shine = group(
    path("M-40-4C-38-30-20-42 4-42C20-42 30-36 36-28C8-34-22-26-40-4Z", "#fff", { opacity: 0.22 }),
    "scale(.92)",
  );
  return drawPicture(
    96,
    96,
    paint,
    group(
      badge(polished(paint, metal)) +
        group(badge(metal.shadow), "scale(.9)") +
        face +
        ink(own.shadow, 4.6, 0.8, 1.6) +
        ink("#fff", 2.8, 0, 0) +
        shine,
      "translate(48 48)",
    ),
  );
}
