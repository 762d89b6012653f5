import type { Ramp } from "../color.ts";
import { closed, corners, ellipse, glint, path, polar, type Point } from "../svg.ts";
import type { Emblem } from "./emblem.ts";

/** A facet's shade by its place on the stone: light comes from the upper left. */
function toShade(ramp: Ramp, [x, y]: Point, brightness: number): string {
  const light = (-x * 0.5 - y) / 110 + brightness;
  if (light > 0.62) return ramp.shine;
  if (light > 0.2) return ramp.light;
  if (light > -0.25) return ramp.base;
  return light > -0.7 ? ramp.dark : ramp.shadow;
}

function facet(ramp: Ramp, points: readonly Point[], brightness: number): string {
  const middle: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  return path(closed(points), toShade(ramp, middle, brightness));
}

/** Facets in one group that strokes all their edges with a thin highlight. */
function cut(ramp: Ramp, facets: readonly string[]): string {
  return `<g stroke="${ramp.shine}" stroke-width="1.4" stroke-opacity=".45">${facets.join("")}</g>`;
}

/** A brilliant seen from the side: table, crown and pavilion. */
export const brilliant: Emblem = ({ jewel, random }) => {
  const table: readonly Point[] = [-54, -20, 20, 54].map((x) => [x, -72]);
  const girdle: readonly Point[] = [-98, -52, 0, 52, 98].map((x) => [x, -24]);
  const waist: readonly Point[] = [-60, -22, 22, 60].map((x) => [x, -22]);
  const tip: Point = [0, 96];
  const flash = () => random.between(-0.28, 0.28);
  const crown = girdle.slice(0, -1).flatMap((point, index) => {
    const next = girdle[index + 1] ?? point;
    const top = table[index] ?? point;
    const after = table[index + 1];
    return [
      facet(jewel, [point, top, next], 0.15 + flash()),
      ...(after ? [facet(jewel, [top, after, next], 0.2 + flash())] : []),
    ];
  });
  const pavilion = girdle.slice(0, -1).flatMap((point, index) => {
    const next = girdle[index + 1] ?? point;
    const mid = waist[index] ?? point;
    const low: Point = [mid[0] * 0.5, 36];
    return [
      facet(jewel, [point, next, low], 0.22 + flash()),
      facet(jewel, [point, low, tip], flash()),
      facet(jewel, [next, low, tip], flash() - 0.15),
    ];
  });
  const shine = path(
    closed([
      [-50, -68],
      [-6, -68],
      [-38, -30],
      [-82, -26],
    ]),
    "#fff",
    { opacity: 0.5 },
  );
  return (
    cut(jewel, [...pavilion, ...crown]) + shine + glint(-62, -52, 26, "#fff", 0.95) + glint(40, 18, 13, "#fff", 0.8)
  );
};

/** A round stone seen from above. */
export const roundStone: Emblem = ({ jewel, metal, paint, random }) => {
  const count = random.pick([8, 9, 10]);
  const at = (radius: number, shift: number): readonly Point[] => corners(count, radius, radius, shift / count);
  const [rim, mid, inner] = [at(84, 0), at(62, 0.5), at(38, 0)];
  const setting = path(
    closed(corners(count, 100)),
    paint.linear([metal.shine, metal.base, metal.shadow, metal.light], 0, 0, 1, 1),
    { stroke: metal.shadow, "stroke-width": 2 },
  );
  const facets = rim.flatMap((point, index) => {
    const next = rim[(index + 1) % count] ?? point;
    const middle = mid[index] ?? point;
    const before = mid[(index + count - 1) % count] ?? point;
    const core = inner[index] ?? point;
    const nextCore = inner[(index + 1) % count] ?? point;
    const flash = random.between(-0.3, 0.3);
    return [
      facet(jewel, [point, next, middle], flash),
      facet(jewel, [point, middle, core, before], flash * 0.6 + 0.1),
      facet(jewel, [middle, nextCore, core], 0.25 - flash),
    ];
  });
  return (
    setting +
    cut(jewel, facets) +
    path(closed(inner), paint.linear([jewel.shine, jewel.light, jewel.base], 0, 0, 1, 1)) +
    glint(-34, -40, 26, "#fff", 0.95) +
    glint(46, 40, 12, "#fff", 0.7)
  );
};

/** A star whose points have two facets each, like cut glass. */
export const cutStar: Emblem = ({ jewel, metal, paint, random }) => {
  const points = random.pick([5, 5, 6, 8]);
  const outline = corners(points, 98, points === 5 ? 42 : 52);
  const rim = path(closed(outline), metal.base, {
    stroke: paint.linear([metal.shine, metal.base, metal.dark]),
    "stroke-width": 15,
  });
  const halves = outline.map((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point;
    return path(
      closed([[0, 0], point, next]),
      index % 2 === 0 ? paint.linear([jewel.light, jewel.base]) : paint.linear([jewel.base, jewel.shadow]),
    );
  });
  return (
    rim +
    halves.join("") +
    ellipse(-26, -46, 24, 11, "#fff", { opacity: 0.35, transform: "rotate(-38 -26 -46)" }) +
    glint(...polar(0.88, 72), 20, "#fff", 0.95)
  );
};
