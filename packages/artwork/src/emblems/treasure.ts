import { circle, closed, corners, dots, ellipse, glint, group, n, path, polar, rect } from "../svg.ts";
import type { Scene } from "../scene.ts";
import type { Emblem } from "./emblem.ts";

const crescent = "M18-44A46 46 0 1 0 40 24A38 38 0 1 1 18-44Z";
const clover = "M0-4C-34-20-30-58-4-50C-2-49 0-46 0-44C0-46 2-49 4-50C30-58 34-20 0-4Z";

/** A coin with a raised rim, beads and a symbol in relief. */
function coin({ metal, paint, random }: Scene, radius: number): string {
  const face = paint.radial([metal.shine, metal.light, metal.base, metal.dark], 0.34, 0.26, 0.85);
  const rim = paint.linear([metal.shine, metal.base, metal.shadow, metal.base, metal.shine], 0, 0, 1, 1);
  const beads = dots(corners(24, radius * 0.82), radius * 0.032, metal.dark);
  const sign = random.pick([
    path(closed(corners(5, 52, 22)), metal.dark),
    path(crescent, metal.dark) + path(closed(corners(5, 17, 7)), metal.dark, { transform: "translate(26 -14)" }),
    [0, 90, 180, 270].map((angle) => path(clover, metal.dark, { transform: `rotate(${angle})` })).join(""),
    path(closed(corners(6, 54)), metal.dark) + path(closed(corners(6, 34)), metal.light),
  ]);
  const scale = radius / 100;
  const relief =
    group(sign, `scale(${scale})`) +
    group(sign.replaceAll(metal.dark, metal.shine), `translate(${n(-2.5 * scale)} ${n(-3 * scale)}) scale(${scale})`, {
      opacity: 0.85,
    });
  const shine = path(
    `M${n(-radius * 0.72)} ${n(-radius * 0.2)}A${n(radius * 0.75)} ${n(radius * 0.75)} 0 0 1 ${n(-radius * 0.1)} ${n(-radius * 0.74)}`,
    "none",
    { stroke: "#fff", "stroke-width": radius * 0.07, opacity: 0.7 },
  );
  return (
    circle(0, 0, radius, rim) +
    circle(0, 0, radius * 0.9, metal.dark) +
    circle(0, radius * 0.012, radius * 0.88, face) +
    beads +
    relief +
    shine
  );
}

/** One large coin in front of a stack of small ones. */
export const coins: Emblem = (scene) => {
  const { metal, paint } = scene;
  const side = paint.linear([metal.dark, metal.light, metal.base, metal.shadow], 0, 0, 1, 0);
  const disc = paint.define(
    path("M-34 0V9A34 12 0 0 0 34 9V0Z", side) +
      ellipse(0, 0, 34, 12, paint.linear([metal.shine, metal.base])) +
      ellipse(0, 0, 25, 8, "none", { stroke: metal.dark, "stroke-width": 1.5 }),
  );
  const three = paint.define(
    [0, 2, -1].map((x, index) => `<use href="${disc}" x="${x}" y="${-11 * index}"/>`).join(""),
  );
  const tower = (x: number, floor: number, height: number): string =>
    Array.from({ length: height }, (_, index) => `<use href="${three}" x="${x}" y="${floor - index * 33}"/>`).join("");
  return (
    tower(-66, 74, 3) +
    tower(68, 74, 4) +
    tower(-24, 88, 1) +
    tower(36, 92, 1) +
    group(coin(scene, 74), "translate(0 -16)") +
    glint(-46, -70, 22, "#fff", 0.95)
  );
};

export const crown: Emblem = ({ metal, jewel, accent, paint, random }) => {
  const gold = paint.linear([metal.shine, metal.light, metal.base, metal.dark]);
  const velvet = path(
    "M-72 34C-66-24-30-34 0-34S66-24 72 34Z",
    paint.radial([jewel.light, jewel.base, jewel.shadow], 0.5, 0.2, 0.9),
  );
  const tips = random.pick([
    [
      [-98, -34],
      [-52, -56],
      [0, -86],
      [52, -56],
      [98, -34],
    ],
    [
      [-94, -48],
      [-48, -30],
      [0, -78],
      [48, -30],
      [94, -48],
    ],
  ] as const);
  const spikes = `M-80 46L${tips.map(([x, y], index) => `${n(x)} ${n(y)}${index < 4 ? `L${n((x + (tips[index + 1]?.[0] ?? 0)) / 2)} 6` : ""}`).join("L")}L80 46Z`;
  const body = path(spikes, gold, { stroke: metal.shadow, "stroke-width": 3 });
  const pearls = tips.map(([x, y]) => circle(x, y - 4, 11, paint.radial(["#fff", metal.shine, metal.dark]))).join("");
  const band = rect(-84, 44, 168, 34, 10, paint.linear([metal.light, metal.base, metal.shadow]), {
    stroke: metal.shadow,
    "stroke-width": 3,
  });
  const stones = [-58, -29, 0, 29, 58]
    .map((x, index) =>
      path(
        closed(corners(6, index === 2 ? 14 : 10)),
        paint.radial(index % 2 ? [accent.shine, accent.base, accent.shadow] : [jewel.shine, jewel.base, jewel.shadow]),
        { transform: `translate(${x} 61)` },
      ),
    )
    .join("");
  const front = path(closed(corners(4, 26, 26)), paint.radial([jewel.shine, jewel.light, jewel.dark]), {
    transform: "translate(0 12) scale(.72 1)",
    stroke: metal.shine,
    "stroke-width": 3,
  });
  return (
    velvet +
    body +
    pearls +
    band +
    stones +
    front +
    path("M-66 38L-84-18", "none", { stroke: "#fff", "stroke-width": 4, opacity: 0.6 }) +
    glint(-44, -50, 20, "#fff", 0.95)
  );
};

export const chest: Emblem = ({ metal, jewel, accent, paint, random }) => {
  const wood = paint.linear([accent.base, accent.dark, accent.shadow]);
  const gold = paint.linear([metal.shine, metal.base, metal.dark]);
  const glow = ellipse(
    0,
    -14,
    100,
    62,
    paint.radial(
      [
        [metal.shine, 0, 0.95],
        [metal.light, 0.4, 0.5],
        [metal.light, 1, 0],
      ],
      0.5,
      0.5,
      0.5,
    ),
  );
  const lid =
    path("M-84-26C-84-92-50-98 0-98S84-92 84-26L70-34H-70Z", wood, { stroke: metal.base, "stroke-width": 7 }) +
    path("M-62-36C-62-78-40-82 0-82S62-78 62-36Z", accent.shadow);
  const piece = paint.define(
    ellipse(0, 0, 14, 10, paint.linear([metal.shine, metal.light, metal.dark]), { stroke: metal.dark }),
  );
  const heap = Array.from({ length: 17 }, (_, index) => {
    const x = -62 + (index % 9) * 15.5 + random.between(-5, 5);
    const y = index < 9 ? 2 : -14 + Math.abs(x) * 0.12;
    return `<use href="${piece}" x="${n(x)}" y="${n(y + random.between(-4, 4))}"/>`;
  }).join("");
  const gem = group(
    path(closed(corners(6, 24)), paint.linear([jewel.shine, jewel.base, jewel.shadow])) +
      path(closed(corners(6, 12)), jewel.light),
    `translate(${n(random.between(-34, 34))} -18)`,
  );
  const box =
    rect(-86, 8, 172, 82, 9, wood, { stroke: metal.base, "stroke-width": 7 }) +
    path("M-86 34H86", "none", { stroke: metal.base, "stroke-width": 6 });
  const straps = [-56, 56].map((x) => rect(x - 10, 6, 20, 86, 3, gold)).join("");
  const lock =
    rect(-19, 20, 38, 42, 8, gold, { stroke: metal.shadow, "stroke-width": 2 }) +
    circle(0, 36, 7, metal.shadow) +
    path("M-4 38H4L6 54H-6Z", metal.shadow);
  return (
    lid + glow + heap + gem + box + straps + lock + glint(-34, -34, 20, "#fff", 0.95) + glint(46, -20, 13, "#fff", 0.85)
  );
};

/** A medallion whose outline is a superformula curve with random parameters. */
export const crest: Emblem = ({ metal, jewel, paint, random }) => {
  const [lobes, sharpness, depth] = [
    random.pick([6, 8, 10, 12, 16]),
    random.between(0.5, 1.6),
    random.between(0.12, 0.24),
  ];
  const shape = closed(
    Array.from({ length: 80 }, (_, index) => {
      const turn = index / 80;
      const wave = Math.abs(Math.cos(turn * lobes * Math.PI)) ** sharpness;
      return polar(turn, 100 * (1 - depth + depth * wave));
    }),
  );
  const outline = paint.define(`<path d="${shape}"/>`);
  const gold = paint.linear([metal.shine, metal.base, metal.dark, metal.light], 0, 0, 1, 1);
  const layer = (scale: number, fill: string): string =>
    `<use href="${outline}" fill="${fill}" transform="scale(${scale})"/>`;
  const sign = random.pick([4, 5, 6, 8]);
  return (
    layer(1, gold) +
    layer(0.85, metal.shadow) +
    layer(0.81, paint.radial([jewel.light, jewel.base, jewel.shadow], 0.4, 0.3, 0.8)) +
    circle(0, 0, 50, "none", { stroke: metal.light, "stroke-width": 4 }) +
    dots(corners(lobes, 58), 3, metal.shine) +
    path(closed(corners(sign, 42, 16)), gold, { stroke: metal.shadow, "stroke-width": 2 }) +
    ellipse(-30, -44, 38, 18, "#fff", { opacity: 0.22, transform: "rotate(-32 -30 -44)" }) +
    glint(-52, -58, 22, "#fff", 0.95)
  );
};
