import { natural } from "../materials.ts";
import { circle, closed, corners, ellipse, glint, group, n, path, polar, rect } from "../svg.ts";
import type { Emblem } from "./emblem.ts";

const speedLines = (color: string): string =>
  path("M-128-34H-84M-140-8H-92M-128 18H-88M-112 44H-78", "none", { stroke: color, "stroke-width": 6, opacity: 0.55 });

export const football: Emblem = ({ jewel, accent, paint, random }) => {
  const clip = paint.clip(circle(0, 0, 88, "#000"));
  const turn = random.between(0, 0.2);
  const patch = closed(corners(5, 29, 29, turn));
  const seams = corners(5, 29, 29, turn)
    .map(([x, y]) => `M${n(x)} ${n(y)}L${n(x * 1.95)} ${n(y * 1.95)}`)
    .join("");
  const outer = corners(5, 76, 76, turn + 0.1)
    .map(([x, y]) =>
      path(closed(corners(5, 27, 27, turn + 0.1)), accent.shadow, { transform: `translate(${n(x)} ${n(y)})` }),
    )
    .join("");
  return (
    speedLines(jewel.shine) +
    circle(
      0,
      0,
      88,
      paint.radial([
        ["#fff", 0],
        ["#fff", 0.35],
        [jewel.shine, 0.65],
        [jewel.dark, 1],
      ]),
    ) +
    `<g clip-path="${clip}">${path(patch, accent.shadow)}${path(seams, "none", { stroke: accent.shadow, "stroke-width": 5 })}${outer}</g>` +
    ellipse(-30, -50, 34, 17, "#fff", { opacity: 0.6, transform: "rotate(-32 -30 -50)" }) +
    glint(-44, -56, 20, "#fff", 0.9)
  );
};

export const basketball: Emblem = ({ jewel: own, metal, paint, random }) => {
  const jewel = natural(random, own, 50);
  const seam = { stroke: jewel.shadow, "stroke-width": 6 };
  const spin = random.between(-30, 30);
  return (
    speedLines(metal.shine) +
    group(
      circle(0, 0, 88, paint.radial([jewel.light, jewel.base, jewel.dark, jewel.shadow])) +
        path("M-88 0H88M0-88V88M-62-62C-22-34-22 34-62 62M62-62C22-34 22 34 62 62", "none", seam),
      `rotate(${n(spin)})`,
    ) +
    ellipse(-30, -50, 32, 15, "#fff", { opacity: 0.42, transform: "rotate(-32 -30 -50)" }) +
    glint(-46, -58, 20, "#fff", 0.9)
  );
};

export const trophy: Emblem = ({ metal, jewel, paint, random }) => {
  const gold = paint.linear([metal.dark, metal.light, metal.shine, metal.base, metal.shadow], 0, 0, 1, 0);
  const handles = path("M-50-70C-108-78-104-8-40 0M50-70C108-78 104-8 40 0", "none", {
    stroke: metal.base,
    "stroke-width": 11,
  });
  const cup = path("M-60-88H60C60-30 44 22 0 30C-44 22-60-30-60-88Z", gold, {
    stroke: metal.shadow,
    "stroke-width": 2,
  });
  const foot =
    path("M-12 26H12L18 62H-18Z", gold) +
    rect(-48, 60, 96, 38, 7, paint.linear([jewel.base, jewel.shadow]), { stroke: metal.base, "stroke-width": 4 });
  return (
    handles +
    foot +
    cup +
    ellipse(0, -88, 60, 13, paint.linear([metal.shadow, metal.light])) +
    path(closed(corners(random.pick([5, 6, 8]), 27, 11)), metal.dark, { transform: "translate(0 -34)" }) +
    path("M-44-74C-42-40-32-4-12 14", "none", { stroke: "#fff", "stroke-width": 7, opacity: 0.6 }) +
    glint(-40, -78, 22, "#fff", 0.95)
  );
};

export const shield: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const outline = "M0-102C30-84 62-78 90-78C92-4 60 66 0 104C-60 66-92-4-90-78C-62-78-30-84 0-102Z";
  const sight =
    circle(0, 0, 36, "none", { stroke: metal.shine, "stroke-width": 6 }) +
    path("M0-56V-20M0 20V56M-56 0H-20M20 0H56", "none", { stroke: metal.shine, "stroke-width": 6 });
  const blade = path(
    "M0-58L10-44V22H26V34H8V56H-8V34H-26V22H-10V-44Z",
    paint.linear(["#fff", metal.light, metal.dark], 0, 0, 1, 0),
  );
  const sign = random.pick([
    sight,
    group(blade, "rotate(40)") + group(blade, "rotate(-40)"),
    path(closed(corners(random.pick([4, 5, 6]), 50, 20)), paint.linear([metal.shine, metal.dark])),
  ]);
  return (
    path(outline, paint.linear([metal.shine, metal.base, metal.shadow], 0, 0, 1, 1), {
      stroke: metal.shadow,
      "stroke-width": 2,
    }) +
    path(outline, paint.radial([jewel.light, jewel.base, jewel.shadow], 0.5, 0.25, 0.85), { transform: "scale(.86)" }) +
    path("M0-88C26-72 52-66 77-66C79-4 52 56 0 90Z", accent.shadow, { opacity: 0.4 }) +
    sign +
    glint(-62, -66, 22, "#fff", 0.95)
  );
};

export const controller: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const body =
    "M-62-50C-34-60 34-60 62-50C96-40 116 36 100 66C86 88 58 66 42 40H-42C-58 66-86 88-100 66C-116 36-96-40-62-50Z";
  const buttons = corners(4, 17)
    .map(([x, y], index) =>
      circle(50 + x, -12 + y, 7.5, [accent.light, metal.light, jewel.shine, accent.base][index] ?? metal.light),
    )
    .join("");
  const stick = (x: number): string =>
    circle(x, 18, 17, jewel.shadow) + circle(x, 16, 13, paint.radial(["#8d849b", "#2a2433", "#120e18"]));
  return (
    group(
      path(body, jewel.shadow, { transform: "translate(0 8)" }) +
        path(body, paint.linear([jewel.light, jewel.base, jewel.dark]), { stroke: metal.light, "stroke-width": 3 }) +
        rect(-58, -30, 13, 36, 4, "#1b1524") +
        rect(-69.5, -18.5, 36, 13, 4, "#1b1524") +
        buttons +
        stick(-24) +
        stick(24) +
        rect(-16, -34, 32, 8, 4, metal.light) +
        path("M-58-42C-30-50 30-50 58-42", "none", { stroke: "#fff", "stroke-width": 5, opacity: 0.55 }),
      `rotate(${n(random.between(-12, 8))})`,
    ) + glint(...polar(0.86, 76), 20, "#fff", 0.95)
  );
};
