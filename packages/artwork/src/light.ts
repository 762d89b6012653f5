import type { Scene } from "./scene.ts";
import { circle, dots, ellipse, glint, rect } from "./svg.ts";

/** The ground: dark at the edges of the picture, alive where the light falls. */
export function ground({ width, height, paint, ground: color, random }: Scene): string {
  const [from, to] = random.pick([[0, 1], [1, 0]] as const);
  return rect(0, 0, width, height, 0, paint.linear([color.mid, color.dark, color.deep], from, 0, to, 1));
}

/** The glow behind an emblem at (x, y). */
export function halo({ paint, ground: color }: Scene, x: number, y: number, radius: number): string {
  return circle(x, y, radius, paint.radial([[color.glow, 0, 0.95], [color.bright, 0.42, 0.55], [color.bright, 1, 0]], 0.5, 0.5, 0.5));
}

/** The shadow that an emblem casts on the floor. */
export function floorShadow({ paint }: Scene, x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius * 0.2, paint.radial([["#000", 0, 0.6], ["#000", 0.5, 0.35], ["#000", 1, 0]], 0.5, 0.5, 0.5));
}

/** Dust and glints in front of everything. */
export function sparkle({ random, width, height, ground: color }: Scene): string {
  const dust = [0.9, 1.8].map((radius) => dots(Array.from({ length: 5 }, () => [random.between(0, width), random.between(0, height)] as const), radius, color.glow, 0.8));
  const glints = Array.from({ length: random.integer(2, 3) }, () => glint(random.between(width * 0.06, width * 0.94), random.between(height * 0.06, height * 0.8), random.between(4, 10), "#fff", random.between(0.5, 0.9)));
  return dust.join("") + glints.join("");
}

/** Darker corners and foot: the eye goes to the middle, a badge on the edge stays readable. */
export function vignette({ width, height, paint }: Scene): string {
  return rect(0, 0, width, height, 0, paint.radial([["#000", 0.45, 0], ["#000", 1, 0.46]], 0.5, 0.46, 0.78)) + rect(0, height * 0.7, width, height * 0.3, 0, paint.linear([["#000", 0, 0], ["#000", 1, 0.5]]));
}
