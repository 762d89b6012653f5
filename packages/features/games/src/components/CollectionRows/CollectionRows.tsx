import { useListCollectionsQuery } from "@marquee/api-client";
import type { GameCategory } from "@marquee/contract";
import { useBrand, useLanguage } from "@marquee/runtime";
import { GameRow } from "../../homeSections/GameRow.tsx";

/** The rows of games that the merchant's editors made for a place, in their order; nothing without any. */
export function CollectionRows({ place }: { readonly place: "HOME" | GameCategory }) {
  const { merchantCode } = useBrand();
  const { language } = useLanguage();
  const { data } = useListCollectionsQuery({ merchantCode, place, language });
  return data?.list.map(({ id, name, games }) => <GameRow key={id} title={name} games={games} />);
}
