import type { ArtworkCategory } from "./artworkCategories.ts";
import { drawPicture } from "./drawPicture.ts";
import { drift } from "./drift.ts";
import type { Emblem } from "./emblems/emblem.ts";
import { emblemsByCategory } from "./emblems/emblemsByCategory.ts";
import { emblemsByTheme } from "./emblems/emblemsByTheme.ts";
import { drawFrame } from "./frames.ts";
import { floorShadow, ground, halo, sparkle, pedestal, vignette } from "./light.ts";
import { looks } from "./looks.ts";
import { createScene, type Scene } from "./scene.ts";
import { group, n } from "./svg.ts";

/** The shapes that brands' cards have. */
export type GameThumbnailFormat = keyof typeof sizes;

/** What a game's picture is made from. */
export interface GameThumbnailOptions {
  /** The game's code: the same code gives the same picture, always and everywhere. */
  readonly code: string;
  readonly category: ArtworkCategory;
  /** The theme (the look in the record of the game). It decides what the picture may show; without a known theme the category does. */
  readonly theme?: string;
  /** The vendor's code, which decides the frame. */
  readonly vendor?: string;
  /** `tall` is 3:4, `wide` is 16:10, `square` is 1:1. */
  readonly format?: GameThumbnailFormat;
}

const mostBytes = 8192;

const sizes = { tall: [300, 400], wide: [400, 250], square: [320, 320] } as const;

/** Chooses a picture's colours and emblem, before anything is drawn. */
export function prepareThumbnail(
  code: string,
  category: ArtworkCategory,
  format: GameThumbnailFormat,
  theme = "",
): { readonly scene: Scene; readonly emblem: Emblem } {
  const [width, height] = sizes[format];
  const scene = createScene(`game:${code}:${category}`, category, width, height);
  return { scene, emblem: scene.random.pick(emblemsByTheme.get(theme) ?? emblemsByCategory[category]) };
}

/** A game's picture as SVG text, at most 8 KB and without letters: the card shows the name, in every language. */
export function gameThumbnail({ code, category, theme, vendor, format = "tall" }: GameThumbnailOptions): string {
  const { scene, emblem } = prepareThumbnail(code, category, format, theme);
  const { width, height, random, paint } = scene;
  const look = looks[category];
  const backdrop = random.pick(look.backdrops);
  const mote = random.pick(look.motes);
  const [x, y] = scene.focus;
  const reach = (format === "wide" ? 97 : 121) + random.between(-4, 4);
  const stand = random.chance(0.4) ? pedestal : floorShadow;
  const figure = group(
    emblem(scene),
    `translate(${n(x)} ${n(y)}) rotate(${n(random.between(-6, 6))}) scale(${Math.round(reach) / 100})`,
  );
  const place =
    ground(scene) +
    backdrop(scene) +
    vignette(scene) +
    halo(scene, x, y, reach * 1.5) +
    stand(scene, x, y + reach * 1.06, reach * 0.92);
  const small = [sparkle(scene), ...drift(scene, mote)];
  const frame = drawFrame(scene, vendor);
  // Leave out small details until the picture is within its size limit.
  for (let count = small.length; ; count -= 1) {
    const picture = drawPicture(width, height, paint, place + figure + small.slice(0, count).join("") + frame);
    if (picture.length <= mostBytes || count === 0) return picture;
  }
}
