import type { ArtworkCategory } from "./artworkCategories.ts";
import { drawPicture } from "./drawPicture.ts";
import type { Emblem } from "./emblems/emblem.ts";
import { emblemsByCategory } from "./emblems/emblemsByCategory.ts";
import { ground, halo, sparkle } from "./light.ts";
import { looks } from "./looks.ts";
import { createScene, type Scene } from "./scene.ts";
import { group, n, rect } from "./svg.ts";

const [width, height] = [1280, 400];

/**
 * A hero picture as SVG text, 1280 × 400, at most 24 KB. It has no letters: the headline is HTML on the calm, dark
 * side at the left. The art stands right of the middle, so a phone may crop the picture to 16:9 at its right end.
 */
export function banner({ code, category }: { readonly code: string; readonly category: ArtworkCategory }): string {
  const scene = createScene(`banner:${code}:${category}`, category, width, height, [width * 0.74, height * 0.5]);
  const { random, paint, ground: color } = scene;
  const [x, y] = scene.focus;
  const backdrop = random.pick(looks[category].backdrops)(scene);
  const calm = rect(0, 0, width, height, 0, paint.linear([[color.deep, 0, 0.88], [color.deep, 0.4, 0.78], [color.deep, 0.7, 0]], 0, 0, 1, 0));
  const foot = rect(0, height * 0.6, width, height * 0.4, 0, paint.linear([["#000", 0, 0], ["#000", 1, 0.4]]));
  const stand = (emblem: Emblem, atX: number, atY: number, scale: number, tilt: number, colors: Scene): string => group(emblem(colors), `translate(${n(atX)} ${n(atY)}) rotate(${n(tilt)}) scale(${scale})`);
  const first = random.pick(emblemsByCategory[category]);
  const others = emblemsByCategory[category].filter((emblem) => emblem !== first);
  const left = others[random.integer(0, Math.max(others.length - 1, 0))] ?? first;
  const right = others.filter((emblem) => emblem !== left)[0] ?? first;
  const contrast = { ...scene, jewel: scene.spice, spice: scene.jewel };
  const trio = stand(left, x - 178, y + 62, 0.84, -random.between(8, 16), contrast) + stand(right, x + 184, y + 40, 0.92, random.between(8, 16), contrast) + stand(first, x, y - 4, 1.48, random.between(-5, 5), scene);
  return drawPicture(width, height, paint, ground(scene) + backdrop + calm + halo(scene, x, y, 330) + foot + trio + sparkle(scene));
}
