import { lit, mirrored, polished, rounded, turned } from "../materials.ts";
import { circle, dots, ellipse, glint, group, n, path, rect } from "../svg.ts";
import { die } from "./die.ts";
import type { Emblem } from "./emblem.ts";

/** Three dice under a glass dome. */
export const dome: Emblem = (scene) => {
  const { jewel, accent, metal, paint } = scene;
  const glass = "M-82 54V-6C-82-124 82-124 82-6V54Z";
  const plate =
    ellipse(0, 74, 104, 28, jewel.shadow) +
    ellipse(0, 66, 104, 28, polished(paint, metal)) +
    ellipse(0, 62, 92, 22, paint.radial([jewel.light, jewel.base, jewel.shadow], 0.5, 0.4, 0.6));
  const cubes =
    die(scene, accent, "translate(2 -12) rotate(12) scale(.4)") +
    die(scene, jewel, "translate(-38 38) rotate(-8) scale(.44)") +
    die(scene, metal, "translate(38 36) rotate(6) scale(.44)");
  const pane = path(
    glass,
    paint.linear(
      [
        ["#fff", 0, 0.5],
        ["#fff", 0.3, 0.08],
        ["#fff", 0.75, 0.04],
        ["#fff", 1, 0.3],
      ],
      0,
      0,
      1,
      0.3,
    ),
    { stroke: "#fff", "stroke-width": 2.5, "stroke-opacity": 0.65 },
  );
  return (
    plate +
    cubes +
    pane +
    circle(0, -104, 13, rounded(paint, metal)) +
    path("M-64 30V-10C-64-48-48-70-28-80", "none", { stroke: "#fff", "stroke-width": 8, opacity: 0.75 }) +
    glint(54, -58, 18, "#fff", 0.95)
  );
};

/** Two champagne coupes clinking. */
export const coupes: Emblem = ({ jewel, metal, paint, random }) => {
  const bubbles = dots(
    Array.from({ length: 7 }, () => [random.between(-34, 34), random.between(-48, -14)] as const),
    2.6,
    "#fff",
    0.8,
  );
  const glass =
    rect(-4, 0, 8, 76, 3, turned(paint, metal)) +
    ellipse(0, 82, 36, 9, polished(paint, metal)) +
    circle(0, 8, 8, rounded(paint, jewel)) +
    path(
      "M-50-46H50C46-20 26-2 0 0C-26-2-46-20-50-46Z",
      paint.linear([metal.shine, metal.light, metal.base, metal.dark]),
    ) +
    bubbles +
    path(
      "M-58-76H58C60-24 30 2 0 4C-30 2-60-24-58-76Z",
      paint.linear(
        [
          ["#fff", 0, 0.55],
          ["#fff", 0.35, 0.1],
          ["#fff", 1, 0.28],
        ],
        0,
        0,
        1,
        0,
      ),
      { stroke: "#fff", "stroke-width": 2, "stroke-opacity": 0.7 },
    ) +
    ellipse(0, -46, 50, 8, metal.shine, { opacity: 0.85 }) +
    ellipse(0, -76, 58, 10, "none", { stroke: "#fff", "stroke-width": 2.5, opacity: 0.85 }) +
    path("M-46-66C-44-34-30-16-16-8", "none", { stroke: "#fff", "stroke-width": 5, opacity: 0.7 });
  const tilted = paint.define(group(glass, "translate(-52 16) rotate(14) scale(.94)"));
  return (
    `<use href="${tilted}" transform="scale(-1 1)"/><use href="${tilted}"/>` +
    dots(
      Array.from({ length: 9 }, () => [random.between(-30, 30), random.between(-112, -72)] as const),
      3.4,
      metal.light,
      0.9,
    ) +
    glint(0, -78, 26, "#fff", 0.95)
  );
};

/** A velvet bow tie with a gem as its knot. */
export const bowTie: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const velvet = paint.linear([jewel.dark, jewel.light, jewel.base, jewel.shadow, jewel.base], 0, 0.2, 1, 0.8);
  const fold = { stroke: jewel.shadow, "stroke-width": 5, opacity: 0.6 };
  const wing =
    path("M6 0C32-34 66-56 96-58C110-30 110 30 96 58C66 56 32 34 6 0Z", velvet, {
      stroke: metal.base,
      "stroke-width": 4,
    }) +
    path("M22-6C44-16 58-24 76-28M22 6C44 14 58 22 76 26", "none", fold) +
    path("M30-24C52-44 74-50 90-48", "none", { stroke: jewel.shine, "stroke-width": 5, opacity: 0.45 });
  const tail = path("M-4 6L-42 96L-22 88L-8 104L8 10Z", lit(paint, jewel), { stroke: metal.base, "stroke-width": 2.5 });
  return (
    mirrored(paint, tail) +
    mirrored(paint, wing) +
    rect(-24, -30, 48, 60, 16, polished(paint, metal), { stroke: metal.shadow, "stroke-width": 2 }) +
    group(
      circle(0, 0, 18, rounded(paint, accent)) + path("M-12 0L0-12L12 0L0 12Z", accent.shine, { opacity: 0.5 }),
      `rotate(${n(random.between(-20, 20))})`,
    ) +
    glint(-8, -14, 22, "#fff", 0.95) +
    glint(72, -38, 13, "#fff", 0.8)
  );
};

/** A chandelier: gold arms, crystals, candles. */
export const chandelier: Emblem = ({ jewel, metal, paint, random }) => {
  const gold = { stroke: polished(paint, metal), "stroke-width": 7 };
  const crystal = paint.define(
    path("M0-12L8 0L0 18L-8 0Z", paint.linear(["#fff", jewel.light, jewel.base], 0, 0, 1, 1), {
      stroke: jewel.shine,
      "stroke-width": 1,
    }),
  );
  const light = paint.define(
    ellipse(
      0,
      -34,
      26,
      32,
      paint.radial(
        [
          [metal.shine, 0, 0.9],
          [metal.light, 0.4, 0.3],
          [metal.light, 1, 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
      rect(-5, -22, 10, 22, 2, "#fffaf0") +
      path("M0-46C9-34 6-24 0-23C-6-24-9-34 0-46Z", paint.linear(["#fff", metal.light, metal.base])) +
      path("M-13 0H13L7 10H-7Z", metal.base),
  );
  const candle = (x: number, y: number): string => `<use href="${light}" x="${x}" y="${y}"/>`;
  const hang = (x: number, y: number): string => `<use href="${crystal}" x="${x}" y="${y}"/>`;
  const arms = path("M0 44C40 74 88 58 84 4M0 34C30 50 48 36 46-14", "none", gold);
  const side =
    arms +
    candle(84, -2) +
    candle(46, -22) +
    [
      [84, 30],
      [62, 66],
      [34, 76],
      [46, 16],
    ]
      .map(([x = 0, y = 0]) => hang(x, y))
      .join("") +
    path("M6-84C40-60 70-30 84 6", "none", { stroke: jewel.shine, "stroke-width": 5, "stroke-dasharray": "0 10" });
  return (
    rect(-4, -112, 8, 40, 3, metal.base) +
    mirrored(paint, side) +
    path("M0-92C22-70 12-40 12-10C30 6 24 40 0 56C-24 40-30 6-12-10C-12-40-22-70 0-92Z", turned(paint, metal)) +
    candle(0, -66) +
    circle(0, 20, random.between(10, 13), rounded(paint, jewel)) +
    `<use href="${crystal}" transform="translate(0 82) scale(1.7)"/>` +
    glint(0, 84, 18, "#fff", 0.95)
  );
};
