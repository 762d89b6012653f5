import type { ArtworkCategory } from "./artworkCategories.ts";
import { drawPicture } from "./drawPicture.ts";
import { drift } from "./drift.ts";
import type { Emblem } from "./emblems/emblem.ts";
import { emblemsByCategory } from "./emblems/emblemsByCategory.ts";
import { ground, halo, sparkle, pedestal } from "./light.ts";
import { looks } from "./looks.ts";
import { createScene, type Scene } from "./scene.ts";
import { ellipse, group, n, rect } from "./svg.ts";

const [width, height] = [1280, 400];

/**
 * A hero banner as SVG text, 1280 × 400, at most 24 KB. It has no letters: the headline is HTML over the plain, dark
 * area on the left. The artwork is right of the middle, so a phone can crop the banner to 16:9 at its right edge.
 */
export function banner({ code, category }: { readonly code: string; readonly category: ArtworkCategory }): string {
  const scene = createScene(`banner:${code}:${category}`, category, width, height, [width * 0.73, height * 0.49]);
  const { random, paint, ground: color } = scene;
  const [x, y] = scene.focus;
  const backdrop = random.pick(looks[category].backdrops)(scene);
  const mote = random.pick(looks[category].motes);
  const calm = rect(
    0,
    0,
    width,
    height,
    0,
    paint.linear(
      [
        [color.dark, 0, 0.8],
        [color.dark, 0.34, 0.72],
        [color.dark, 0.66, 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  const beam = ellipse(
    x,
    -30,
    470,
    470,
    paint.radial(
      [
        [color.glow, 0, 0.5],
        [color.glow, 1, 0],
      ],
      0.5,
      0.5,
      0.5,
    ),
  );
  const floor = ellipse(
    x,
    height * 0.97,
    560,
    120,
    paint.radial(
      [
        [color.glow, 0, 0.55],
        [color.bright, 0.5, 0.25],
        [color.bright, 1, 0],
      ],
      0.5,
      0.5,
      0.5,
    ),
  );
  const corner = rect(
    0,
    0,
    width,
    height,
    0,
    paint.linear([
      ["#000", 0, 0.25],
      ["#000", 0.3, 0],
      ["#000", 0.75, 0],
      ["#000", 1, 0.45],
    ]),
  );
  const stand = (emblem: Emblem, atX: number, atY: number, scale: number, tilt: number, colors: Scene): string =>
    group(emblem(colors), `translate(${n(atX)} ${n(atY)}) rotate(${n(tilt)}) scale(${scale})`);
  const first = random.pick(emblemsByCategory[category]);
  const others = emblemsByCategory[category].filter((emblem) => emblem !== first);
  const left = others[random.integer(0, Math.max(others.length - 1, 0))] ?? first;
  const right = others.filter((emblem) => emblem !== left)[random.integer(0, Math.max(others.length - 2, 0))] ?? first;
  const contrast = { ...scene, jewel: scene.accent, accent: scene.jewel };
  const trio =
    stand(left, x - 212, y + 46, 0.98, -random.between(8, 16), contrast) +
    stand(right, x + 216, y + 34, 1.02, random.between(8, 16), contrast) +
    pedestal(scene, x, y + 168, 214) +
    stand(first, x, y - 2, 1.62, random.between(-5, 5), scene);
  const small = drift({ ...scene, width: 700, height: 420 }, mote).join("");
  return drawPicture(
    width,
    height,
    paint,
    ground(scene) + backdrop + corner + calm + beam + halo(scene, x, y, 300) + floor + trio + small + sparkle(scene),
  );
}
