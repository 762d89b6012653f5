import { natural } from "../materials.ts";
import type { Scene } from "../scene.ts";
import { circle, closed, corners, dots, ellipse, glint, n, path, polar, rect } from "../svg.ts";
import type { Emblem } from "./emblem.ts";

const sevenPath = "M-60-84H64V-54C24-4 6 40 0 92H-50C-44 36-18-10 14-48H-30L-38-26H-64Z";

export const seven: Emblem = ({ metal, jewel, paint, random }) => {
  const flames = random.chance(0.5)
    ? corners(12, 104, 66, random.between(0, 0.08))
    : corners(20, 102, 78, random.between(0, 0.05));
  const burst = path(closed(flames), paint.radial([metal.light, metal.base, jewel.dark], 0.5, 0.5, 0.55), {
    opacity: 0.9,
  });
  const outer = path(sevenPath, metal.shadow, {
    stroke: metal.shadow,
    "stroke-width": 26,
    transform: "translate(3 6)",
  });
  const rim = path(sevenPath, metal.base, {
    stroke: paint.linear([metal.shine, metal.base, metal.dark, metal.light]),
    "stroke-width": 17,
  });
  const face = path(sevenPath, paint.linear([jewel.light, jewel.base, jewel.dark, jewel.shadow]));
  const shine =
    path("M-54-78H58V-62H-54Z", "#fff", { opacity: 0.55 }) +
    path("M34-44C12-14-8 18-16 60", "none", { stroke: "#fff", "stroke-width": 7, opacity: 0.4 });
  return burst + outer + rim + face + shine + glint(-58, -84, 24, "#fff", 0.95) + glint(30, 46, 14, "#fff", 0.8);
};

function symbols({ metal, jewel, accent }: Scene): readonly [string, ...string[]] {
  return [
    path(sevenPath, jewel.dark, { transform: "scale(.2)" }),
    path(closed(corners(5, 19, 8)), metal.base),
    path("M-17-8L-9-16H9L17-8L0 17Z", accent.dark) + path("M-17-8H17L0 17Z", accent.base),
    dots(
      [
        [-8, 8],
        [9, 6],
      ],
      9,
      jewel.dark,
    ) + path("M-8 0C-4-10 2-14 10-16C8-8 8-4 9-2", "none", { stroke: accent.dark, "stroke-width": 3 }),
    path("M-15 10C-9 4-13-14 0-15S9 4 15 10Z", metal.base) + circle(0, 12, 4.5, metal.dark),
  ];
}

/** A slot machine with three reels and a winning middle row. */
export const reels: Emblem = (scene) => {
  const { metal, jewel, paint, random } = scene;
  const gold = paint.linear([metal.shine, metal.light, metal.base, metal.dark]);
  const cylinder = paint.linear([
    ["#2b2430", 0],
    ["#cfc4d6", 0.2],
    ["#fffdf7", 0.5],
    ["#cfc4d6", 0.8],
    ["#2b2430", 1],
  ]);
  const all = symbols(scene).map((symbol) => paint.define(symbol));
  const first = all[0] ?? "";
  const winner = all[random.integer(0, all.length - 1)] ?? first;
  const window = paint.clip([-57, 0, 57].map((x) => rect(x - 25, -46, 50, 92, 5, "#000")).join(""));
  const drums = [-57, 0, 57]
    .map((x) => {
      const others = [-44, 44]
        .map((y) => `<use href="${all[random.integer(0, all.length - 1)] ?? first}" x="${x}" y="${y}"/>`)
        .join("");
      return `${rect(x - 25, -46, 50, 92, 5, cylinder)}${others}<use href="${winner}" transform="translate(${x} 0) scale(1.15)"/>`;
    })
    .join("");
  const bulbs = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = polar(-0.21 + (index * 0.42) / 8, 96);
    return [x, y * 0.5 - 50] as const;
  });
  return (
    path("M-98-52C-92-106-44-112 0-112S92-106 98-52Z", paint.linear([jewel.light, jewel.dark]), {
      stroke: metal.base,
      "stroke-width": 5,
    }) +
    dots(bulbs, 5, metal.shine) +
    path(closed(corners(5, 19, 8)), gold, { transform: "translate(0 -78)" }) +
    rect(-106, -64, 212, 136, 20, gold, { stroke: metal.shadow, "stroke-width": 3 }) +
    rect(-92, -53, 184, 106, 10, "#16101c") +
    `<g clip-path="${window}">${drums}</g>` +
    path("M-94 0H94", "none", { stroke: jewel.light, "stroke-width": 3, "stroke-dasharray": "5 4" }) +
    rect(-82, 60, 164, 44, 13, paint.linear([jewel.base, jewel.shadow]), { stroke: metal.base, "stroke-width": 4 }) +
    ellipse(0, 82, 38, 13, gold) +
    rect(-98, -60, 196, 9, 4.5, "#fff", { opacity: 0.45 }) +
    glint(-94, -58, 20, "#fff", 0.95)
  );
};

export const bell: Emblem = ({ metal, jewel, paint }) => {
  const gold = paint.linear([metal.dark, metal.light, metal.shine, metal.base, metal.shadow], 0, 0, 1, 0);
  return (
    circle(0, -82, 15, "none", { stroke: metal.base, "stroke-width": 9 }) +
    circle(0, 74, 22, paint.radial([metal.shine, metal.base, metal.shadow])) +
    path("M-92 62C-60 42-70-10-54-42C-42-68-20-74 0-74S42-68 54-42C70-10 60 42 92 62C60 82-60 82-92 62Z", gold, {
      stroke: metal.shadow,
      "stroke-width": 3,
    }) +
    path("M-70 44C-40 58 40 58 70 44", "none", { stroke: metal.shadow, "stroke-width": 5, opacity: 0.6 }) +
    path("M-58-30C-46-62-14-74 6-70C-22-56-42-8-44 42L-64 44C-56 20-64-8-58-30Z", "#fff", { opacity: 0.42 }) +
    path(
      "M0-58C-30-84-66-78-62-58S-22-44 0-58C30-84 66-78 62-58S22-44 0-58Z",
      paint.linear([jewel.light, jewel.base, jewel.shadow]),
      { stroke: jewel.shadow, "stroke-width": 2 },
    ) +
    circle(0, -58, 12, paint.radial([jewel.shine, jewel.base, jewel.shadow])) +
    glint(-34, -20, 22, "#fff", 0.95)
  );
};

export const cherries: Emblem = ({ jewel: own, accent, paint, random }) => {
  const jewel = natural(random, own, 20);
  const skin = paint.radial(
    [
      [jewel.shine, 0],
      [jewel.light, 0.14],
      [jewel.base, 0.5],
      [jewel.shadow, 1],
    ],
    0.34,
    0.3,
    0.78,
  );
  const drop = (x: number, y: number, radius: number): string =>
    circle(x, y, radius, skin) +
    ellipse(x - radius * 0.36, y - radius * 0.42, radius * 0.26, radius * 0.15, "#fff", {
      opacity: 0.85,
      transform: `rotate(-36 ${n(x - radius * 0.36)} ${n(y - radius * 0.42)})`,
    }) +
    path(
      `M${n(x + radius * 0.62)} ${n(y + radius * 0.5)}A${n(radius * 0.84)} ${n(radius * 0.84)} 0 0 1 ${n(x - radius * 0.2)} ${n(y + radius * 0.8)}`,
      "none",
      { stroke: jewel.light, "stroke-width": 4, opacity: 0.6 },
    );
  const stem = { stroke: accent.dark, "stroke-width": 8 };
  const sway = random.between(-12, 12);
  return (
    path(`M-42 18C-38-34-8-72 ${n(42 + sway)}-92`, "none", stem) +
    path(`M46 34C40-16 40-58 ${n(42 + sway)}-92`, "none", stem) +
    path(
      `M${n(42 + sway)}-92C8-118-44-108-66-74C-22-66 18-66 ${n(42 + sway)}-92Z`,
      paint.linear([accent.light, accent.base, accent.shadow], 0, 0, 1, 1),
    ) +
    path(`M${n(38 + sway)}-92C4-96-28-90-60-76`, "none", { stroke: accent.shine, "stroke-width": 2.5, opacity: 0.7 }) +
    drop(-46, 44, 50) +
    drop(48, 58, 42) +
    glint(-68, 16, 18, "#fff", 0.9)
  );
};
