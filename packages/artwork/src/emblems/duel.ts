import { gloss, lit, mirrored, polished, turned } from "../materials.ts";
import { circle, closed, corners, dots, glint, group, n, path, rect } from "../svg.ts";
import type { Emblem } from "./emblem.ts";
import { pipsOf } from "./pips.ts";
import { suits } from "./suits.ts";

/** A chess knight. */
export const knight: Emblem = ({ jewel, metal, paint, random }) => {
  const gold = turned(paint, metal);
  const stone = paint.linear([jewel.light, jewel.base, jewel.dark, jewel.shadow], 0, 0, 1, 1);
  const horse =
    "M-46 60C-44 18-6 8-4-22C-18-8-38-2-52-6C-70-12-74-28-66-40L-36-76C-30-86-22-92-10-94L-10-114L14-94C54-84 72-38 62 12C58 34 48 46 46 60Z";
  const mane = path("M14-90C50-74 60-36 52 6L42 44C54-6 46-54 6-82Z", gold);
  return (
    path(horse, stone, { stroke: metal.light, "stroke-width": 4 }) +
    mane +
    path("M-34-72C-8-92 24-66 22-30C20 0-20 20-24 54", "none", {
      stroke: jewel.shine,
      "stroke-width": 6,
      opacity: 0.4,
    }) +
    circle(-24, -58, 6, jewel.shadow) +
    circle(-26, -60, 2.2, "#fff") +
    circle(-58, -24, 3.4, jewel.shadow) +
    rect(-58, 56, 116, 18, 9, gold) +
    rect(-74, 74, 148, 28, 12, stone, { stroke: metal.light, "stroke-width": 4 }) +
    rect(-62, 82, 124, 6, 3, "#fff", { opacity: 0.35 }) +
    path(closed(corners(random.pick([4, 5, 6]), 11, 5)), metal.shine, { transform: "translate(2 30)" }) +
    glint(-40, -80, 22, "#fff", 0.95)
  );
};

/** A carnival mask. */
export const mask: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const plumes = [8, 30, 54]
    .map((angle, index) =>
      path("M0 0C-20-34-18-74 4-96C20-70 20-32 0 0Z", lit(paint, index % 2 ? accent : jewel), {
        transform: `translate(8 -22) rotate(${angle})`,
        stroke: metal.light,
        "stroke-width": 1.5,
      }),
    )
    .join("");
  const half =
    plumes +
    path(
      "M0-30C30-56 84-62 108-30C112 12 86 54 50 56C26 56 12 40 0 26Z",
      paint.linear([jewel.shine, jewel.light, jewel.base, jewel.shadow], 0, 0, 0.6, 1),
      { stroke: metal.base, "stroke-width": 5 },
    ) +
    path("M20-2C36-26 70-26 84-10C70 18 34 20 20-2Z", "#140a1e", {
      stroke: polished(paint, metal),
      "stroke-width": 4,
    }) +
    path("M12 14C28 38 62 40 90 8M52 30Q58 46 76 40", "none", { stroke: metal.light, "stroke-width": 3 }) +
    dots(
      [
        [22, -28],
        [42, -36],
        [62, -40],
        [82, -36],
      ],
      3,
      metal.shine,
    );
  return (
    mirrored(paint, half) +
    path(closed(corners(random.pick([4, 6, 8]), 22, 13)), polished(paint, metal), { transform: "translate(0 -30)" }) +
    circle(0, -30, 8, accent.base) +
    path("M-92-32C-78-46-52-48-30-40", "none", { stroke: "#fff", "stroke-width": 5, opacity: 0.6 }) +
    glint(-70, -46, 20, "#fff", 0.95)
  );
};

export const dominoes: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const ivory = paint.linear(["#ffffff", "#f3e9f2", "#cdbbd0"], 0, 0, 1, 1);
  const onyx = paint.linear([jewel.base, jewel.shadow, "#130b1a"], 0, 0, 1, 1);
  const tile = (face: string, edge: string, ink: string, transform: string): string => {
    const half = (y: number): string =>
      dots(
        (pipsOf[random.integer(0, 5)] ?? []).map(([x, row]) => [x * 19, y + row * 19] as const),
        7.5,
        ink,
      );
    return group(
      rect(-37, -74, 78, 156, 15, edge) +
        rect(-41, -80, 78, 156, 15, face, { stroke: metal.light, "stroke-width": 2.5 }) +
        group(half(-41) + half(37), "translate(-2 0)") +
        path("M-32-2H28", "none", { stroke: metal.base, "stroke-width": 4 }) +
        circle(-2, -2, 6, polished(paint, metal)) +
        path("M-34-66V-16", "none", { stroke: "#fff", "stroke-width": 5, opacity: 0.5 }),
      transform,
    );
  };
  return (
    tile(onyx, "#0b0710", metal.light, `translate(-42 -8) rotate(${n(random.between(-24, -14))})`) +
    tile(ivory, accent.dark, accent.shadow, `translate(42 8) rotate(${n(random.between(8, 20))})`) +
    glint(-72, -72, 20, "#fff", 0.95)
  );
};

/** One ace, black and gold. */
export const ace: Emblem = ({ jewel, metal, paint, random }) => {
  const suit = random.pick([suits.heart, suits.spade, suits.diamond, suits.club]);
  const gold = polished(paint, metal);
  const small = path(suit, gold, { transform: "translate(-48 -72) scale(.24)" });
  const card =
    rect(-66, -94, 132, 188, 16, paint.linear([jewel.dark, jewel.shadow, "#0e0914"], 0, 0, 1, 1), {
      stroke: gold,
      "stroke-width": 4,
    }) +
    rect(-56, -84, 112, 168, 10, "none", { stroke: metal.light, "stroke-width": 1.5, opacity: 0.7 }) +
    path(closed(corners(16, 52, 44)), jewel.base, { opacity: 0.35 }) +
    path(suit, metal.shadow, { transform: "translate(2 4) scale(1.12)" }) +
    path(suit, gold, { transform: "scale(1.08)", stroke: metal.shine, "stroke-width": 1.5 }) +
    small +
    group(small, "rotate(180)") +
    path("M-62-90H20L-34 90H-62Z", "#fff", { opacity: 0.09 });
  const under = rect(-66, -94, 132, 188, 16, paint.linear([jewel.light, jewel.base, jewel.shadow], 0, 0, 1, 1), {
    stroke: metal.base,
    "stroke-width": 3,
    transform: "rotate(16 0 80)",
  });
  return (
    group(under + card, `rotate(${n(random.between(-14, -8))}) scale(.98)`) +
    gloss(-30, -30, 14, 8, 0.3) +
    glint(-62, -78, 22, "#fff", 0.95)
  );
};
