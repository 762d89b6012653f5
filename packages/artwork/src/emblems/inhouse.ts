import { circle, closed, corners, glint, group, n, path, polar, rect } from "../svg.ts";
import type { Emblem } from "./emblem.ts";
import { die } from "./die.ts";

/** Two dice in mid-air, three faces each. */
export const dice: Emblem = (scene) => {
  const { jewel, accent, random } = scene;
  return (
    die(scene, accent, "translate(42 -40) rotate(24) scale(.62)") +
    die(scene, jewel, `translate(-22 18) rotate(${n(random.between(-16, -6))}) scale(.82)`) +
    glint(-64, -44, 20, "#fff", 0.95)
  );
};

/** A rising rocket, for crash games: the longer it flies, the more it pays. */
export const rocket: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const hull = paint.linear(["#8d83a0", "#ffffff", "#efe9f6", "#6b6180"], 0, 0, 1, 0);
  const fin = paint.linear([jewel.light, jewel.dark, jewel.shadow]);
  const flame =
    path("M-22 62C-30 92-8 104 0 134C8 104 30 92 22 62Z", paint.linear([metal.shine, metal.light, jewel.base])) +
    path("M-10 62C-14 84-2 92 0 108C2 92 14 84 10 62Z", "#fff", { opacity: 0.9 });
  const trail = Array.from({ length: 6 }, () =>
    circle(random.between(-46, 46), random.between(86, 124), random.between(7, 17), accent.light, {
      opacity: random.between(0.14, 0.34),
    }),
  ).join("");
  const ship =
    trail +
    flame +
    path("M-34 18C-62 32-64 62-58 82L-28 58ZM34 18C62 32 64 62 58 82L28 58Z", fin) +
    path("M0-108C38-72 44 0 26 64H-26C-44 0-38-72 0-108Z", hull) +
    path(
      "M0-108C18-92 29-70 33-46H-33C-29-70-18-92 0-108Z",
      paint.linear([jewel.light, jewel.base, jewel.dark], 0, 0, 1, 0),
    ) +
    circle(0, -14, 20, metal.base) +
    circle(0, -14, 14.5, paint.radial([accent.shine, accent.base, accent.shadow])) +
    path("M-30 44H30", "none", { stroke: jewel.base, "stroke-width": 7 }) +
    path("M-20-66C-28-40-28 10-22 50", "none", { stroke: "#fff", "stroke-width": 5, opacity: 0.7 });
  return group(ship, "translate(-6 4) rotate(32) scale(.92)") + glint(56, -78, 22, "#fff", 0.95);
};

/** A grid of tiles with one gem uncovered and one bomb. */
export const mines: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const stone = random.integer(0, 8);
  const bomb = (stone + random.integer(2, 6)) % 9;
  const closedTile = paint.define(
    rect(-29, -29, 58, 58, 12, paint.linear([jewel.light, jewel.base, jewel.shadow]), {
      stroke: jewel.shine,
      "stroke-width": 2,
      "stroke-opacity": 0.5,
    }) + rect(-20, -22, 40, 12, 6, "#fff", { opacity: 0.24 }),
  );
  const open = rect(-29, -29, 58, 58, 12, "#120c1a", { stroke: jewel.base, "stroke-width": 2 });
  const at = (index: number): string => `translate(${(index % 3) * 66 - 66} ${Math.floor(index / 3) * 66 - 66})`;
  const board = Array.from({ length: 9 }, (_, index) => {
    if (index === stone)
      return group(
        open +
          path(
            closed([
              [-24, -6],
              [-13, -20],
              [13, -20],
              [24, -6],
              [0, 25],
            ]),
            paint.linear([accent.shine, accent.base, accent.shadow]),
            { stroke: accent.shine, "stroke-width": 2 },
          ) +
          path("M-24-6H24M-8-6L0 25L8-6L0-20Z", "none", { stroke: accent.shine, "stroke-width": 1.5 }),
        at(index),
      );
    if (index === bomb)
      return group(
        open +
          circle(-2, 5, 18, paint.radial(["#8a8296", "#2b2433", "#0c0910"])) +
          path("M8-10Q16-24 24-18", "none", { stroke: metal.light, "stroke-width": 4 }) +
          glint(24, -19, 13, metal.shine),
        at(index),
      );
    return `<use href="${closedTile}" transform="${at(index)}"/>`;
  }).join("");
  return group(board, "rotate(-8) scale(.98)") + glint(-70, -76, 20, "#fff", 0.9);
};

/** Pegs and a falling ball. */
export const plinko: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const peg = paint.define(circle(0, 0, 7, paint.radial(["#fff", jewel.light, jewel.dark])));
  const pegs = Array.from({ length: 6 }, (_, row) =>
    Array.from(
      { length: row + 2 },
      (_unused, column) => `<use href="${peg}" x="${n((column - (row + 1) / 2) * 30)}" y="${n(-72 + row * 25)}"/>`,
    ).join(""),
  ).join("");
  const cups = Array.from({ length: 7 }, (_, index) =>
    rect(
      (index - 3) * 29 - 12.5,
      72,
      25,
      30,
      6,
      paint.linear(
        index === 0 || index === 6
          ? [metal.shine, metal.dark]
          : index % 2
            ? [jewel.light, jewel.dark]
            : [accent.light, accent.dark],
      ),
    ),
  ).join("");
  const lane = random.integer(0, 4) - 2;
  const trail = path(
    `M0-104C${n(20)}-70 ${n(lane * 14 - 12)}-44 ${n(lane * 18)}-2S${n(lane * 22 + 8)} 30 ${n(lane * 24)} 48`,
    "none",
    { stroke: metal.light, "stroke-width": 6, opacity: 0.45 },
  );
  return (
    trail +
    pegs +
    cups +
    circle(lane * 24, 50, 16, paint.radial([metal.shine, metal.light, metal.dark])) +
    glint(lane * 24 - 6, 43, 12, "#fff", 0.95) +
    circle(0, -106, 11, paint.radial([metal.shine, metal.base, metal.dark]), { opacity: 0.5 })
  );
};

/** Numbered balls, as in keno and lotteries. The digits are paths, so no font is needed. */
export const balls: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const strokes = [
    "M-5-9H5V9H-5Z",
    "M-3-7L2-9V9",
    "M-6-7C0-13 9-6 4 0L-6 9H7",
    "M-6-9H5L-1-2C9-2 7 10-6 8",
    "M3 9V-9L-7 3H7",
    "M6-9H-4L-5-1C9-4 9 11-6 8",
    "M5-9C-7-5-8 9 0 9S7-2 0-2S-5 3-5 5",
    "M-6-9H6L-2 9",
    "M0 0C-9-2-6-9 0-9S9-2 0 0C-9 2-8 9 0 9S9 2 0 0Z",
    "M-4 9C6 6 8-9 0-9S-7 2 0 2S5-3 5-5",
  ];
  const ball = (x: number, y: number, radius: number, ramp: typeof jewel): string => {
    const digits = [random.integer(1, 4), random.integer(0, 9)]
      .map((digit, index) => `<path d="${strokes[digit] ?? ""}" transform="translate(${index * 17 - 8.5})"/>`)
      .join("");
    return (
      circle(
        x,
        y,
        radius,
        paint.radial([
          [ramp.shine, 0],
          [ramp.light, 0.25],
          [ramp.base, 0.6],
          [ramp.shadow, 1],
        ]),
      ) +
      circle(x, y, radius * 0.54, "#fffdf8") +
      group(digits, `translate(${n(x)} ${n(y)}) scale(${n(radius / 40)})`, {
        fill: "none",
        stroke: "#241a2e",
        "stroke-width": 3.6,
      }) +
      circle(x - radius * 0.36, y - radius * 0.6, radius * 0.17, "#fff", { opacity: 0.8 })
    );
  };
  const places = random.chance(0.5)
    ? ([
        [-52, -44, 38],
        [44, -56, 34],
        [58, 34, 40],
        [-56, 46, 35],
        [0, 4, 50],
      ] as const)
    : ([
        [0, -66, 36],
        [-64, 0, 37],
        [64, 0, 37],
        [-34, 62, 34],
        [36, 62, 34],
        [0, 0, 44],
      ] as const);
  const ramps = [jewel, accent, metal];
  return (
    places.map(([x, y, radius], index) => ball(x, y, radius, ramps[index % 3] ?? jewel)).join("") +
    glint(-22, -30, 20, "#fff", 0.9)
  );
};

/** A scratch card with a scratched area. */
export const ticket: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const holes = Array.from({ length: 7 }, (_, index) => circle(-62, -54 + index * 18, 3, jewel.shadow)).join("");
  const stars = [-1, 0, 1]
    .map((index) =>
      group(
        circle(0, 0, 23, paint.radial([metal.shine, metal.base, metal.dark])) +
          path(closed(corners(5, 14, 6)), index === 0 ? jewel.dark : accent.dark),
        `translate(${18 + index * 46} 4)`,
      ),
    )
    .join("");
  const body = path(
    "M-98-64H98V-18A18 18 0 0 0 98 18V64H-98V18A18 18 0 0 0-98-18Z",
    paint.linear([jewel.light, jewel.base, jewel.dark], 0, 0, 1, 1),
    { stroke: metal.light, "stroke-width": 4 },
  );
  const shine = path("M-90-58H60L-30 58H-90Z", "#fff", { opacity: 0.14 });
  const under = group(body, "rotate(14) translate(8 -12) scale(.94)", { opacity: 0.75 });
  return (
    under +
    group(
      body +
        holes +
        rect(-46, -48, 132, 18, 9, "#fff", { opacity: 0.5 }) +
        stars +
        rect(-46, 40, 96, 10, 5, "#fff", { opacity: 0.4 }) +
        shine,
      `rotate(${n(random.between(-14, -6))})`,
    ) +
    glint(...polar(0.85, 84), 22, "#fff", 0.95)
  );
};
