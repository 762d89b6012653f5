import { gloss, lit, mirrored, natural, polished, rounded, turned } from "../materials.ts";
import { circle, closed, corners, ellipse, glint, group, n, path, rect } from "../svg.ts";
import type { Emblem } from "./emblem.ts";

/** A racket and a ball. */
export const racket: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const head = paint.clip(ellipse(0, -40, 52, 66, "#000"));
  const strings = Array.from(
    { length: 9 },
    (_, index) => `M${-56 + index * 14}-112V30M-60 ${-96 + index * 14}H60`,
  ).join("");
  const frame = { stroke: polished(paint, jewel), "stroke-width": 13 };
  const whole =
    path("M-30 14L-7 56M30 14L7 56", "none", { ...frame, "stroke-width": 9 }) +
    ellipse(0, -40, 56, 70, "#fff", { opacity: 0.1 }) +
    `<g clip-path="${head}">${path(strings, "none", { stroke: "#fff", "stroke-width": 1.6, opacity: 0.85 })}</g>` +
    ellipse(0, -40, 56, 70, "none", frame) +
    ellipse(0, -40, 60, 74, "none", { stroke: jewel.shine, "stroke-width": 2, opacity: 0.7 }) +
    rect(-10, 52, 20, 64, 8, turned(paint, metal)) +
    path("M-10 66L10 58M-10 80L10 72M-10 94L10 86", "none", { stroke: metal.shadow, "stroke-width": 3, opacity: 0.6 });
  const ball =
    circle(0, 0, 36, rounded(paint, accent)) +
    path("M-32-14C-8-12 8 12 4 35M30 18C14 8 6-14 14-33", "none", { stroke: "#fff", "stroke-width": 4, opacity: 0.9 });
  return (
    group(whole, `translate(22 6) rotate(${n(random.between(30, 42))}) scale(1.12)`) +
    group(
      path("M-46 20L-86 52M-32 38L-62 70M-54-4L-92 18", "none", {
        stroke: accent.light,
        "stroke-width": 6,
        opacity: 0.5,
      }) + ball,
      "translate(-58 40)",
    ) +
    gloss(-70, 26, 13, 8, 0.6) +
    glint(2, -88, 20, "#fff", 0.95)
  );
};

/** A boxing glove. */
export const glove: Emblem = ({ jewel: own, metal, paint, random }) => {
  const jewel = natural(random, own, 24);
  const leather = paint.radial(
    [
      [jewel.shine, 0],
      [jewel.light, 0.14],
      [jewel.base, 0.5],
      [jewel.shadow, 1],
    ],
    0.38,
    0.26,
    0.85,
  );
  const edge = { stroke: jewel.shadow, "stroke-width": 3 };
  const fist = path("M-50 46C-70 8-80-44-56-74C-30-108 46-108 74-64C94-32 84 18 58 46Z", leather, edge);
  const thumb = path(
    "M-46 34C-86 30-108-10-98-36C-90-56-64-54-58-34C-54-18-46-8-30-4C-14 0-16 28-46 34Z",
    leather,
    edge,
  );
  const cuff =
    rect(-56, 42, 116, 56, 16, paint.linear([metal.shine, metal.base, metal.dark, metal.shadow], 0, 0, 1, 0.4), {
      stroke: metal.shadow,
      "stroke-width": 2,
    }) +
    path("M-54 58H58M-54 82H58", "none", { stroke: jewel.dark, "stroke-width": 6 }) +
    path(closed(corners(5, 14, 6)), jewel.dark, { transform: "translate(2 70)" });
  return (
    group(
      fist +
        path("M8-92C40-88 62-68 66-40", "none", { stroke: "#fff", "stroke-width": 8, opacity: 0.4 }) +
        path("M-24 20C10 32 40 22 56-4", "none", { stroke: jewel.shadow, "stroke-width": 5, opacity: 0.55 }) +
        thumb +
        cuff +
        gloss(-26, -66, 28, 14, 0.6),
      `rotate(${n(random.between(8, 26))})`,
    ) + glint(-34, -82, 22, "#fff", 0.95)
  );
};

/** A medal on its ribbon, between laurels. */
export const medal: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const ribbon =
    path("M-58-112H-14L22-26L-18-14Z", paint.linear([jewel.light, jewel.base, jewel.dark], 0, 0, 1, 1)) +
    path("M-44-112H-28L8-22L-6-18Z", accent.shine, { opacity: 0.75 });
  const leaves = [20, 46, 72, 98, 124]
    .map((angle) =>
      path("M0 0C8-14 8-26 0-36C-8-26-8-14 0 0Z", lit(paint, metal), {
        transform: `rotate(${angle} 0 0) translate(0 -66) rotate(62)`,
      }),
    )
    .join("");
  const disc =
    circle(0, 0, 62, polished(paint, metal)) +
    path(closed(corners(random.pick([16, 20, 24]), 62, 57)), metal.base) +
    circle(0, 0, 52, metal.dark) +
    circle(0, 0, 49, rounded(paint, metal));
  const star = closed(corners(random.pick([5, 6, 8]), 35, 15));
  return (
    mirrored(paint, ribbon) +
    group(
      mirrored(paint, leaves) +
        disc +
        path(star, metal.dark, { transform: "translate(2 3)" }) +
        path(star, paint.linear([metal.shine, metal.light, metal.base])) +
        path("M-42-12A44 44 0 0 1-8-44", "none", { stroke: "#fff", "stroke-width": 6, opacity: 0.7 }),
      "translate(0 30)",
    ) +
    glint(-34, -8, 22, "#fff", 0.95)
  );
};

/** A volleyball in three colours. */
export const volleyball: Emblem = ({ jewel, accent, paint, random }) => {
  const clip = paint.clip(circle(0, 0, 90, "#000"));
  const panel =
    path("M0 0C34-14 66-52 76-104H150V118H52C12 83-5 36 0 0Z", jewel.base) +
    path("M0 0C30 6 78 0 104-30M8-3C50-22 84-52 92-84", "none", { stroke: accent.shadow, "stroke-width": 4 });
  const panels = [0, 120, 240]
    .map((angle, index) =>
      group(
        index === 1 ? panel.replace(jewel.base, accent.light) : index === 2 ? panel.replace(jewel.base, "#fff") : panel,
        `rotate(${angle})`,
      ),
    )
    .join("");
  return (
    circle(0, 0, 90, "#f6f0f8") +
    `<g clip-path="${clip}">${group(panels, `rotate(${n(random.between(0, 110))})`)}${circle(
      0,
      0,
      90,
      paint.radial(
        [
          ["#fff", 0, 0.55],
          ["#fff", 0.3, 0],
          ["#000", 0.7, 0.12],
          ["#000", 1, 0.6],
        ],
        0.34,
        0.28,
        0.78,
      ),
    )}</g>` +
    gloss(-36, -52, 26, 13, 0.65) +
    glint(-46, -62, 20, "#fff", 0.95)
  );
};
