import { useLingui } from "@lingui/react/macro";
import { toImageUrl } from "@marquee/api-client";
import type { Game } from "@marquee/contract";
import { useBrand, useStatusQuery } from "@marquee/runtime";
import { GameCard } from "@marquee/ui-kit";
import { useFavourite } from "../../model/useFavourite.ts";
import { usePlay } from "../../model/usePlay.ts";

/** The format of the pictures on a brand's cards; 3:4 is what an address alone gives. */
const formats = { portrait: "", square: "?format=square", strip: "?format=wide" } as const;

type Props = {
  readonly game: Game;
  /** On the first screen: its picture loads at once. */
  readonly eager?: boolean;
};

/** A game as a card that plays, is favoured, or says why it cannot be played (GM-12, GM-25). */
export function GameTile({ game, eager = false }: Props) {
  const { t } = useLingui();
  const hosts = useStatusQuery().data?.info.imageCDNs ?? [];
  const { card } = useBrand().layout;
  const { isOn, isFavourite, toggle } = useFavourite(game);
  const { play, demo } = usePlay();
  const canDemo = demo !== undefined && game.demo && !game.maintenance;
  return (
    <GameCard
      name={game.gameName}
      image={toImageUrl(game.icon + formats[card], hosts)}
      badge={game.isHot ? "hot" : game.isNew ? "fresh" : undefined}
      unavailable={game.maintenance ? (game.maintenanceMessage ?? t`Game under maintenance`) : undefined}
      favourite={isFavourite}
      onFavourite={isOn ? toggle : undefined}
      onPlay={() => play(game)}
      onDemo={canDemo ? () => demo(game) : undefined}
      eager={eager}
    />
  );
}
