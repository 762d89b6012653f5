import type { ArtworkCategory } from "./artworkCategories.ts";
import { backdrops } from "./backdrops.ts";
import { drawPicture } from "./drawPicture.ts";
import { emblemsByCategory } from "./emblems/emblemsByCategory.ts";
import { frameOf } from "./frames.ts";
import { floorShadow, ground, halo, sparkle, vignette } from "./light.ts";
import { createScene } from "./scene.ts";
import { group, n } from "./svg.ts";

/** What a game's picture is made from. */
export interface GameThumbnailOptions {
  /** The game's code: the same code gives the same picture, always and everywhere. */
  readonly code: string;
  readonly category: ArtworkCategory;
  /** The vendor's code chooses the frame. */
  readonly vendor?: string;
  /** `tall` is 3:4, `wide` is 16:10. */
  readonly format?: "tall" | "wide";
}

const sizes = { tall: [300, 400], wide: [400, 250] } as const;

/** A game's picture as SVG text, at most 8 KB and without letters: the card carries the name, in every language. */
export function gameThumbnail({ code, category, vendor, format = "tall" }: GameThumbnailOptions): string {
  const [width, height] = sizes[format];
  const scene = createScene(`game:${code}:${category}`, category, width, height);
  const { random, paint } = scene;
  const backdrop = random.pick(backdrops)(scene);
  const emblem = random.pick(emblemsByCategory[category]);
  const [x, y] = scene.focus;
  const reach = format === "tall" ? random.between(106, 118) : random.between(84, 92);
  const tilt = random.between(-7, 7);
  const figure = group(emblem(scene), `translate(${n(x)} ${n(y)}) rotate(${n(tilt)}) scale(${Math.round(reach) / 100})`);
  const content = ground(scene) + backdrop + vignette(scene) + halo(scene, x, y, reach * 1.6) + floorShadow(scene, x, y + reach * 1.12, reach) + figure + sparkle(scene) + frameOf(vendor)(scene);
  return drawPicture(width, height, paint, content);
}
