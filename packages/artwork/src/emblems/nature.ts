import { natural } from "../materials.ts";
import { circle, closed, corners, ellipse, glint, group, n, path, polar } from "../svg.ts";
import type { Emblem } from "./emblem.ts";

export const lotus: Emblem = ({ jewel, metal, paint, random }) => {
  const back = paint.linear([jewel.light, jewel.base, jewel.shadow]);
  const front = paint.linear([jewel.shine, jewel.light, jewel.base, jewel.dark]);
  const petal = (angle: number, length: number, fill: string): string =>
    path(
      `M0 0C${n(-length * 0.42)} ${n(-length * 0.35)} ${n(-length * 0.28)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(length * 0.28)} ${n(-length * 0.8)} ${n(length * 0.42)} ${n(-length * 0.35)} 0 0Z`,
      fill,
      {
        transform: `translate(0 58) rotate(${n(angle)})`,
        stroke: jewel.shine,
        "stroke-width": 1.6,
        "stroke-opacity": 0.6,
      },
    );
  const open = random.between(0.9, 1.1);
  const fan = (angles: readonly number[], length: number, fill: string): string =>
    angles.map((angle) => petal(angle * open, length, fill)).join("");
  return (
    ellipse(
      0,
      74,
      98,
      18,
      paint.radial(
        [
          [metal.light, 0, 0.8],
          [metal.base, 1, 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
    fan([-66, 66, -34, 34], 130, back) +
    petal(0, 146, back) +
    fan([-84, 84], 98, front) +
    fan([-52, 52], 112, front) +
    fan([-22, 22], 118, front) +
    circle(0, 42, 17, paint.radial([metal.shine, metal.light, metal.dark])) +
    petal(0, 84, front) +
    glint(-34, -30, 20, "#fff", 0.95) +
    glint(58, 6, 12, "#fff", 0.8)
  );
};

export const clover: Emblem = ({ accent, jewel: own, metal, paint, random }) => {
  const jewel = natural(random, own, 148);
  const leafPaint = paint.radial([jewel.light, jewel.base, jewel.shadow], 0.5, 0.35, 0.8);
  const leaf = "M0-6C-58-26-66-92-24-94C-10-95-2-86 0-76C2-86 10-95 24-94C66-92 58-26 0-6Z";
  const leaves = random.pick([3, 4, 4]);
  const all = Array.from({ length: leaves }, (_, index) =>
    group(
      path(leaf, leafPaint, { stroke: metal.base, "stroke-width": 4 }) +
        path("M0-14V-66M0-30L-20-58M0-30L20-58", "none", { stroke: jewel.shine, "stroke-width": 2.5, opacity: 0.55 }),
      `rotate(${n((index * 360) / leaves + (leaves === 4 ? 45 : 0))})`,
    ),
  ).join("");
  return (
    path("M2 4C10 44 0 76-26 104", "none", { stroke: paint.linear([jewel.base, jewel.shadow]), "stroke-width": 13 }) +
    all +
    circle(0, 0, 13, paint.radial([metal.shine, metal.base, metal.dark])) +
    circle(36, -38, 6, accent.shine, { opacity: 0.8 }) +
    glint(-44, -58, 20, "#fff", 0.9)
  );
};

/** A crystal ball on a stand. */
export const orb: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const stand =
    path(
      "M-62 66C-40 52 40 52 62 66L76 98C40 108-40 108-76 98Z",
      paint.linear([metal.light, metal.base, metal.shadow]),
      { stroke: metal.shadow, "stroke-width": 3 },
    ) + ellipse(0, 66, 60, 13, metal.dark);
  const ball = circle(
    0,
    -12,
    84,
    paint.radial(
      [
        [accent.light, 0],
        [jewel.base, 0.45],
        [jewel.shadow, 1],
      ],
      0.5,
      0.62,
      0.62,
    ),
  );
  const swirl = Array.from({ length: 3 }, (_, index) =>
    path(
      `M${n(-54 + index * 10)} ${n(8 + index * 16)}C${n(-20)} ${n(-40 + random.between(-20, 10))} ${n(24)} ${n(40 + random.between(-10, 24))} ${n(58 - index * 12)} ${n(-20 - index * 10)}`,
      "none",
      { stroke: index % 2 ? jewel.shine : accent.shine, "stroke-width": 9 - index * 2, opacity: 0.4 },
    ),
  ).join("");
  const stars = Array.from({ length: 9 }, () => {
    const [x, y] = polar(random.between(0, 1), random.between(8, 66));
    return circle(x, y - 12, random.between(1, 2.6), "#fff", { opacity: 0.9 });
  }).join("");
  const heart = path(closed(corners(random.pick([4, 5, 6]), 26, 10)), paint.linear([metal.shine, metal.light]), {
    transform: "translate(0 -12)",
  });
  return (
    stand +
    ball +
    swirl +
    stars +
    heart +
    path("M-62-34A66 66 0 0 1-8-82", "none", { stroke: "#fff", "stroke-width": 9, opacity: 0.75 }) +
    circle(0, -12, 82, "none", { stroke: jewel.shine, "stroke-width": 2.5, opacity: 0.5 }) +
    glint(40, -62, 22, "#fff", 0.95)
  );
};

/** A fan of peacock feathers. */
export const feathers: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const count = random.pick([7, 9, 11]);
  const blade = paint.linear([jewel.light, jewel.base, jewel.shadow]);
  const eye =
    circle(0, -104, 15, paint.radial([metal.shine, metal.light, metal.dark])) +
    circle(0, -103, 9, paint.radial([accent.light, accent.base, accent.shadow])) +
    circle(-2, -106, 3.4, "#fff");
  const feather = paint.define(
    path("M0 0C-14-30-30-92 0-128C30-92 14-30 0 0Z", blade, { stroke: metal.light, "stroke-width": 2 }) +
      path("M0-6V-88", "none", { stroke: jewel.shine, "stroke-width": 2, opacity: 0.7 }) +
      eye,
  );
  const order = Array.from({ length: count }, (_, index) => index).toSorted(
    (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
  );
  const fan = order
    .map(
      (index) => `<use href="${feather}" transform="translate(0 66) rotate(${n(-72 + (index * 144) / (count - 1))})"/>`,
    )
    .join("");
  return (
    fan +
    circle(0, 62, 27, paint.radial([metal.shine, metal.base, metal.shadow])) +
    path(closed(corners(6, 17)), paint.linear([accent.light, accent.dark]), { transform: "translate(0 62)" }) +
    glint(-52, -40, 18, "#fff", 0.85)
  );
};

/** Two wings around a flame. */
export const wings: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const plume = (index: number): string =>
    path(
      `M10 ${n(40 - index * 6)}C${n(46 + index * 4)} ${n(44 - index * 22)} ${n(84 + index * 3)} ${n(14 - index * 27)} ${n(104 - index * 5)} ${n(-12 - index * 24)}C${n(74)} ${n(-4 - index * 20)} ${n(36)} ${n(-6 - index * 12)} 10 ${n(40 - index * 6)}Z`,
      paint.linear(index % 2 ? [accent.light, accent.dark] : [jewel.light, jewel.dark], 1, 0, 0, 1),
      { stroke: metal.light, "stroke-width": 1.8 },
    );
  const wing = paint.define([3, 2, 1, 0].map(plume).join(""));
  const lean = random.between(-10, 10);
  const flame = path(
    `M0 92C-46 72-40 22-14-4C-16 14-4 18 0 8C6-24-12-44 ${n(lean)}-92C40-50 54 40 0 92Z`,
    paint.linear([metal.shine, metal.light, jewel.base, jewel.shadow]),
    { stroke: metal.shine, "stroke-width": 2 },
  );
  return `<use href="${wing}"/><use href="${wing}" transform="scale(-1 1)"/>${flame}${path("M0 80C-20 62-12 40 2 22C18 42 18 66 0 80Z", metal.shine, { opacity: 0.9 })}${glint(-70, -46, 18, "#fff", 0.85)}`;
};
