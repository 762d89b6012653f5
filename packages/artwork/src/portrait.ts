import { type BrandLook, toOrnament } from "./brandLook.ts";
import { drawPicture } from "./drawPicture.ts";
import { createPaint } from "./paint.ts";
import { circle, ellipse, path, rect } from "./svg.ts";

const plate = "M38 20H58L66 28V46L58 58H38L30 46V28Z";
const fold = "M48 16L70 38L48 62L26 38Z";

/** The picture of a player who has not chosen one, 96 × 96, as SVG text: an anonymous figure in the brand's colours and form. */
export function portrait(look: BrandLook): string {
  const paint = createPaint("p-");
  const { primary, accent, sheet, form } = look;
  const isFlat = form === "plates" || form === "paper";
  const shade = isFlat
    ? paint.linear(
        [
          ["#000", 0, 0],
          ["#000", 0.5, 0],
          ["#000", 0.5, 0.2],
          ["#000", 1, 0.2],
        ],
        0,
        0,
        1,
        0,
      )
    : paint.linear(
        [
          ["#fff", 0, 0.3],
          ["#fff", 0.4, 0],
          ["#000", 1, 0.3],
        ],
        0,
        0,
        0.5,
        1,
      );
  const shoulders =
    form === "plates"
      ? "M6 98L22 72H74L90 98Z"
      : form === "paper"
        ? "M4 98L48 62L92 98Z"
        : "M6 98C8 74 28 68 48 68S88 74 90 98Z";
  const head =
    form === "plates"
      ? path(plate, sheet) + path(plate, shade)
      : form === "paper"
        ? path(fold, sheet) + path(fold, shade)
        : circle(48, 42, 19, sheet) + circle(48, 42, 19, shade);
  const collar =
    form === "paper"
      ? path("M48 62L58 72L48 98L38 72Z", accent)
      : form === "plates"
        ? path("M40 72H56L48 90Z", accent)
        : path("M34 70Q48 86 62 70L56 68Q48 74 40 68Z", accent);
  return drawPicture(
    96,
    96,
    paint,
    rect(0, 0, 96, 96, 0, primary) +
      toOrnament(look) +
      (isFlat ? "" : ellipse(48, 66, 22, 6, "#000", { opacity: 0.18 })) +
      path(shoulders, sheet) +
      path(shoulders, shade) +
      collar +
      head,
  );
}
