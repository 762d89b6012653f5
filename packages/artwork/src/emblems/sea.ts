import { circle, ellipse, glint, n, path, polar } from "../svg.ts";
import type { Emblem } from "./emblem.ts";

export const fish: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const body = "M-92 6C-70-52 0-66 48-14C54-8 54 18 48 24C0 70-66 60-92 6Z";
  const fin = paint.linear([accent.light, accent.base, accent.shadow]);
  const clip = paint.clip(path(body, "#000"));
  const rows = Array.from({ length: 6 }, (_, row) =>
    Array.from(
      { length: 5 },
      (_unused, column) => `M${n(-44 + row * 15)} ${n(-44 + column * 20 + (row % 2) * 10)}a12 10 0 0 1 0 20`,
    ).join(""),
  ).join("");
  const stripes = random.chance(0.5)
    ? path("M-22-60Q-6 0-22 66M18-50Q32 6 18 60", "none", { stroke: accent.light, "stroke-width": 12, opacity: 0.75 })
    : path(rows, "none", { stroke: jewel.shine, "stroke-width": 2.2, opacity: 0.55 });
  const bubbles = Array.from({ length: 5 }, () =>
    circle(random.between(-104, -70), random.between(-84, -20), random.between(4, 10), "none", {
      stroke: "#fff",
      "stroke-width": 2,
      opacity: 0.7,
    }),
  ).join("");
  return (
    path("M40 4C70-44 92-58 108-60C96-24 96 30 108 68C88 64 66 46 40 8Z", fin, {
      stroke: accent.shine,
      "stroke-width": 2,
    }) +
    path("M-34-40C-20-84 26-92 52-78C40-58 36-44 26-32Z", fin) +
    path("M-16 50C-6 82 22 92 40 88C32 70 30 54 24 42Z", fin) +
    path(body, paint.linear([jewel.light, jewel.base, jewel.dark, jewel.shadow]), {
      stroke: metal.light,
      "stroke-width": 3,
    }) +
    `<g clip-path="${clip}">${stripes}${ellipse(-26, -34, 66, 18, "#fff", { opacity: 0.3 })}</g>` +
    path("M-24 8C-2-6 22 6 24 28C2 34-18 28-24 8Z", fin, { stroke: accent.shine, "stroke-width": 1.5 }) +
    circle(-60, -8, 15, "#fff") +
    circle(-63, -8, 9, "#1a1020") +
    circle(-66, -12, 3.6, "#fff") +
    path("M-88 16Q-78 24-68 20", "none", { stroke: jewel.shadow, "stroke-width": 4 }) +
    bubbles +
    glint(-20, -46, 16, "#fff", 0.85)
  );
};

/** An open shell with a pearl. */
export const pearl: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const ribs = random.pick([7, 9]);
  const edge = Array.from({ length: ribs }, (_, index) => polar(-0.26 + (index * 0.52) / (ribs - 1), 104));
  const scallop = edge
    .map(([x, y], index) =>
      index === 0
        ? `M0 34L${n(x)} ${n(y + 24)}`
        : `Q${n(x * 1.06 - (x - (edge[index - 1]?.[0] ?? x)) / 2)} ${n((y + (edge[index - 1]?.[1] ?? y)) / 2 + 6)} ${n(x)} ${n(y + 24)}`,
    )
    .join("");
  const lines = edge.map(([x, y]) => `M0 34L${n(x * 0.94)} ${n(y * 0.94 + 26)}`).join("");
  return (
    path(`${scallop}Z`, paint.radial([jewel.shine, jewel.light, jewel.base, jewel.shadow], 0.5, 0.9, 1), {
      stroke: metal.light,
      "stroke-width": 4,
    }) +
    path(lines, "none", { stroke: jewel.dark, "stroke-width": 3, opacity: 0.5 }) +
    path("M-98 36C-84 104 84 104 98 36C60 60-60 60-98 36Z", paint.linear([jewel.light, jewel.base, jewel.shadow]), {
      stroke: metal.light,
      "stroke-width": 4,
    }) +
    ellipse(0, 44, 72, 16, accent.shadow, { opacity: 0.55 }) +
    circle(
      0,
      24,
      33,
      paint.radial([
        ["#fff", 0],
        ["#fff4fb", 0.3],
        [accent.light, 0.75],
        [accent.dark, 1],
      ]),
    ) +
    ellipse(-11, 12, 9, 6, "#fff") +
    glint(22, 2, 20, "#fff", 0.95)
  );
};
