import { lit, polished } from "./materials.ts";
import type { Scene } from "./scene.ts";
import { circle, closed, corners, ellipse, n, path, polar, rect } from "./svg.ts";

/** Draws one small thing that floats around an emblem, about 10 in radius. */
type Mote = (scene: Scene) => string;

export const coin: Mote = ({ paint, metal }) =>
  ellipse(0, 1.5, 10, 8, metal.shadow) +
  ellipse(0, 0, 10, 8, polished(paint, metal)) +
  ellipse(0, 0, 6, 4.6, "none", { stroke: metal.dark, "stroke-width": 1.4 });

export const gem: Mote = ({ paint, accent }) =>
  path(
    closed([
      [-9, -3],
      [-5, -8],
      [5, -8],
      [9, -3],
      [0, 9],
    ]),
    lit(paint, accent),
  ) + path("M-9-3H9L0 9ZM-5-8L0-3L5-8", "none", { stroke: accent.shine, "stroke-width": 1, opacity: 0.7 });

export const bubble: Mote = ({ paint, ground }) =>
  circle(
    0,
    0,
    10,
    paint.radial(
      [
        ["#fff", 0, 0.7],
        [ground.glow, 0.3, 0.15],
        [ground.glow, 0.8, 0.2],
        ["#fff", 1, 0.75],
      ],
      0.35,
      0.3,
      0.75,
    ),
  ) + circle(-3.4, -4, 2, "#fff");

export const petal: Mote = ({ paint, jewel }) => path("M0 10C-10 2-8-8 0-11C8-8 10 2 0 10Z", lit(paint, jewel));

export const plume: Mote = ({ paint, jewel, metal }) =>
  path("M-2 14C-10 4-8-10 4-16C10-6 6 6-2 14Z", lit(paint, jewel)) +
  path("M-3 17L3-12", "none", { stroke: metal.light, "stroke-width": 1.2 });

export const ember: Mote = ({ paint, metal }) =>
  circle(
    0,
    0,
    10,
    paint.radial(
      [
        ["#fff", 0],
        [metal.light, 0.2],
        [metal.base, 0.4, 0.5],
        [metal.base, 1, 0],
      ],
      0.5,
      0.5,
      0.5,
    ),
  );

export const scrap: Mote = ({ jewel, accent, random }) =>
  path("M-4-9L5-7L3 9L-6 7Z", random.chance(0.5) ? jewel.light : accent.light);

export const cube: Mote = ({ ground, jewel }) =>
  rect(-7, -7, 14, 14, 2, jewel.base, { opacity: 0.5 }) +
  rect(-7, -7, 14, 14, 2, "none", { stroke: ground.glow, "stroke-width": 2 });

export const shard: Mote = ({ jewel }) =>
  path("M-3-12L6-2L2 12L-6 3Z", jewel.light) + path("M-3-12L2 12L-6 3Z", jewel.shine, { opacity: 0.6 });

export const starlet: Mote = ({ paint, metal }) => path(closed(corners(5, 11, 5)), polished(paint, metal));

/** Copies of one small thing around the focus, the first of them large and in front. The middle stays free for the emblem. */
export function drift(scene: Scene, mote: Mote): readonly string[] {
  const {
    width,
    height,
    focus: [x, y],
    random,
    paint,
  } = scene;
  const one = paint.define(mote(scene));
  const count = random.integer(6, 8);
  const start = random.between(0, 1);
  return Array.from({ length: count }, (_, index) => {
    const [dx, dy] = polar(start + (index + random.between(-0.3, 0.3)) / count, random.between(0.4, 0.53));
    const scale = index === 0 ? random.between(2, 2.6) : random.between(0.5, 1.35);
    return `<use href="${one}" transform="translate(${n(x + dx * width * 0.96)} ${n(y + dy * height * 0.94)}) rotate(${random.integer(-80, 80)}) scale(${n(scale)})"${index === 0 ? ' opacity=".75"' : ""}/>`;
  });
}
