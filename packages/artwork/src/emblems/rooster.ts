import { toRamp } from "../color.ts";
import { lit, mirrored, polished, rounded, turned } from "../materials.ts";
import type { Scene } from "../scene.ts";
import { circle, closed, corners, dots, ellipse, glint, group, n, path, polar } from "../svg.ts";
import type { Emblem } from "./emblem.ts";

/** A cock's head facing left, about 100 high from comb to neck. */
function head({ jewel, accent, metal, paint, random }: Scene): string {
  const red = paint.linear(["#ff8a6b", "#e0303a", "#8c1028"], 0, 0, 1, 1);
  const feather = [jewel, metal].map((ramp) =>
    paint.define(
      path("M0-30C24 30 16 70-4 100C-16 68-18 38 0-30Z", lit(paint, ramp), {
        stroke: metal.shine,
        "stroke-opacity": 0.6,
      }),
    ),
  );
  const hackle = [0, 1, 2, 3, 4, 5, 6]
    .map((index) => `<use href="${feather[index % 2] ?? ""}" x="${34 - index * 13}" y="${Math.abs(index - 3) * -3}"/>`)
    .join("");
  const skull = path("M-34-44C-18-74 36-70 48-30C56 0 44 34 10 36C-24 36-46 6-34-44Z", lit(paint, metal));
  const comb = path(
    "M-34-42C-50-62-38-78-26-70C-34-96-10-108-2-86C4-112 34-106 30-82C48-94 66-72 50-52C62-50 62-34 48-26C36-54-4-66-34-42Z",
    red,
    { stroke: "#6d0a20", "stroke-width": 2 },
  );
  const wattle = path("M-40 2C-62 10-66 50-44 56C-24 54-22 20-28 4Z", red, { stroke: "#6d0a20", "stroke-width": 2 });
  const beak =
    path("M-40-30L-90-6L-42 2Z", metal.base) +
    path("M-84-8L-42-12", "none", { stroke: metal.shadow, "stroke-width": 2.5 });
  return (
    hackle +
    skull +
    comb +
    wattle +
    beak +
    ellipse(-14, -22, 19, 15, "#d8283a") +
    circle(-16, -24, 10, "#fff3d0") +
    circle(-17, -24, random.between(5, 6), "#1a0d12") +
    circle(-20, -27, 2.4, "#fff") +
    path("M-34-36L-4-40", "none", { stroke: "#6d0a20", "stroke-width": 5 }) +
    circle(16, -10, 7, accent.light, { opacity: 0.5 })
  );
}

export const cockHead: Emblem = (scene) =>
  group(head(scene), "translate(14 4) scale(1.06)") +
  glint(-22, -92, 18, "#fff", 0.95) +
  glint(...polar(0.2, 60), 12, "#fff", 0.8);

/** Two cocks, beak to beak. */
export const duel: Emblem = (scene) => {
  const { metal, paint } = scene;
  const right = paint.define(group(head(scene), "translate(78 6) scale(.8)"));
  return (
    path(
      closed(corners(12, 84, 26)),
      paint.radial(
        [
          ["#fff", 0],
          [metal.light, 0.4],
          [metal.base, 1, 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
    `<use href="${right}"/><use href="${right}" transform="scale(-1 1)"/>` +
    glint(0, 2, 34, "#fff", 0.95) +
    dots(
      [
        [-8, -70],
        [10, -88],
        [-2, 72],
        [14, 60],
        [-16, 54],
      ],
      3.4,
      metal.light,
      0.9,
    )
  );
};

/** A whole cock with its tail. */
export const cock: Emblem = (scene) => {
  const { jewel, accent, metal, paint, random } = scene;
  const plumes = [jewel, accent].map((ramp) =>
    paint.define(path("M-6 10C-10-50 30-98 84-84C50-76 26-34 14 14Z", lit(paint, ramp), { stroke: metal.light })),
  );
  const spread = random.between(20, 24);
  const tail = [4, 3, 2, 1, 0]
    .map(
      (index) =>
        `<use href="${plumes[index % 2] ?? ""}" transform="translate(34 30) rotate(${n(index * spread - 34)})"/>`,
    )
    .join("");
  const legs = path("M-10 66V100M-10 100L-26 106M-10 100H8M14 62V100M14 100L0 106M14 100H32", "none", {
    stroke: metal.base,
    "stroke-width": 7,
  });
  const body = path("M-58-18C-66 40-30 76 8 72C44 70 66 42 60 12C40 28 8 20-10-14Z", lit(paint, jewel));
  const wing = path(
    "M-26 14C-8-4 30 0 50 20C36 26 40 30 46 36C32 38 34 44 36 50C4 60-24 44-26 14Z",
    lit(paint, metal),
    { stroke: metal.shine, "stroke-width": 1.5 },
  );
  return (
    tail + legs + body + group(head(scene), "translate(-40 -38) scale(.62)") + wing + glint(-60, -88, 16, "#fff", 0.9)
  );
};

/** Two curved spurs behind a round shield boss. */
export const spurs: Emblem = ({ jewel, metal, paint, random }) => {
  const blade =
    path(
      "M-26 74C40 74 92 10 78-98C60-30 30 20-34 44Z",
      paint.linear(["#fff", "#d9dbe8", "#7f8298", "#e9ebf5"], 0, 0, 1, 1),
      { stroke: "#4a4b5e", "stroke-width": 1.5 },
    ) +
    path("M-22 62C40 54 74 0 78-80", "none", { stroke: "#fff", "stroke-width": 3, opacity: 0.85 }) +
    path("M-44 36L-18 78", "none", { stroke: polished(paint, metal), "stroke-width": 15 });
  const sign = closed(corners(random.pick([5, 6, 8]), 24, 11));
  return (
    mirrored(paint, blade) +
    path("M-14 78L-30 118L-12 110L0 122L12 110L30 118L14 78Z", lit(paint, jewel)) +
    circle(0, 54, 40, polished(paint, metal), { stroke: metal.shadow, "stroke-width": 2 }) +
    circle(0, 54, 31, rounded(paint, jewel)) +
    path(sign, metal.light, { transform: "translate(0 54)" }) +
    glint(-74, -76, 22, "#fff", 0.95) +
    glint(74, -60, 15, "#fff", 0.85)
  );
};

/** A golden egg in a nest. */
export const goldenEgg: Emblem = ({ jewel, metal, paint, random }) => {
  const clip = paint.clip(path("M0-100C46-100 72-24 66 16C60 60 36 78 0 78S-60 60-66 16C-72-24-46-100 0-100Z", "#000"));
  const zigzag = (y: number, high: number): string =>
    `M-80 ${y}${Array.from({ length: 8 }, (_, index) => `l20 ${index % 2 ? high : -high}`).join("")}`;
  const hay = toRamp(72, 0.1);
  const straw = (seed: number): string =>
    path(
      Array.from({ length: 14 }, () => {
        const x = random.between(-92, 60);
        return `M${n(x)} ${n(random.between(54, 96))}q${n(random.between(14, 30))} ${n(random.between(-4, 12))} ${n(random.between(34, 58))} ${n(random.between(-14, 10))}`;
      }).join(""),
      "none",
      { stroke: seed ? hay.light : hay.base, "stroke-width": seed ? 4 : 7 },
    );
  return (
    ellipse(0, 76, 104, 34, hay.shadow) +
    path(
      "M0-100C46-100 72-24 66 16C60 60 36 78 0 78S-60 60-66 16C-72-24-46-100 0-100Z",
      paint.radial(
        [
          [metal.shine, 0],
          [metal.light, 0.22],
          [metal.base, 0.55],
          [metal.dark, 0.85],
          [metal.base, 1],
        ],
        0.36,
        0.26,
        0.8,
      ),
    ) +
    `<g clip-path="${clip}">${path(zigzag(-22, 14), "none", { stroke: jewel.base, "stroke-width": 7 })}${path(zigzag(30, 14), "none", { stroke: jewel.base, "stroke-width": 7 })}${dots(
      [-48, -24, 0, 24, 48].map((x) => [x, 4] as const),
      7,
      jewel.light,
    )}</g>` +
    path("M-44-18C-40-52-26-76-10-86", "none", { stroke: "#fff", "stroke-width": 9, opacity: 0.7 }) +
    straw(0) +
    straw(1) +
    circle(0, 92, 7, rounded(paint, jewel)) +
    glint(-32, -62, 24, "#fff", 0.95) +
    group(path(closed(corners(4, 8, 3)), turned(paint, metal)), "translate(74 -60)")
  );
};
