import type { ArtworkCategory } from "./artworkCategories.ts";
import { emblemsByCategory } from "./emblems/emblemsByCategory.ts";
import { gameThumbnail, prepareThumbnail, type GameThumbnailFormat } from "./gameThumbnail.ts";

/** The number of codes to try for each emblem, far more than any emblem has needed. */
const mostTries = 5000;

/** One thumbnail for each emblem of a category, in list order, drawn by `gameThumbnail` for a designer to review. */
export function listEmblemPictures(category: ArtworkCategory, format: GameThumbnailFormat = "tall"): readonly string[] {
  return emblemsByCategory[category].flatMap((emblem) => {
    const at = Array.from({ length: mostTries }).findIndex(
      (_, index) => prepareThumbnail(`sheet-${index}`, category, format).emblem === emblem,
    );
    return at === -1 ? [] : [gameThumbnail({ code: `sheet-${at}`, category, format, vendor: `V${at % 12}` })];
  });
}
