import { type BrandLook, inlineLook, solid, toGround } from "./brandLook.ts";
import { drawPicture } from "./drawPicture.ts";
import { createPaint, type Paint } from "./paint.ts";
import { circle, closed, corners, dots, ellipse, group, path, rect } from "./svg.ts";

/** The situations that have a picture. */
export type EmptyStateKind = "empty" | "search" | "error" | "offline" | "maintenance" | "region" | "locked";

function ball(paint: Paint, { form, line }: BrandLook, x: number, y: number, radius: number, color: string): string {
  const light =
    form === "plates" || form === "paper"
      ? paint.linear(
          [
            ["#fff", 0, 0.2],
            ["#fff", 0.5, 0.2],
            ["#000", 0.5, 0.12],
            ["#000", 1, 0.12],
          ],
          0,
          0,
          1,
          0,
        )
      : paint.radial(
          [
            ["#fff", 0, 0.6],
            ["#fff", 0.4, 0.05],
            ["#000", 1, 0.4],
          ],
          0.36,
          0.3,
          0.75,
        );
  return (
    circle(x, y, radius, color, form === "paper" ? { stroke: line, "stroke-width": 1.5 } : {}) +
    circle(x, y, radius, light)
  );
}

const pin = "M0 0C-24-26-18-52 0-52S24-26 0 0Z";
const lens = "M0-34A34 34 0 1 1 0 34A34 34 0 1 1 0-34Z";
const teeth = closed(corners(10, 42, 33));

/** The drawing tools of a picture: the brand's colours, and functions that draw shapes in its form. */
interface Pen extends BrandLook {
  readonly thin: Readonly<Record<string, string | number>>;
  readonly solid: (data: string, color: string, edge?: Readonly<Record<string, string | number>>) => string;
  readonly ball: (x: number, y: number, radius: number, color: string) => string;
}

const pictures: Readonly<Record<EmptyStateKind, (pen: Pen) => string>> = {
  empty: ({ primary, accent, sheet, thin, solid }) =>
    solid("M52 60C52 34 66 28 100 28S148 34 148 60L138 54H62Z", primary) +
    path("M66 54C66 40 76 37 100 37S134 40 134 54Z", "#000", { opacity: 0.35 }) +
    path("M58 62H142L136 78H64Z", "#000", { opacity: 0.5 }) +
    solid("M50 72H150L145 116H55Z", primary) +
    solid("M50 72H150L149 82H51Z", accent) +
    solid("M68 72H78L79 116H70ZM122 72H132L130 116H121Z", accent) +
    solid("M91 76H109V94C109 100 91 100 91 94Z", accent) +
    circle(100, 86, 3.4, "#000", { opacity: 0.5 }) +
    path("M100 62C94 52 108 50 102 40C98 32 108 28 106 20", "none", { ...thin, "stroke-dasharray": "1 6" }) +
    path("M106 14C98 4 88 10 96 18C88 20 94 28 106 19C118 28 124 20 116 18C124 10 114 4 106 14Z", sheet, thin),
  search: ({ primary, accent, line, sheet, thin }) =>
    group(
      rect(-26, -36, 52, 72, 8, sheet, thin) + path("M-14-20H14M-14-8H6", "none", thin),
      "translate(62 66) rotate(-14)",
    ) +
    group(
      rect(-26, -36, 52, 72, 8, sheet, thin) + path(closed(corners(5, 13, 6)), line, { opacity: 0.6 }),
      "translate(142 62) rotate(12)",
    ) +
    path("M120 90L146 116", "none", { stroke: primary, "stroke-width": 14 }) +
    path("M121 87L149 115", "none", { stroke: "#fff", "stroke-width": 3, opacity: 0.4 }) +
    group(
      path(lens, sheet, { opacity: 0.86 }) +
        path(lens, "none", { stroke: primary, "stroke-width": 9 }) +
        path("M-30-16A34 34 0 0 1-6-33", "none", { stroke: "#fff", "stroke-width": 3, opacity: 0.7 }) +
        path("M-9-8C-9-20 10-20 9-8C9 0 0 0 0 8", "none", { stroke: accent, "stroke-width": 6 }) +
        circle(0, 18, 3.6, accent),
      "translate(98 68)",
    ),
  error: ({ primary, accent, solid }) =>
    group(
      solid("M0-44A44 44 0 0 0 0 44L-8 26L6 12L-8-4L8-20Z", accent) +
        path("M-6-32A33 33 0 0 0-8 32", "none", { stroke: "#000", "stroke-width": 3, opacity: 0.25 }) +
        path("M-36-10A38 38 0 0 1-16-34", "none", { stroke: "#fff", "stroke-width": 4, opacity: 0.7 }),
      "translate(90 70) rotate(-9)",
    ) +
    group(
      solid("M0-44A44 44 0 0 1 0 44L-8 26L6 12L-8-4L8-20Z", accent) +
        path("M12-30A33 33 0 0 1 8 32", "none", { stroke: "#000", "stroke-width": 3, opacity: 0.25 }),
      "translate(112 74) rotate(11)",
    ) +
    path("M96 24L92 12M106 22L110 8M118 28L128 18", "none", { stroke: primary, "stroke-width": 4 }) +
    solid("M52 112L58 102L68 110L60 118ZM134 118L142 108L150 116Z", accent),
  offline: ({ primary, accent, sheet, thin, solid }) =>
    path("M20 104C40 104 34 74 58 72", "none", { stroke: primary, "stroke-width": 8 }) +
    path("M180 40C160 40 166 70 142 72", "none", { stroke: primary, "stroke-width": 8 }) +
    group(
      solid("M-26-20H8C16-20 20-14 20-8V8C20 14 16 20 8 20H-26Z", primary) +
        solid("M20-14H32V-6H20ZM20 6H32V14H20Z", accent),
      "translate(66 72) rotate(-4)",
    ) +
    group(
      solid("M28-22H-6C-14-22-18-16-18-10V10C-18 16-14 22-6 22H28Z", sheet, thin) +
        path("M-12-10H-2M-12 10H-2", "none", { stroke: "#000", "stroke-width": 7, opacity: 0.45 }),
      "translate(136 70) rotate(4)",
    ) +
    path("M106 44L102 30M114 48L124 36M104 98L98 112M114 96L122 108", "none", { stroke: accent, "stroke-width": 4 }),
  maintenance: ({ primary, accent, sheet, thin, solid }) =>
    group(
      solid(teeth, primary) +
        circle(0, 0, 15, sheet, thin) +
        circle(0, 0, 24, "none", { stroke: "#fff", "stroke-width": 2, opacity: 0.35 }),
      "translate(84 66)",
    ) +
    group(
      solid(teeth, sheet, thin) + circle(0, 0, 14, "#000", { opacity: 0.4 }),
      "translate(138 92) scale(.56) rotate(14)",
    ) +
    group(
      solid("M-9-8V46C-9 58 9 58 9 46V-8C24-14 26-36 12-46V-26L0-20L-12-26V-46C-26-36-24-14-9-8Z", accent) +
        circle(0, 44, 3.4, "#000", { opacity: 0.45 }),
      "translate(112 62) rotate(34)",
    ),
  region: ({ primary, accent, line, sheet, thin, solid, ball }) =>
    ball(96, 70, 44, sheet) +
    circle(96, 70, 44, "none", thin) +
    path(
      "M70 44C84 38 92 48 86 56C80 62 66 58 62 68C58 60 60 50 70 44ZM98 62C112 56 124 64 120 78C116 92 106 98 102 108C92 98 98 88 90 82C86 74 90 66 98 62ZM72 84C80 84 84 92 80 100C72 98 68 90 72 84Z",
      line,
      { opacity: 0.65 },
    ) +
    path("M38 92C20 108 60 112 104 98S182 52 158 44", "none", {
      stroke: primary,
      "stroke-width": 3,
      "stroke-dasharray": "1 7",
    }) +
    ellipse(138, 74, 10, 3.4, "#000", { opacity: 0.4 }) +
    group(solid(pin, accent) + circle(0, -33, 8, "#fff"), "translate(138 74)"),
  locked: ({ primary, accent, line, solid, ball }) =>
    path("M76 66V48A24 24 0 0 1 124 48V66", "none", { stroke: line, "stroke-width": 11 }) +
    path("M76 66V48A24 24 0 0 1 96 24", "none", { stroke: "#fff", "stroke-width": 3, opacity: 0.45 }) +
    solid(
      "M70 62H130C138 62 142 66 142 74V104C142 112 138 116 130 116H70C62 116 58 112 58 104V74C58 66 62 62 70 62Z",
      primary,
    ) +
    ball(100, 86, 13, accent) +
    circle(100, 83, 4, "#000", { opacity: 0.6 }) +
    path("M98 84H102L104 94H96Z", "#000", { opacity: 0.6 }) +
    dots(
      [
        [66, 70],
        [134, 70],
        [66, 108],
        [134, 108],
      ],
      2.4,
      "#fff",
      0.5,
    ),
};

/**
 * A plain picture for a place with nothing to show, 200 × 140, as SVG text, in a brand's colours and form. Without `look`, a
 * picture inlined in a page takes the colours of that page's brand.
 */
export function emptyState(kind: EmptyStateKind, look: BrandLook = inlineLook): string {
  const paint = createPaint(`e${kind}-`);
  const pen: Pen = {
    ...look,
    thin: { stroke: look.line, "stroke-width": 2 },
    solid: (data, color, edge) => solid(paint, look, data, color, edge),
    ball: (x, y, radius, color) => ball(paint, look, x, y, radius, color),
  };
  return drawPicture(200, 140, paint, toGround(paint, look) + pictures[kind](pen));
}
