import { toRamp, type Ramp } from "./color.ts";
import type { Paint } from "./paint.ts";
import type { Random } from "./random.ts";
import { ellipse, group, n } from "./svg.ts";

/** Polished metal lit from the upper left: a bright edge, the colour, its shadow, and light reflected from the floor. */
export function polished(paint: Paint, { shine, base, shadow, light }: Ramp): string {
  return paint.linear([shine, base, shadow, light], 0, 0, 1, 1);
}

/** A metal rod or cup: dark at both sides, with a band of light left of the middle. */
export function turned(paint: Paint, { shine, light, dark, shadow }: Ramp): string {
  return paint.linear(
    [
      [dark, 0],
      [light, 0.2],
      [shine, 0.36],
      [dark, 0.75],
      [shadow, 1],
    ],
    0,
    0,
    1,
    0,
  );
}

/** Something round: a highlight at the upper left, a shadow at the lower right, a thin light at the edge. */
export function rounded(paint: Paint, { shine, light, base, shadow }: Ramp): string {
  return paint.radial(
    [
      [shine, 0],
      [light, 0.22],
      [base, 0.54],
      [shadow, 0.93],
      [base, 1],
    ],
    0.36,
    0.3,
    0.76,
  );
}

/** Something flat and lit from above. */
export function lit(paint: Paint, { light, base, dark, shadow }: Ramp): string {
  return paint.linear([light, base, dark, shadow]);
}

/** A shape and its mirror image across the vertical axis. */
export function mirrored(paint: Paint, half: string): string {
  const side = paint.define(half);
  return `<use href="${side}"/><use href="${side}" transform="scale(-1 1)"/>`;
}

/** The soft highlight on something glossy, tilted to the left. */
export function gloss(x: number, y: number, rx: number, ry: number, opacity = 0.5): string {
  return ellipse(x, y, rx, ry, "#fff", { opacity, transform: `rotate(-34 ${n(x)} ${n(y)})` });
}

/** An eye looking at the viewer. */
export function eye(x: number, y: number, radius: number, iris: string): string {
  return group(
    `<circle r="10" fill="#fff"/><circle r="6.6" fill="${iris}"/><circle r="4.2" fill="#140d1c"/><circle cx="-2.6" cy="-3" r="2.3" fill="#fff"/>`,
    `translate(${n(x)} ${n(y)}) scale(${n(radius / 10)})`,
  );
}

/** Usually a ramp near an object's natural `hue` (a cherry is red), sometimes the picture's own `ramp`. */
export function natural(random: Random, ramp: Ramp, hue: number): Ramp {
  return random.chance(0.75) ? toRamp(hue + random.between(-12, 12), 0.2) : ramp;
}
