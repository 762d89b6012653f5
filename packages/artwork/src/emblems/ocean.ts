import { eye, gloss, lit, mirrored, polished, rounded } from "../materials.ts";
import { circle, closed, corners, dots, ellipse, glint, group, n, path, polar, rect } from "../svg.ts";
import type { Emblem } from "./emblem.ts";

export const octopus: Emblem = ({ jewel, accent, paint, random }) => {
  const arms = [
    "M18 10C34 62 88 36 92 6C94-12 78-18 72-6",
    "M12 14C18 78 70 96 94 72C104 60 92 48 84 56",
    "M4 16C-2 74 18 106 46 104C60 100 56 86 46 88",
  ];
  const skin = paint.linear([jewel.light, jewel.base, jewel.shadow]);
  const side = arms
    .map(
      (arm) =>
        path(arm, "none", { stroke: jewel.shadow, "stroke-width": 25 }) +
        path(arm, "none", { stroke: skin, "stroke-width": 20 }) +
        path(arm, "none", { stroke: accent.shine, "stroke-width": 7, "stroke-dasharray": "0 12", opacity: 0.75 }),
    )
    .join("");
  const head = path(
    "M0-102C54-102 80-60 70-16C64 10 46 26 0 26S-64 10-70-16C-80-60-54-102 0-102Z",
    rounded(paint, jewel),
  );
  const spots = dots(
    Array.from({ length: 5 }, () => [random.between(-34, 44), random.between(-88, -52)] as const),
    random.between(4, 7),
    accent.light,
    0.45,
  );
  return (
    mirrored(paint, side) +
    head +
    spots +
    gloss(-30, -68, 28, 15) +
    eye(-28, -18, 19, accent.base) +
    eye(28, -18, 19, accent.base) +
    path("M-12 8Q0 16 12 8", "none", { stroke: jewel.shadow, "stroke-width": 4 }) +
    glint(-54, -78, 18, "#fff", 0.9)
  );
};

export const turtle: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const skin = lit(paint, accent);
  const flippers =
    path("M34-40C62-84 104-84 112-34C96-48 78-36 54 2Z", skin, { stroke: accent.shine, "stroke-width": 1.5 }) +
    path("M32 60C60 66 72 88 60 108C42 102 28 90 20 74Z", skin) +
    dots(
      [
        [72, -54],
        [84, -46],
        [62, -42],
        [74, -38],
      ],
      3,
      accent.shadow,
      0.6,
    );
  const plate = paint.define(
    path(closed(corners(6, 27)), rounded(paint, jewel), { stroke: metal.light, "stroke-width": 3 }),
  );
  const shell = paint.clip(ellipse(0, 12, 60, 70, "#000"));
  const plates = [[0, 12], ...corners(6, 48).map(([x, y]) => [x, y + 12] as const)]
    .map(([x = 0, y = 0]) => `<use href="${plate}" x="${n(x)}" y="${n(y)}"/>`)
    .join("");
  const body =
    mirrored(paint, flippers) +
    path("M-20-56C-30-104 30-104 20-56Z", skin) +
    eye(-12, -82, 5.5, "#1a1020") +
    eye(12, -82, 5.5, "#1a1020") +
    ellipse(0, 14, 68, 78, polished(paint, metal)) +
    ellipse(0, 12, 60, 70, jewel.shadow) +
    `<g clip-path="${shell}">${plates}</g>` +
    gloss(-22, -22, 30, 17, 0.4) +
    glint(-34, -40, 18, "#fff", 0.9);
  return group(body, `rotate(${n(random.between(14, 34))})`);
};

export const crab: Emblem = ({ jewel, accent, paint, random }) => {
  const shell = rounded(paint, jewel);
  const limb = (data: string, width: number): string =>
    path(data, "none", { stroke: paint.linear([jewel.base, jewel.shadow]), "stroke-width": width });
  const side =
    limb("M50 26C80 20 96 36 100 60", 10) +
    limb("M44 40C70 42 80 60 80 84", 10) +
    limb("M34 52C52 58 58 78 54 98", 10) +
    limb("M52 8C84 4 92-22 80-44", 17) +
    path("M74-36C40-56 46-102 84-110C74-94 80-76 92-72C92-88 102-98 112-102C126-70 108-36 74-36Z", shell, {
      stroke: jewel.shine,
      "stroke-width": 2,
      "stroke-opacity": 0.6,
    }) +
    path("M20-24V-46", "none", { stroke: jewel.dark, "stroke-width": 8 });
  const spots = dots(
    Array.from({ length: 6 }, () => [random.between(-46, 46), random.between(-14, 6)] as const),
    random.between(3, 6),
    accent.light,
    0.6,
  );
  return (
    mirrored(paint, side) +
    path("M-74 12C-76-44 76-44 74 12C74 54 38 72 0 72S-74 54-74 12Z", shell) +
    spots +
    gloss(-34, -8, 30, 12, 0.45) +
    eye(-20, -52, 15, accent.base) +
    eye(20, -52, 15, accent.base) +
    path("M-22 34Q0 56 22 34", "none", { stroke: jewel.shadow, "stroke-width": 6 }) +
    glint(-52, -14, 18, "#fff", 0.95)
  );
};

export const trident: Emblem = ({ jewel, metal, paint, random }) => {
  const gold = polished(paint, metal);
  const edge = { stroke: metal.shadow, "stroke-width": 2 };
  const swirl = (data: string, width: number): string =>
    path(data, "none", {
      stroke: paint.linear(
        [
          [jewel.shine, 0, 0.95],
          [jewel.base, 1, 0.1],
        ],
        0,
        0,
        1,
        0,
      ),
      "stroke-width": width,
    });
  const weapon =
    rect(-8, -20, 16, 132, 6, gold, edge) +
    path(
      "M-64-104L-48-62V-34C-48-10-26 2 0 2S48-10 48-34V-62L64-104L80-58C80-48 72-46 66-52V-32C66 8 34 24 0 24S-66 8-66-32V-52C-72-46-80-48-80-58Z",
      gold,
      edge,
    ) +
    path("M0-122L22-74L9-78V8H-9V-78L-22-74Z", gold, edge) +
    circle(0, 14, 19, metal.shadow) +
    circle(0, 14, 15, rounded(paint, jewel)) +
    rect(-13, 46, 26, 9, 4, gold, edge) +
    rect(-13, 98, 26, 12, 6, gold, edge) +
    path("M-58-66V-30C-56-10-36 6-14 8", "none", { stroke: "#fff", "stroke-width": 4, opacity: 0.6 });
  return (
    swirl("M-104 66C-60 98 30 92 70 46", 15) +
    group(weapon, `rotate(${n(random.between(14, 30))})`) +
    swirl("M-96 34C-40 82 50 66 104 6", 11) +
    swirl("M-66 74C-20 92 40 82 84 50", 5) +
    glint(...polar(0.06, 84), 22, "#fff", 0.95)
  );
};

export const puffer: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const spikes = random.integer(18, 24);
  const belly = paint.clip(circle(0, 0, 78, "#000"));
  const fin = path("M66-6C98-42 116-28 108-2C116 22 96 36 66 12Z", lit(paint, accent), {
    stroke: accent.shine,
    "stroke-width": 1.5,
  });
  return (
    fin +
    path(closed(corners(spikes, 103, 74)), paint.radial([jewel.base, jewel.dark, metal.light], 0.5, 0.5, 0.5)) +
    circle(0, 0, 78, rounded(paint, jewel)) +
    `<g clip-path="${belly}">${ellipse(-8, 72, 74, 52, metal.shine, { opacity: 0.85 })}${dots(
      Array.from({ length: 8 }, () => [random.between(-50, 60), random.between(-66, -34)] as const),
      6,
      jewel.shadow,
      0.35,
    )}</g>` +
    eye(-38, -16, 20, accent.base) +
    eye(24, -16, 20, accent.base) +
    ellipse(-7, 22, 13, 10, jewel.shadow) +
    ellipse(-7, 19, 8, 4, accent.light) +
    path("M44 14C66 4 78 20 62 40C54 36 46 28 44 14Z", lit(paint, accent)) +
    gloss(-34, -50, 26, 12, 0.55) +
    circle(-84, -76, 9, "none", { stroke: "#fff", "stroke-width": 2.5, opacity: 0.7 }) +
    circle(-66, -96, 5, "none", { stroke: "#fff", "stroke-width": 2, opacity: 0.7 }) +
    glint(-52, -58, 17, "#fff", 0.9)
  );
};
