import type { GameCategory } from "@marquee/contract";
import { from } from "@marquee/design-tokens";
import { useBrand, useLanguage } from "@marquee/runtime";
import { useMediaQuery } from "@marquee/ui-kit";
import { type GameQuery, toListRequest } from "../../model/gameQuery.ts";
import { GamePages } from "./GamePages.tsx";
import { GameScroll } from "./GameScroll.tsx";

type Props = {
  readonly query: GameQuery;
  /** All categories when null. */
  readonly category: GameCategory | null;
  readonly onPage: (page: number) => void;
  /** Takes search and filters away; offered where nothing was found. */
  readonly onClear: () => void;
};

/** A list of games: pages on a wide screen, one wall that grows at its end on others (GM-02, GM-10). */
export function GameList({ query, category, onPage, onClear }: Props) {
  const { merchantCode: merchant } = useBrand();
  const { language } = useLanguage();
  const isWide = useMediaQuery(from("desktop"));
  const request = toListRequest(query, category, { merchant, language });
  const List = isWide ? GamePages : GameScroll;
  return <List request={request} onPage={onPage} onClear={onClear} />;
}
