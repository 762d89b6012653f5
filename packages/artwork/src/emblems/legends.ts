import { eye, gloss, lit, mirrored, polished, rounded, turned } from "../materials.ts";
import { circle, closed, corners, dots, ellipse, glint, group, n, path, rect } from "../svg.ts";
import type { Emblem } from "./emblem.ts";

export const tiger: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const fur = paint.linear([metal.light, metal.base, metal.dark, metal.shadow]);
  const ink = { stroke: "#2a1420" };
  const stripe = (data: string, width: number): string => path(data, "none", { ...ink, "stroke-width": width });
  const side =
    circle(62, -66, 27, fur) +
    circle(62, -66, 16, "#3a1a26") +
    path("M0-92C48-96 86-58 86-14C104 6 100 34 84 46C70 82 34 100 0 100Z", fur) +
    path("M84 8L108 22L86 34L98 54L72 60Z", metal.light) +
    path("M0 30C26 16 54 28 54 54C50 82 26 92 0 92Z", "#fff6ea") +
    path("M12-34C30-52 58-50 66-34C56-28 30-22 16-16Z", "#fff6ea") +
    stripe("M22-84Q26-66 18-54M46-78Q48-62 38-54", 8) +
    stripe("M82-30Q66-26 60-18M88-4Q72-4 66 4M84 24Q72 20 66 22", 7) +
    stripe("M26 56L64 48M26 64L66 64", 2);
  const crownMark = path("M-17-80Q0-66 17-80M-13-64Q0-52 13-64M-9-48Q0-38 9-48", "none", {
    stroke: "#2a1420",
    "stroke-width": 7,
  });
  return (
    mirrored(paint, side) +
    crownMark +
    path("M-18 22H18L10 40H-10Z", accent.dark) +
    path("M0 40V54M0 54Q-14 68-28 58M0 54Q14 68 28 58", "none", { ...ink, "stroke-width": 4.5 }) +
    path("M-14 62Q0 74 14 62L8 84H-8Z", "#8c1028") +
    eye(-36, -24, 14, jewel.base) +
    eye(36, -24, 14, jewel.base) +
    path("M-56-40L-18-22M56-40L18-22", "none", { ...ink, "stroke-width": 7 }) +
    gloss(-40, -68, 20, 9, random.between(0.3, 0.45)) +
    glint(-50, -80, 16, "#fff", 0.9)
  );
};

/** A winged scarab carrying a stone. */
export const scarab: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const feathers = Array.from({ length: 6 }, (_, index) =>
    path("M0 0C-10-28-10-64 0-84C10-64 10-28 0 0Z", index % 2 ? lit(paint, jewel) : lit(paint, accent), {
      transform: `translate(14 10) rotate(${38 + index * 18})`,
      stroke: metal.light,
      "stroke-width": 2,
    }),
  ).join("");
  const side =
    feathers +
    path("M10-8C40-36 78-40 112-24C92-20 40-10 14 18Z", polished(paint, metal), {
      stroke: metal.shadow,
      "stroke-width": 1.5,
    }) +
    path("M22 30C52 34 60 56 50 78M18 50C34 60 36 82 26 98", "none", { stroke: metal.base, "stroke-width": 8 }) +
    path("M20-34C40-44 44-62 34-78", "none", { stroke: metal.base, "stroke-width": 8 });
  return (
    mirrored(paint, side) +
    ellipse(0, 32, 38, 58, polished(paint, metal)) +
    ellipse(0, 34, 32, 52, rounded(paint, jewel)) +
    path("M0-14V86M-31 14Q0 0 31 14", "none", { stroke: metal.light, "stroke-width": 5 }) +
    ellipse(0, -26, 30, 22, polished(paint, metal), { stroke: metal.shadow, "stroke-width": 2 }) +
    dots(
      [
        [-12, -30],
        [12, -30],
      ],
      5,
      "#1a0d16",
    ) +
    circle(0, -80, 31, metal.dark) +
    circle(0, -80, 27, rounded(paint, accent)) +
    path(closed(corners(random.pick([6, 8]), 17)), accent.shine, { opacity: 0.35, transform: "translate(0 -80)" }) +
    gloss(-13, 16, 10, 20, 0.4) +
    glint(-12, -92, 20, "#fff", 0.95)
  );
};

export const horseshoe: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const shape = "M-66 96C-108 36-112-102 0-104C112-102 108 36 66 96L34 84C66 30 66-60 0-62C-66-60-66 30-34 84Z";
  const holes = [
    [-58, 54],
    [-72, 14],
    [-70, -26],
    [-48, -64],
    [48, -64],
    [70, -26],
    [72, 14],
    [58, 54],
  ] as const;
  const leaf = "M0-4C-34-20-30-58-4-50C-2-49 0-46 0-44C0-46 2-49 4-50C30-58 34-20 0-4Z";
  const clover = [0, 90, 180, 270]
    .map((angle) => path(leaf, rounded(paint, jewel), { transform: `rotate(${angle})` }))
    .join("");
  return (
    path(shape, metal.shadow, { transform: "translate(3 6)" }) +
    path(shape, polished(paint, metal), { stroke: metal.shadow, "stroke-width": 2 }) +
    path("M-56 82C-88 26-90-86 0-88", "none", { stroke: "#fff", "stroke-width": 6, opacity: 0.6 }) +
    dots(holes, 6.5, metal.shadow) +
    dots(holes, 3, accent.light) +
    path("M2 22C8 54-2 74-18 88", "none", { stroke: jewel.dark, "stroke-width": 8 }) +
    group(clover, `translate(0 14) rotate(${n(random.between(20, 60))})`) +
    circle(0, 14, 7, rounded(paint, metal)) +
    glint(-62, -64, 24, "#fff", 0.95)
  );
};

/** A boat-shaped ingot on a bed of coins. */
export const ingot: Emblem = ({ jewel, metal, paint, random }) => {
  const coin = paint.define(
    ellipse(0, 4, 30, 12, metal.shadow) +
      ellipse(0, 0, 30, 12, polished(paint, metal)) +
      ellipse(0, 0, 20, 7, "none", { stroke: metal.dark, "stroke-width": 2 }),
  );
  const bed = [
    [-74, 78],
    [-30, 92],
    [30, 92],
    [76, 78],
    [0, 102],
  ]
    .map(([x = 0, y = 0]) => `<use href="${coin}" x="${x}" y="${y}"/>`)
    .join("");
  const hull = "M-108-34C-96 44-64 76 0 76S96 44 108-34C84-16 60-8 46-8H-46C-60-8-84-16-108-34Z";
  return (
    bed +
    path("M-60-8C-56-62 56-62 60-8Z", rounded(paint, metal)) +
    ellipse(0, -10, 62, 17, metal.dark) +
    path("M-56-12C-52-62 52-62 56-12C30 2-30 2-56-12Z", rounded(paint, metal)) +
    path(
      hull,
      paint.linear([
        [metal.shine, 0],
        [metal.light, 0.25],
        [metal.base, 0.6],
        [metal.shadow, 1],
      ]),
      { stroke: metal.shadow, "stroke-width": 2 },
    ) +
    path("M-98-18C-84 34-50 62-10 64", "none", { stroke: "#fff", "stroke-width": 6, opacity: 0.65 }) +
    path(closed(corners(random.pick([4, 6, 8]), 25)), metal.dark, { transform: "translate(0 34)" }) +
    path(closed(corners(random.pick([6, 8]), 20)), rounded(paint, jewel), { transform: "translate(0 34)" }) +
    glint(-84, -12, 24, "#fff", 0.95) +
    glint(8, -44, 14, "#fff", 0.9)
  );
};

/** An open book of spells that glows. */
export const book: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const page = path(
    "M0 66C26 44 66 40 104 50V-46C66-58 26-52 0-32Z",
    paint.linear(["#fffaf0", "#f2e2c4", "#caa972"], 1, 0, 0, 0.4),
  );
  const cover =
    path("M0 82C30 62 72 60 114 68V-40L104-46V50C66 40 26 46 0 66Z", lit(paint, jewel), {
      stroke: metal.base,
      "stroke-width": 3,
    }) + path("M114 68L92 64L114 48Z", metal.light);
  const lines = path("M20 0C42-12 64-14 88-10M20 18C42 6 64 4 88 8M20 36C42 24 64 22 88 26", "none", {
    stroke: "#8a6a3c",
    "stroke-width": 3,
    opacity: 0.5,
  });
  const beam = path(
    "M-16 20L-62-110H62L16 20Z",
    paint.linear([
      [accent.light, 0, 0],
      [accent.light, 0.6, 0.45],
      [accent.shine, 1, 0.9],
    ]),
  );
  const rune = closed(corners(random.pick([4, 5, 6, 7, 8]), 34, 15));
  return (
    mirrored(paint, cover + page + lines) +
    path("M-6 74V-30H6V74Z", turned(paint, metal)) +
    beam +
    path(rune, accent.dark, { transform: "translate(2 -66)", opacity: 0.6 }) +
    path(rune, polished(paint, metal), { transform: "translate(0 -70)" }) +
    circle(0, -70, 9, rounded(paint, jewel)) +
    dots(
      [
        [-38, -84],
        [36, -96],
        [-26, -40],
        [34, -46],
        [-48, -58],
      ],
      3.2,
      accent.shine,
      0.95,
    ) +
    rect(-9, 70, 18, 30, 3, accent.base) +
    glint(0, -70, 28, "#fff", 0.9)
  );
};
