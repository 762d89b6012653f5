/** The game categories that pictures are drawn for, with their hue in OKLCH degrees (ui.md, "Artwork by procedure"). */
export const categoryHues = {
  RNG: 300,
  FISH: 215,
  PVP: 25,
  LIVE: 168,
  LOTT: 75,
  ELOTT: 60,
  SPORTS: 143,
  ESPORTS: 268,
  COCKFIGHT: 38,
  INHOUSE: 335,
} as const;

/** A category that pictures are drawn for. */
export type ArtworkCategory = keyof typeof categoryHues;

/** True for a category that pictures are drawn for. */
export function isArtworkCategory(category: string): category is ArtworkCategory {
  return Object.hasOwn(categoryHues, category);
}
