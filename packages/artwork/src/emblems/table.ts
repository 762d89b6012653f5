import type { Scene } from "../scene.ts";
import { circle, closed, corners, dots, ellipse, glint, group, n, path, polar, rect, type Point } from "../svg.ts";
import type { Emblem } from "./emblem.ts";
import { suits } from "./suits.ts";

const anySuit = ({ random }: Scene): string => random.pick([suits.heart, suits.spade, suits.diamond, suits.club]);

/** A fan of cards. */
export const cards: Emblem = (scene) => {
  const { jewel, metal, accent, paint, random } = scene;
  const count = random.pick([3, 4, 5]);
  const spread = random.between(13, 16);
  const fan = Array.from({ length: count }, (_, index) => {
    const angle = (index - (count - 1) / 2) * spread;
    const ink = index % 2 ? accent.shadow : jewel.dark;
    const suit = anySuit(scene);
    const face = rect(-42, -60, 84, 120, 10, paint.linear(["#ffffff", "#f3ecf7", "#cfc2dc"], 0, 0, 1, 1), {
      stroke: metal.base,
      "stroke-width": 3,
    });
    const pips =
      path(suit, ink, { transform: "scale(.72)" }) +
      [1, -1]
        .map((side) => path(suit, ink, { transform: `translate(${-29 * side} ${-45 * side}) scale(${0.2 * side})` }))
        .join("");
    return group(
      face + pips,
      `rotate(${n(angle)} 0 130) translate(0 ${n(-6 + Math.abs(index - (count - 1) / 2) * 2)})`,
    );
  }).join("");
  return group(fan, "scale(1.16)") + glint(-58, -70, 18, "#fff", 0.9);
};

function chip({ paint }: Scene, ramp: Scene["jewel"], metal: Scene["metal"], sign: string): string {
  const marks = circle(0, 0, 49, "none", {
    stroke: "#fff",
    "stroke-width": 15,
    "stroke-dasharray": "19.2 19.3",
    "stroke-linecap": "butt",
    opacity: 0.92,
  });
  return (
    circle(0, 0, 58, paint.radial([ramp.light, ramp.base, ramp.shadow])) +
    marks +
    circle(0, 0, 38, ramp.shadow) +
    circle(0, -1, 36, paint.linear([ramp.light, ramp.dark]), { stroke: metal.light, "stroke-width": 2.5 }) +
    path(sign, "#fff", { transform: "scale(.5)" }) +
    path("M-46-20A50 50 0 0 1-12-49", "none", { stroke: "#fff", "stroke-width": 5, opacity: 0.6 })
  );
}

export const chips: Emblem = (scene) => {
  const { jewel, accent, metal, paint } = scene;
  const edge = (ramp: Scene["jewel"]): string =>
    paint.define(
      path(
        "M-40 0V11A40 14 0 0 0 40 11V0Z",
        paint.linear([ramp.shadow, ramp.light, ramp.base, ramp.shadow], 0, 0, 1, 0),
      ) +
        ellipse(0, 0, 40, 14, ramp.light) +
        ellipse(0, 0, 27, 9, ramp.dark) +
        path("M-14 13V24M14 13V24", "none", { stroke: "#fff", "stroke-width": 7, opacity: 0.85 }),
    );
  const stack = (ramp: Scene["jewel"], x: number, floor: number, count: number): string =>
    Array.from({ length: count }, (_, index) => `<use href="${edge(ramp)}" x="${x}" y="${floor - index * 13}"/>`).join(
      "",
    );
  return (
    stack(jewel, -52, 72, 5) +
    stack(metal, 54, 74, 4) +
    group(chip(scene, accent, metal, anySuit(scene)), "translate(34 -34) rotate(16)") +
    group(chip(scene, jewel, metal, anySuit(scene)), "translate(-14 24) rotate(-14) scale(1.08)") +
    glint(-44, -22, 20, "#fff", 0.95)
  );
};

/** A wheel seen from above: a roulette wheel or a wheel of fortune, depending on the number of fields. */
function wheel(scene: Scene, fields: number, colors: readonly string[], hub: string): string {
  const { metal, paint } = scene;
  const slice = (index: number): string =>
    closed([[0, 0], polar(index / fields, 82), polar((index + 0.5) / fields, 84), polar((index + 1) / fields, 82)]);
  const slices = colors
    .map((color, at) =>
      path(
        Array.from({ length: Math.ceil((fields - at) / colors.length) }, (_, index) =>
          slice(index * colors.length + at),
        ).join(""),
        color,
        { stroke: metal.light },
      ),
    )
    .join("");
  const rim =
    circle(0, 0, 100, paint.linear([metal.shine, metal.base, metal.shadow, metal.light], 0, 0, 1, 1)) +
    circle(0, 0, 86, metal.shadow);
  const shade = circle(
    0,
    0,
    84,
    paint.radial(
      [
        ["#fff", 0, 0.35],
        ["#fff", 0.45, 0],
        ["#000", 1, 0.45],
      ],
      0.36,
      0.28,
      0.85,
    ),
  );
  return rim + slices + shade + hub;
}

export const roulette: Emblem = (scene) => {
  const { jewel, metal, paint, random } = scene;
  const ball = polar(random.between(0, 1), 68);
  const spokes = [0, 45, 90, 135]
    .map((angle) => rect(-3, -44, 6, 88, 3, metal.light, { transform: `rotate(${angle})` }))
    .join("");
  const hub =
    circle(0, 0, 52, paint.radial([metal.base, metal.dark, metal.shadow], 0.5, 0.5, 0.6)) +
    spokes +
    circle(0, 0, 19, paint.radial([metal.shine, metal.base, metal.shadow])) +
    circle(ball[0], ball[1], 7.5, paint.radial(["#fff", "#fff", "#9a93a6"]));
  return wheel(scene, 24, [jewel.dark, "#17121d"], hub) + glint(-58, -58, 22, "#fff", 0.95);
};

export const fortuneWheel: Emblem = (scene) => {
  const { jewel, accent, metal, paint, random } = scene;
  const fields = random.pick([8, 10, 12]);
  const bulbs = dots(corners(16, 93), 4, metal.shine);
  const hub =
    circle(0, 0, 27, paint.linear([metal.shine, metal.base, metal.shadow])) +
    path(closed(corners(5, 19, 8)), jewel.dark);
  const pointer = path("M-19-118H19L0-78Z", paint.linear([jewel.light, jewel.dark]), {
    stroke: metal.shine,
    "stroke-width": 4,
  });
  return (
    wheel(
      scene,
      fields,
      random.chance(0.5) ? [jewel.base, accent.base, metal.shine] : [jewel.base, "#fdf6ff", accent.dark, metal.light],
      hub,
    ) +
    bulbs +
    pointer +
    glint(-56, -56, 22, "#fff", 0.95)
  );
};

/** A pair of mahjong tiles. */
export const tiles: Emblem = (scene) => {
  const { jewel, accent, paint, random } = scene;
  const tile = (angle: number, x: number, y: number): string => {
    const dots = random.pick<readonly Point[]>([
      [[0, 0]],
      [
        [-16, -24],
        [16, 24],
      ],
      [
        [-16, -26],
        [0, 0],
        [16, 26],
      ],
      [
        [-16, -22],
        [16, -22],
        [-16, 22],
        [16, 22],
      ],
    ]);
    const marks = dots
      .map(
        ([dx, dy], index) =>
          circle(dx, dy, 13, index % 2 ? accent.dark : jewel.dark) +
          circle(dx, dy, 8, "none", { stroke: "#fff", "stroke-width": 2 }) +
          circle(dx, dy, 3, "#fff"),
      )
      .join("");
    return group(
      rect(-40, -48, 84, 116, 13, paint.linear([jewel.base, jewel.shadow])) +
        rect(-44, -58, 84, 112, 13, paint.linear(["#ffffff", "#f6eff4", "#d8cbd8"], 0, 0, 1, 1), {
          stroke: "#fff",
          "stroke-width": 2,
        }) +
        group(marks, "translate(-2 -2)"),
      `translate(${x} ${y}) rotate(${angle})`,
    );
  };
  return tile(-14, -44, -14) + tile(12, 46, 2) + glint(-68, -64, 20, "#fff", 0.95);
};
