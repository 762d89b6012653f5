import { toCleanHue, toHex, toRamp } from "./color.ts";
import { drawPicture } from "./drawPicture.ts";
import { createPaint } from "./paint.ts";
import { createRandom } from "./random.ts";
import { circle, closed, corners, ellipse, group, path, rect } from "./svg.ts";

/** An animal's face as a player's picture, 96 × 96, as SVG text. `number` is any whole number from 0. */
export function avatar(number: number): string {
  const random = createRandom(`avatar:${number}`);
  const paint = createPaint(`f${number}-`);
  const hue = toCleanHue(random.between(0, 360));
  const fur = toRamp(toCleanHue(hue + random.pick([150, 180, 210])), random.pick([0.05, 0.12, 0.17]));
  const ground =
    rect(
      0,
      0,
      96,
      96,
      0,
      paint.radial([toHex(0.78, 0.15, hue), toHex(0.56, 0.18, hue + 10), toHex(0.28, 0.12, hue + 34)], 0.5, 0.36, 0.75),
    ) + path(closed(corners(10, 90, 20)), "#fff", { opacity: 0.08, transform: "translate(48 46)" });
  const cloth = toRamp(hue + random.pick([60, 120, 200]), 0.17);
  const shoulders =
    path("M8 98C12 74 32 74 48 74S84 74 88 98Z", paint.linear([cloth.light, cloth.base, cloth.shadow])) +
    path("M34 76L48 90L62 76", "none", { stroke: cloth.shine, "stroke-width": 3, opacity: 0.8 }) +
    ellipse(48, 80, 24, 8, "#000", { opacity: 0.28 });
  const coat = paint.radial([fur.light, fur.base, fur.dark, fur.shadow], 0.4, 0.28, 0.9);
  const ears = random.pick([
    path("M22 46L24 14L46 30ZM74 46L72 14L50 30Z", coat, { stroke: fur.dark, "stroke-width": 2 }) +
      path("M27 36L28 22L38 30ZM69 36L68 22L58 30Z", fur.shadow, { opacity: 0.5 }),
    circle(27, 28, 13, coat) +
      circle(69, 28, 13, coat) +
      circle(27, 28, 7, fur.shadow, { opacity: 0.5 }) +
      circle(69, 28, 7, fur.shadow, { opacity: 0.5 }),
    ellipse(34, 22, 8, 22, coat, { transform: "rotate(-10 34 22)" }) +
      ellipse(62, 22, 8, 22, coat, { transform: "rotate(10 62 22)" }),
    path("M26 40C10 34 10 16 16 10C20 22 30 24 38 28ZM70 40C86 34 86 16 80 10C76 22 66 24 58 28Z", coat),
  ]);
  const head = path("M48 24C72 24 82 40 80 58C78 76 64 86 48 86S18 76 16 58C14 40 24 24 48 24Z", coat);
  const patch = random.pick([
    path("M48 50C62 50 70 60 68 70C64 82 56 85 48 85S32 82 28 70C26 60 34 50 48 50Z", fur.shine, { opacity: 0.92 }),
    ellipse(34, 52, 13, 12, fur.shine, { opacity: 0.9 }) + ellipse(62, 52, 13, 12, fur.shine, { opacity: 0.9 }),
    path("M48 26C54 38 54 48 48 56C42 48 42 38 48 26Z", fur.shine, { opacity: 0.9 }) +
      ellipse(48, 72, 17, 12, fur.shine, { opacity: 0.92 }),
  ]);
  const ink = "#1a1222";
  const eyes = random.pick([
    circle(34, 52, 5.5, ink) + circle(62, 52, 5.5, ink) + circle(36, 50, 2, "#fff") + circle(64, 50, 2, "#fff"),
    path("M27 54Q34 45 41 54M55 54Q62 45 69 54", "none", { stroke: ink, "stroke-width": 4 }),
    ellipse(34, 52, 4, 7, ink) +
      ellipse(62, 52, 4, 7, ink) +
      circle(35.4, 49, 1.7, "#fff") +
      circle(63.4, 49, 1.7, "#fff"),
  ]);
  const mouth =
    path("M43 65Q48 61 53 65Q51 71 48 71T43 65Z", ink) +
    path("M48 71V75M48 75Q42 80 38 76M48 75Q54 80 58 76", "none", { stroke: ink, "stroke-width": 2.4 });
  const gold = toRamp(90, 0.15);
  const extra = random.pick([
    "",
    path("M34 27L30 8L41 17L48 4L55 17L66 8L62 27Z", paint.linear([gold.shine, gold.base]), {
      stroke: gold.dark,
      "stroke-width": 1.6,
    }),
    `<g fill="none" stroke="${ink}" stroke-width="3">${circle(34, 52, 10, "none")}${circle(62, 52, 10, "none")}<path d="M44 51Q48 48 52 51"/></g>`,
    path(
      "M18 44C22 26 74 26 78 44L82 40C76 12 20 12 14 40Z",
      paint.linear([toHex(0.75, 0.17, hue - 60), toHex(0.5, 0.17, hue - 60)]),
    ),
  ]);
  const cheeks =
    ellipse(28, 64, 6, 4, "#ff6f7d", { opacity: 0.35 }) + ellipse(68, 64, 6, 4, "#ff6f7d", { opacity: 0.35 });
  const shine = path("M28 42C34 32 46 29 56 31", "none", { stroke: "#fff", "stroke-width": 4, opacity: 0.4 });
  return drawPicture(
    96,
    96,
    paint,
    ground +
      shoulders +
      group(ears + head + shine + patch + cheeks + eyes + mouth + extra, "translate(4.8 2) scale(.9)"),
  );
}
