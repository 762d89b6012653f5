import { useListVendorsQuery } from "@marquee/api-client";
import { gameCategories, type GameCategoryEntry, gamePlatform, type VendorCard } from "@marquee/contract";
import { useBrand, useGates, useLanguage } from "@marquee/runtime";

/** A category that has vendors, with them. */
export type Lane = GameCategoryEntry & { readonly cards: readonly VendorCard[] };

/**
 * The categories of this brand in the menu's order (SM-03, SM-04): those whose module is on and that have vendors with
 * playable games.
 */
export function useLanes() {
  const { merchantCode } = useBrand();
  const { language } = useLanguage();
  const gates = useGates();
  const query = useListVendorsQuery({ platform: gamePlatform, language, merchantCode }, { skip: !gates.has("LOBBY3") });
  const lanes = gameCategories.flatMap((entry): Lane[] => {
    const cards = query.data?.data.lanes.find(({ gameCategory }) => gameCategory === entry.category)?.cards ?? [];
    return cards.length > 0 && gates.has(entry.moduleId) ? [{ ...entry, cards }] : [];
  });
  return { ...query, lanes };
}
