import { drawPicture } from "./drawPicture.ts";
import { createPaint } from "./paint.ts";
import { circle, ellipse, glint, group, path, rect } from "./svg.ts";

/** The situations that have a picture. */
export type EmptyStateKind = "empty" | "search" | "error" | "offline" | "maintenance" | "region" | "locked";

// Inlined into a page these follow the brand; as a file they fall back to colours that stand on dark and on light.
const primary = "var(--mq-color-primary,#8f7ae5)";
const accent = "var(--mq-color-accent,#e0a93c)";
const line = "var(--mq-color-muted,#8b84a0)";
const sheet = "var(--mq-color-raised,#3b3358)";
const stroke = { stroke: line, "stroke-width": 3 };

const pictures: Readonly<Record<EmptyStateKind, () => string>> = {
  empty: () => path("M56 62L74 40H126L144 62V112H56Z", sheet, stroke) + path("M56 62H84L90 74H110L116 62H144", "none", stroke) + glint(100, 26, 11, accent) + circle(70, 26, 3, primary) + circle(132, 24, 4, primary),
  search: () => circle(92, 66, 34, sheet, { ...stroke, stroke: primary, "stroke-width": 6 }) + path("M117 91L140 114", "none", { ...stroke, stroke: primary, "stroke-width": 10 }) + path("M78 60A17 17 0 0 1 92 48", "none", stroke) + circle(92, 70, 3, accent) + circle(104, 66, 3, accent) + circle(80, 72, 3, accent),
  error: () => path("M100 28L150 112H50Z", sheet, { ...stroke, stroke: accent, "stroke-width": 5 }) + path("M100 58V82", "none", { ...stroke, stroke: accent, "stroke-width": 7 }) + circle(100, 96, 4.5, accent),
  offline: () => path("M62 58C84 38 116 38 138 58M75 74C90 61 110 61 125 74M88 90C95 84 105 84 112 90", "none", { ...stroke, "stroke-width": 7 }) + circle(100, 106, 6, primary) + path("M60 114L140 34", "none", { ...stroke, stroke: accent, "stroke-width": 6 }),
  maintenance: () => group(Array.from({ length: 8 }, (_, index) => rect(-8, -46, 16, 18, 4, sheet, { ...stroke, transform: `rotate(${index * 45})` })).join("") + circle(0, 0, 34, sheet, stroke) + circle(0, 0, 13, primary), "translate(86 70)") + group(circle(0, 0, 17, sheet, stroke) + circle(0, 0, 7, accent), "translate(136 94)"),
  region: () => circle(100, 72, 42, sheet, stroke) + ellipse(100, 72, 18, 42, "none", stroke) + path("M60 60H140M60 86H140", "none", stroke) + path("M126 42C144 42 152 60 126 88C100 60 108 42 126 42Z", accent) + circle(126, 58, 6, sheet),
  locked: () => rect(64, 64, 72, 52, 12, sheet, stroke) + path("M78 64V50A22 22 0 0 1 122 50V64", "none", { ...stroke, "stroke-width": 7 }) + circle(100, 86, 7, accent) + path("M100 90V100", "none", { ...stroke, stroke: accent, "stroke-width": 5 }),
};

/** A quiet picture for a place with nothing to show, 200 × 140, as SVG text. */
export function emptyState(kind: EmptyStateKind): string {
  const paint = createPaint(`e${kind}-`);
  const floor = ellipse(100, 122, 66, 7, line, { opacity: 0.22 });
  const aura = circle(100, 70, 66, primary, { opacity: 0.1 });
  return drawPicture(200, 140, paint, aura + floor + pictures[kind]());
}
