import { gloss, lit, mirrored, polished, rounded, turned } from "../materials.ts";
import type { Scene } from "../scene.ts";
import { circle, closed, corners, dots, ellipse, glint, group, n, path, polar, rect } from "../svg.ts";
import type { Emblem } from "./emblem.ts";

/** A pile of small balls in a round glass. */
function heap({ jewel, accent, metal, paint, random }: Scene, radius: number): string {
  const shade = paint.radial(
    [
      ["#fff", 0, 0.85],
      ["#fff", 0.45, 0],
      ["#000", 1, 0.6],
    ],
    0.34,
    0.3,
    0.75,
  );
  const balls = [jewel, accent, metal].map(({ base }) =>
    paint.define(
      circle(0, 0, 17, base) +
        circle(0, 0, 17, shade) +
        circle(-1, -1, 8.5, "#fffdf8") +
        path("M-1-5V3", "none", { stroke: "#241a2e", "stroke-width": 3 }),
    ),
  );
  const places = [
    [-48, 32],
    [-15, 50],
    [20, 50],
    [50, 28],
    [-30, 4],
    [4, 18],
    [36, -4],
    [-10, -28],
    [46, -44],
  ].map(([x = 0, y = 0]) => [x + random.between(-5, 5), y + random.between(-5, 5)] as const);
  const clip = paint.clip(circle(0, 0, radius, "#000"));
  return `<g clip-path="${clip}">${circle(
    0,
    0,
    radius,
    paint.radial(
      [
        [jewel.dark, 0, 0.4],
        [jewel.shadow, 1, 0.85],
      ],
      0.5,
      0.4,
      0.6,
    ),
  )}${places.map(([x, y], index) => `<use href="${balls[index % 3] ?? ""}" transform="translate(${n(x)} ${n(y)}) rotate(${random.integer(-40, 40)})"/>`).join("")}</g>`;
}

const glass = (paint: Scene["paint"], radius: number): string =>
  circle(
    0,
    0,
    radius,
    paint.radial(
      [
        ["#fff", 0, 0.4],
        ["#fff", 0.4, 0.05],
        ["#fff", 0.86, 0.06],
        ["#fff", 1, 0.45],
      ],
      0.36,
      0.3,
      0.75,
    ),
    { stroke: "#fff", "stroke-width": 2.5, "stroke-opacity": 0.6 },
  );

/** A turning drum of balls. */
export const drum: Emblem = (scene) => {
  const { jewel, metal, paint } = scene;
  const gold = turned(paint, metal);
  const legs = mirrored(
    paint,
    path("M66-8L98 96H78L56 20Z", gold) +
      path("M72-8L108-20V-44", "none", { stroke: metal.base, "stroke-width": 9 }) +
      circle(108, -46, 10, rounded(paint, jewel)),
  );
  return (
    legs +
    rect(-104, 86, 208, 20, 9, gold, { stroke: metal.shadow, "stroke-width": 2 }) +
    group(heap(scene, 82), "translate(0 -14)") +
    group(
      glass(paint, 82) +
        circle(0, 0, 84, "none", { stroke: polished(paint, metal), "stroke-width": 6 }) +
        ellipse(0, 0, 30, 83, "none", { stroke: metal.light, "stroke-width": 3, opacity: 0.7 }),
      "translate(0 -14)",
    ) +
    dots(
      [
        [-74, -10],
        [74, -10],
      ],
      13,
      metal.base,
    ) +
    gloss(-34, -64, 24, 12, 0.7) +
    glint(-46, -76, 20, "#fff", 0.95)
  );
};

/** A machine that gives one ball for a coin. */
export const gumball: Emblem = (scene) => {
  const { jewel, metal, paint } = scene;
  return (
    path("M-48 34H48L64 104H-64Z", paint.linear([jewel.dark, jewel.light, jewel.base, jewel.shadow], 0, 0, 1, 0), {
      stroke: metal.base,
      "stroke-width": 4,
    }) +
    group(heap(scene, 72), "translate(0 -34)") +
    group(glass(paint, 72), "translate(0 -34)") +
    rect(-56, 26, 112, 16, 8, polished(paint, metal)) +
    path("M-30-100H30L22-112H-22Z", polished(paint, metal), { stroke: metal.shadow, "stroke-width": 2 }) +
    circle(0, 66, 17, rounded(paint, metal)) +
    rect(-3.5, 54, 7, 24, 3, metal.shadow) +
    rect(-20, 88, 40, 16, 5, jewel.shadow) +
    gloss(-32, -66, 22, 12, 0.7) +
    glint(-42, -78, 20, "#fff", 0.95)
  );
};

/** A red envelope with coins showing at the top. */
export const envelope: Emblem = ({ jewel, metal, paint, random }) => {
  const gold = polished(paint, metal);
  const coin = (x: number, y: number): string =>
    circle(x, y, 25, gold) +
    circle(x, y, 19, metal.dark, { opacity: 0.6 }) +
    circle(x, y, 18, metal.light) +
    path(closed(corners(5, 11, 5)), metal.dark, { transform: `translate(${x} ${y})` });
  const knot =
    path("M0 0C-22-14-22 14 0 0C22-14 22 14 0 0ZM0 4V30", "none", { stroke: metal.light, "stroke-width": 4 }) +
    path("M-7 30H7L10 58H-10Z", jewel.base);
  const body = rect(-62, -76, 124, 176, 14, paint.linear([jewel.light, jewel.base, jewel.dark], 0, 0, 1, 1), {
    stroke: metal.base,
    "stroke-width": 3,
  });
  const sprig =
    path("M-46 84C-30 56-34 40-14 30M-34 58C-46 52-48 40-46 32M-24 42C-8 48 0 44 6 36", "none", {
      stroke: metal.light,
      "stroke-width": 3,
      opacity: 0.75,
    }) +
    dots(
      [
        [-46, 30],
        [-14, 28],
        [8, 34],
        [-48, 62],
      ],
      5,
      metal.light,
    );
  const flap = path("M-62-62C-62-72-56-76-48-76H48C56-76 62-72 62-62V-46C30-6-30-6-62-46Z", lit(paint, jewel), {
    stroke: metal.base,
    "stroke-width": 3,
  });
  return (
    group(
      coin(-28, -88) +
        coin(22, -94) +
        body +
        sprig +
        flap +
        circle(0, -22, 30, gold, { stroke: metal.shadow, "stroke-width": 2 }) +
        path(closed(corners(random.pick([4, 5, 6, 8]), 20, 9)), jewel.dark, { transform: "translate(0 -22)" }) +
        group(knot, "translate(62 60) rotate(-10)") +
        path("M-54-66C-54-40-54 40-54 84", "none", { stroke: "#fff", "stroke-width": 5, opacity: 0.35 }),
      `rotate(${n(random.between(-12, 10))})`,
    ) + glint(-50, -70, 22, "#fff", 0.95)
  );
};

/** A beckoning cat, which brings luck. */
export const luckyCat: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const fur = paint.radial(
    [
      ["#fff", 0],
      ["#fdf4ee", 0.45],
      [metal.light, 0.8],
      [metal.dark, 1],
    ],
    0.4,
    0.3,
    0.8,
  );
  const ear = path("M12-66L58-112L66-46Z", fur) + path("M30-70L54-96L58-58Z", accent.base);
  const paw =
    path("M58 20C100 10 112-40 96-72C88-84 68-78 70-62C74-36 62-12 42-2Z", fur, {
      stroke: metal.dark,
      "stroke-width": 1.5,
    }) + path("M74-68L72-56M84-72L83-60", "none", { stroke: metal.dark, "stroke-width": 3 });
  const body = path("M-66 104C-84 50-60 0 0 0S84 50 66 104Z", fur, { stroke: metal.dark, "stroke-width": 1.5 });
  const face =
    ellipse(0, -40, 70, 56, fur, { stroke: metal.dark, "stroke-width": 1.5 }) +
    path("M-38-44Q-27-56-16-44M16-44Q27-56 38-44", "none", { stroke: "#2a1726", "stroke-width": 6 }) +
    path("M-7-28H7L0-20Z", accent.dark) +
    path("M0-20Q-9-8-18-15M0-20Q9-8 18-15", "none", { stroke: "#2a1726", "stroke-width": 3.5 }) +
    path("M-46-22L-76-28M-46-14L-74-10M46-22L76-28M46-14L74-10", "none", { stroke: metal.dark, "stroke-width": 2.5 }) +
    circle(-44, -20, 9, accent.light, { opacity: 0.5 }) +
    circle(44, -20, 9, accent.light, { opacity: 0.5 });
  const collar =
    path("M-50 4C-24 22 24 22 50 4L54 16C26 36-26 36-54 16Z", lit(paint, jewel)) +
    circle(0, 26, 12, rounded(paint, metal));
  const coin = group(
    ellipse(0, 0, 30, 36, polished(paint, metal), { stroke: metal.shadow, "stroke-width": 2 }) +
      ellipse(0, 0, 22, 28, "none", { stroke: metal.dark, "stroke-width": 2.5 }) +
      path(closed(corners(random.pick([4, 5, 6]), 16, 7)), jewel.dark),
    "translate(-8 72) rotate(-8)",
  );
  return (
    paw +
    mirrored(paint, ear) +
    body +
    face +
    collar +
    coin +
    glint(-40, -72, 18, "#fff", 0.95) +
    glint(-24, 52, 14, "#fff", 0.9)
  );
};

/** A lantern of paper and silk, lit from within. */
export const lantern: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const ribs = [66, 42, 16]
    .map((rx) => ellipse(0, -14, rx, 62, "none", { stroke: jewel.shadow, "stroke-width": 2, opacity: 0.4 }))
    .join("");
  const tassel =
    path("M0 62V78", "none", { stroke: metal.base, "stroke-width": 4 }) +
    circle(0, 80, 8, rounded(paint, accent)) +
    path("M-10 86H10L14 122H-14Z", paint.linear([accent.base, accent.dark, accent.shadow]));
  const cap = (y: number): string =>
    rect(-34, y, 68, 15, 5, turned(paint, metal), { stroke: metal.shadow, "stroke-width": 1.5 });
  return (
    circle(
      0,
      -14,
      118,
      paint.radial(
        [
          [jewel.light, 0, 0.5],
          [jewel.light, 1, 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
    path("M0-116V-84", "none", { stroke: metal.light, "stroke-width": 4 }) +
    circle(0, -112, 7, "none", { stroke: metal.light, "stroke-width": 4 }) +
    tassel +
    ellipse(
      0,
      -14,
      92,
      66,
      paint.radial(
        [
          [metal.shine, 0],
          [metal.light, 0.2],
          [jewel.light, 0.45],
          [jewel.base, 0.75],
          [jewel.shadow, 1],
        ],
        0.5,
        0.55,
        0.6,
      ),
    ) +
    ribs +
    group(path(closed(corners(random.pick([4, 5, 6, 8]), 27, 12)), polished(paint, metal)), "translate(0 -14)") +
    cap(-88) +
    cap(48) +
    gloss(-44, -44, 26, 13, 0.4) +
    glint(...polar(0.87, 88), 20, "#fff", 0.9)
  );
};
