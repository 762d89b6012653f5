import type { Scene } from "./scene.ts";
import { circle, dots, ellipse, glint, rect } from "./svg.ts";

/** The ground: a diagonal gradient that darkens towards one of the bottom corners. */
export function ground({ width, height, paint, ground: color, random }: Scene): string {
  const [from, to] = random.pick([
    [0, 1],
    [1, 0],
  ] as const);
  return rect(0, 0, width, height, 0, paint.linear([color.mid, color.dark, color.deep], from, 0, to, 1));
}

/** The glow behind an emblem at (x, y). */
export function halo({ paint, ground: color }: Scene, x: number, y: number, radius: number): string {
  return circle(
    x,
    y,
    radius,
    paint.radial(
      [
        [color.glow, 0, 0.95],
        [color.bright, 0.42, 0.55],
        [color.bright, 1, 0],
      ],
      0.5,
      0.5,
      0.5,
    ),
  );
}

/** An emblem's shadow on the floor. */
export function floorShadow({ paint }: Scene, x: number, y: number, radius: number): string {
  return ellipse(
    x,
    y,
    radius,
    radius * 0.2,
    paint.radial(
      [
        ["#000", 0, 0.6],
        ["#000", 0.5, 0.35],
        ["#000", 1, 0],
      ],
      0.5,
      0.5,
      0.5,
    ),
  );
}

/** A metal pedestal under an emblem whose base is at (x, y). */
export function pedestal({ paint, metal, ground: color }: Scene, x: number, y: number, radius: number): string {
  const glow = paint.radial(
    [
      [color.glow, 0],
      [color.bright, 0.6],
      [color.mid, 1],
    ],
    0.5,
    0.4,
    0.6,
  );
  return (
    ellipse(x, y + radius * 0.13, radius, radius * 0.2, metal.shadow) +
    ellipse(x, y, radius, radius * 0.2, paint.linear([metal.shadow, metal.light, metal.base, metal.dark], 0, 0, 1, 0)) +
    ellipse(x, y - radius * 0.01, radius * 0.91, radius * 0.155, glow)
  );
}

/** Dust and glints over the rest of the picture. */
export function sparkle({ random, width, height, ground: color }: Scene): string {
  const dust = dots(
    Array.from({ length: 8 }, () => [random.between(0, width), random.between(0, height)] as const),
    1.3,
    color.glow,
    0.8,
  );
  const glints = Array.from({ length: 2 }, () =>
    glint(
      random.between(width * 0.06, width * 0.94),
      random.between(height * 0.06, height * 0.8),
      random.between(4, 10),
      "#fff",
      0.8,
    ),
  );
  return dust + glints.join("");
}

/** Darker corners: they draw the eye to the middle and keep badges at the edge readable. */
export function vignette({ width, height, paint }: Scene): string {
  return rect(
    0,
    0,
    width,
    height,
    0,
    paint.radial(
      [
        ["#000", 0.45, 0],
        ["#000", 1, 0.5],
      ],
      0.5,
      0.46,
      0.78,
    ),
  );
}
