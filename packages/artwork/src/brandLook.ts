import type { Paint } from "./paint.ts";
import { circle, closed, corners, dots, ellipse, glint, group, path } from "./svg.ts";

/** The style of a brand's pictures: light, water, cut plates or folded paper. */
export type PictureForm = "glow" | "waves" | "plates" | "paper";

/** What pictures in a brand's look need: CSS colours and a form. */
export interface BrandLook {
  readonly primary: string;
  readonly accent: string;
  /** Thin lines. */
  readonly line: string;
  /** Surfaces that are neither primary nor accent, such as sheets and boards. */
  readonly sheet: string;
  readonly form: PictureForm;
}

/** In an SVG inlined in a page, these follow the page's brand; in a separate file, fallbacks apply that are visible on dark and light. */
export const inlineLook: BrandLook = {
  primary: "var(--mq-color-primary,#8f7ae5)",
  accent: "var(--mq-color-accent,#e0a93c)",
  line: "var(--mq-color-muted,#8b84a0)",
  sheet: "var(--mq-color-raised,#3b3358)",
  form: "glow",
};

/** The light on a shape is translucent white and black, so it works on any colour. */
const lights: Readonly<Record<PictureForm, (paint: Paint) => string>> = {
  glow: (paint) =>
    paint.linear(
      [
        ["#fff", 0, 0.42],
        ["#fff", 0.45, 0.04],
        ["#000", 1, 0.34],
      ],
      0,
      0,
      0.6,
      1,
    ),
  waves: (paint) =>
    paint.linear([
      ["#fff", 0, 0.34],
      ["#fff", 0.3, 0.08],
      ["#000", 0.8, 0.06],
      ["#000", 1, 0.24],
    ]),
  plates: (paint) =>
    paint.linear(
      [
        ["#fff", 0, 0.2],
        ["#fff", 0.52, 0.2],
        ["#000", 0.52, 0.16],
        ["#000", 1, 0.16],
      ],
      0.2,
      0,
      0.8,
      1,
    ),
  paper: (paint) =>
    paint.linear(
      [
        ["#fff", 0, 0.14],
        ["#fff", 0.5, 0.14],
        ["#000", 0.5, 0],
        ["#000", 1, 0.1],
      ],
      0,
      0,
      1,
      0,
    ),
};

/** A shape in one of a brand's colours, lit as the brand's form requires; paper has a hard shadow and an edge. */
export function solid(
  paint: Paint,
  { form, line }: BrandLook,
  data: string,
  color: string,
  edge: Readonly<Record<string, string | number>> = {},
): string {
  const light = path(data, lights[form](paint));
  if (form !== "paper") return path(data, color, edge) + light;
  return (
    path(data, "#000", { opacity: 0.22, transform: "translate(4 4)" }) +
    path(data, color, { stroke: line, "stroke-width": 1.5, ...edge }) +
    light
  );
}

const swell = (y: number, start: number): string =>
  `M${start} ${y}q12-9 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0V140H${start}Z`;
const plate = "M34 18H188L166 122H12Z";
const kite = closed([
  [100, 2],
  [168, 66],
  [100, 132],
  [32, 66],
]);

/** The background of a picture of 200 × 140, with the ground at the bottom. */
const grounds: Readonly<Record<PictureForm, (paint: Paint, look: BrandLook) => string>> = {
  glow: (paint, { primary, accent }) =>
    ellipse(
      100,
      68,
      96,
      68,
      paint.radial(
        [
          [primary, 0, 0.3],
          [primary, 1, 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
    path("M148 8A66 66 0 1 1 52 8A58 58 0 1 0 148 8Z", primary, { opacity: 0.16 }) +
    ellipse(
      100,
      122,
      74,
      8,
      paint.radial(
        [
          ["#000", 0, 0.35],
          ["#000", 1, 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
    dots(
      [
        [30, 40],
        [170, 104],
        [42, 86],
      ],
      2,
      primary,
      0.7,
    ) +
    dots(
      [
        [160, 20],
        [26, 62],
      ],
      1.6,
      accent,
      0.8,
    ) +
    glint(44, 26, 8, accent, 0.9) +
    glint(168, 58, 5, primary, 0.9),
  waves: (paint, { primary, accent }) =>
    circle(100, 66, 60, primary, { opacity: 0.12 }) +
    group(
      path(swell(102, -8), primary, { opacity: 0.22 }) + path(swell(113, -20), primary, { opacity: 0.3 }),
      "translate(0 0)",
      { "clip-path": paint.clip(ellipse(100, 82, 92, 52, "#000")) },
    ) +
    path("M26 92q9-7 18 0t18 0", "none", { stroke: accent, "stroke-width": 2.4, opacity: 0.7 }) +
    circle(28, 44, 6, "none", { stroke: primary, "stroke-width": 2 }) +
    circle(40, 28, 3, primary) +
    circle(172, 30, 8, "none", { stroke: accent, "stroke-width": 2 }) +
    circle(160, 50, 3.4, accent) +
    circle(178, 66, 2.4, primary),
  plates: (_, { primary, accent, line }) =>
    path(plate, primary, { opacity: 0.12 }) +
    path("M34 18H104L82 122H12Z", primary, { opacity: 0.1 }) +
    path("M8 122H176", "none", { stroke: line, "stroke-width": 3, "stroke-linecap": "butt" }) +
    path("M168 30L180 42L168 54M180 30L192 42L180 54", "none", {
      stroke: accent,
      "stroke-width": 4,
      "stroke-linejoin": "miter",
      "stroke-linecap": "butt",
    }) +
    path("M14 96H34M10 106H24", "none", { stroke: primary, "stroke-width": 4, "stroke-linecap": "butt" }),
  paper: (_, { primary, accent, line }) =>
    path(kite, primary, { opacity: 0.13 }) +
    path("M100 2V132M32 66H168", "none", { stroke: line, "stroke-width": 1, "stroke-dasharray": "4 4" }) +
    path("M100 132C96 138 108 138 104 139", "none", { stroke: line, "stroke-width": 1.5 }) +
    [
      [24, 24, -18, primary],
      [176, 28, 22, accent],
      [182, 100, -30, primary],
      [18, 104, 30, accent],
    ]
      .map(([x, y, turn, color]) =>
        group(path("M-7-4L0 0L-7 4ZM7-4L0 0L7 4Z", String(color)), `translate(${x} ${y}) rotate(${turn})`),
      )
      .join(""),
};

/** The background of a picture in a brand's look. */
export const toGround = (paint: Paint, look: BrandLook): string => grounds[look.form](paint, look);

/** The ornament on a portrait's background, 96 × 96. */
const ornaments: Readonly<Record<PictureForm, string>> = {
  glow:
    circle(48, 40, 34, "#fff", { opacity: 0.16 }) +
    path("M78 6A40 40 0 1 1 18 6A36 36 0 1 0 78 6Z", "#fff", { opacity: 0.22 }),
  waves:
    path("M-6 30q9-8 18 0t18 0 18 0 18 0 18 0 18 0V-2H-6Z", "#fff", { opacity: 0.18 }) +
    path("M-6 22q9-8 18 0t18 0 18 0 18 0 18 0 18 0V-2H-6Z", "#fff", { opacity: 0.16 }),
  plates:
    path("M0 0H58L34 96H0Z", "#fff", { opacity: 0.16 }) +
    path("M64 14L78 28L64 42M78 14L92 28L78 42", "none", {
      stroke: "#fff",
      "stroke-width": 5,
      opacity: 0.3,
      "stroke-linejoin": "miter",
    }),
  paper:
    path(closed(corners(4, 62)), "#fff", { opacity: 0.16, transform: "translate(48 42)" }) +
    path("M48-20V104M-14 42H110", "none", {
      stroke: "#fff",
      "stroke-width": 1.5,
      opacity: 0.35,
      "stroke-dasharray": "4 4",
    }),
};

export const toOrnament = ({ form }: BrandLook): string => ornaments[form];
