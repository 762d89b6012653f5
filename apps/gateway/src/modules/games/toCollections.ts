import type { CollectionList, LanguageCode } from "@marquee/contract";
import { toGames } from "./findGames.ts";
import type { OfferedGames } from "./offerGames.ts";

/** The collections that a visitor sees at a place, with their names in a language; one without games to show is left out. */
export function toCollections(
  offered: OfferedGames,
  { place, language, country }: { readonly place: string; readonly language: LanguageCode; readonly country: string },
): CollectionList {
  const seen = offered.collections.filter(
    (row) => row.visible && row.place === place && (row.countries.length === 0 || row.countries.includes(country)),
  );
  return {
    list: seen.flatMap(({ id, names, nodes }) => {
      const games = [...toGames(offered, nodes)];
      return games.length === 0 ? [] : [{ id, name: names[language] ?? names.EN ?? "", games }];
    }),
  };
}
