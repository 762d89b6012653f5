import { gloss, lit, mirrored, polished, rounded, turned } from "../materials.ts";
import type { Scene } from "../scene.ts";
import { circle, closed, corners, dots, ellipse, glint, group, n, path, rect } from "../svg.ts";
import type { Emblem } from "./emblem.ts";

const disc = ({ paint, metal }: Scene, radius: number): string =>
  circle(0, 0, radius, polished(paint, metal)) +
  circle(0, 0, radius * 0.82, metal.dark) +
  circle(0, 0, radius * 0.78, rounded(paint, metal));

/** A gift box with a bow and a slightly lifted lid. */
export const gift: Emblem = (scene) => {
  const { jewel, accent, metal, paint, random } = scene;
  const ribbon = polished(paint, metal);
  const loop =
    path("M0-58C12-104 74-116 78-84C80-62 34-54 0-58Z", ribbon, { stroke: metal.shadow, "stroke-width": 2 }) +
    path("M10-62C24-88 58-96 64-82C62-70 34-62 10-62Z", metal.dark);
  const light = path(
    "M-78-14L-104-74H104L78-14Z",
    paint.linear([
      [metal.light, 0, 0],
      [metal.shine, 1, 0.85],
    ]),
  );
  const lid = group(
    rect(-90, -52, 180, 38, 8, paint.linear([jewel.light, jewel.base, jewel.dark])) +
      rect(-19, -52, 38, 38, 2, ribbon) +
      mirrored(paint, loop) +
      circle(0, -60, 14, rounded(paint, metal)),
    `translate(4 -8) rotate(${n(random.between(-9, -5))})`,
  );
  return (
    light +
    rect(-78, -12, 156, 112, 9, paint.linear([jewel.dark, jewel.light, jewel.base, jewel.shadow], 0, 0, 1, 0.2)) +
    rect(-18, -12, 36, 112, 2, ribbon) +
    rect(-78, -12, 156, 14, 3, jewel.shadow, { opacity: 0.5 }) +
    lid +
    dots(
      [
        [-64, -86],
        [66, -112],
        [-30, -112],
      ],
      4,
      accent.light,
      0.9,
    ) +
    glint(-60, -44, 20, "#fff", 0.95)
  );
};

/** A rebate: arrows around a coin. */
export const rebate: Emblem = (scene) => {
  const { jewel, metal, paint, random } = scene;
  const arrow = path(
    "M-98 8A98 98 0 0 1 58-79L70-104L104-52L42-42L48-58A72 72 0 0 0-72 8Z",
    paint.linear([jewel.light, jewel.base, jewel.dark], 0, 0, 1, 0),
    { stroke: jewel.shine, "stroke-width": 2 },
  );
  return (
    arrow +
    group(arrow, "rotate(180)") +
    disc(scene, 56) +
    path(closed(corners(random.pick([4, 5, 6, 8]), 32, 14)), metal.shine, { stroke: metal.dark, "stroke-width": 2 }) +
    path("M-40-14A42 42 0 0 1-10-40", "none", { stroke: "#fff", "stroke-width": 6, opacity: 0.7 }) +
    glint(-34, -34, 22, "#fff", 0.95)
  );
};

/** Coins and gems falling from a cloud. */
export const rain: Emblem = (scene) => {
  const { jewel, metal, paint, random } = scene;
  const cloud = path(
    "M-70 6C-112 6-114-50-72-52C-66-96-6-108 14-70C44-92 88-70 78-36C118-30 110 6 78 6Z",
    paint.radial(
      [
        ["#fff", 0],
        [jewel.shine, 0.4],
        [jewel.light, 0.75],
        [jewel.base, 1],
      ],
      0.4,
      0.2,
      0.9,
    ),
    { stroke: "#fff", "stroke-width": 2, "stroke-opacity": 0.7 },
  );
  const piece = paint.define(
    circle(0, 0, 17, polished(paint, metal), { stroke: metal.shadow }) +
      circle(0, 0, 12, metal.light) +
      path(closed(corners(5, 8, 3.4)), metal.dark),
  );
  const places = [
    [-62, 44],
    [-20, 34],
    [24, 50],
    [66, 38],
    [-44, 90],
    [4, 84],
    [48, 98],
  ] as const;
  const falls = places
    .map(
      ([x, y]) =>
        path(`M${x} ${y - 24}V${y - 38}`, "none", { stroke: metal.light, "stroke-width": 5, opacity: 0.5 }) +
        `<use href="${piece}" transform="translate(${x} ${y}) rotate(${random.integer(-30, 30)}) scale(${n(random.between(0.8, 1.15))} 1)"/>`,
    )
    .join("");
  return falls + cloud + gloss(-40, -54, 24, 11, 0.8) + glint(-56, -64, 20, "#fff", 0.95);
};

/** A calendar with several days ticked off. */
export const calendar: Emblem = (scene) => {
  const { jewel, accent, metal, paint, random } = scene;
  const done = random.integer(5, 9);
  const day = (index: number): string => {
    const [x, y] = [-57 + (index % 4) * 38, -12 + Math.floor(index / 4) * 36];
    return (
      rect(x - 15, y - 14, 30, 28, 7, index < done ? lit(paint, jewel) : "#d8cbe2") +
      (index < done
        ? path(`M${x - 7} ${y}L${x - 2} ${y + 6}L${x + 8} ${y - 6}`, "none", { stroke: "#fff", "stroke-width": 5 })
        : "")
    );
  };
  const page = rect(-84, -78, 168, 178, 18, paint.linear(["#ffffff", "#f3ecf7", "#cfc2dc"], 0, 0, 1, 1), {
    stroke: metal.base,
    "stroke-width": 4,
  });
  const head = path(
    "M-84-42V-60C-84-71-77-78-66-78H66C77-78 84-71 84-60V-42Z",
    paint.linear([accent.light, accent.base, accent.dark]),
  );
  const rings = mirrored(
    paint,
    rect(34, -98, 15, 38, 7.5, turned(paint, metal), { stroke: metal.shadow, "stroke-width": 1.5 }),
  );
  return (
    group(
      page +
        head +
        Array.from({ length: 12 }, (_, index) => day(index)).join("") +
        rings +
        group(disc(scene, 30) + path(closed(corners(5, 17, 7.5)), metal.dark), "translate(70 84)"),
      `rotate(${n(random.between(-8, -3))})`,
    ) + glint(-66, -74, 20, "#fff", 0.95)
  );
};

/** Three linked portraits with a plus sign, for referrals. */
export const friends: Emblem = (scene) => {
  const { jewel, accent, metal, paint } = scene;
  const person = (ramp: typeof jewel): string =>
    circle(0, 0, 48, polished(paint, metal)) +
    circle(0, 0, 41, paint.radial([ramp.light, ramp.base, ramp.shadow], 0.5, 0.3, 0.75)) +
    circle(0, -10, 14, "#fff") +
    path("M-26 27C-24 2 24 2 26 27C14 38-14 38-26 27Z", "#fff");
  return (
    path("M-58 34C-30-60 30-60 58 34M-58 34C-20 74 20 74 58 34", "none", {
      stroke: metal.light,
      "stroke-width": 6,
      "stroke-dasharray": "1 12",
    }) +
    group(person(accent), "translate(-58 36)") +
    group(person(accent), "translate(58 36)") +
    group(person(jewel), "translate(0 -42) scale(1.15)") +
    group(
      circle(0, 0, 21, rounded(paint, metal)) +
        path("M0-10V10M-10 0H10", "none", { stroke: metal.shadow, "stroke-width": 6 }),
      "translate(0 62)",
    ) +
    glint(-34, -74, 20, "#fff", 0.95)
  );
};

/** A vault that is slightly open. */
export const vault: Emblem = (scene) => {
  const { jewel, accent, metal, paint, random } = scene;
  const bolt = Array.from({ length: 8 }, (_, index) =>
    rect(-7, -82, 14, 22, 4, turned(paint, metal), { transform: `rotate(${index * 45})` }),
  ).join("");
  const wheel = group(
    [0, 60, 120].map((angle) => rect(-5, -42, 10, 84, 5, metal.light, { transform: `rotate(${angle})` })).join("") +
      circle(0, 0, 32, "none", { stroke: metal.base, "stroke-width": 8 }) +
      circle(0, 0, 14, rounded(paint, accent)),
    `rotate(${random.integer(0, 50)})`,
  );
  return (
    rect(-100, -96, 200, 192, 26, paint.linear([jewel.base, jewel.dark, jewel.shadow], 0, 0, 1, 1), {
      stroke: jewel.light,
      "stroke-width": 3,
    }) +
    rect(-84, -80, 168, 160, 18, jewel.shadow, { opacity: 0.6 }) +
    bolt +
    circle(0, 0, 70, polished(paint, metal)) +
    circle(0, 0, 58, paint.radial([jewel.light, jewel.base, jewel.shadow])) +
    circle(0, 0, 48, "none", { stroke: metal.light, "stroke-width": 3 }) +
    wheel +
    ellipse(-26, -36, 24, 10, "#fff", { opacity: 0.3, transform: "rotate(-36 -26 -36)" }) +
    glint(-46, -52, 22, "#fff", 0.95)
  );
};
