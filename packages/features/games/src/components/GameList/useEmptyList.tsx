import { Trans, useLingui } from "@lingui/react/macro";
import type { GamePageRequest } from "@marquee/api-client";
import { Button } from "@marquee/ui-kit";
import type { GameStatesProps } from "../GameWall/GameStates.tsx";

type Filters = Pick<GamePageRequest, "gameName" | "vassalage" | "gameClassify">;

/** What a list of games says where nothing was found: all games are a press away, where there are any. */
export function useEmptyList(
  { gameName, vassalage, gameClassify }: Filters,
  onClear: () => void,
): GameStatesProps["empty"] {
  const { t } = useLingui();
  if (!gameName && !vassalage && !gameClassify) return { title: t`No games here yet`, hint: t`Try another category.` };
  const action = (
    <Button look="primary" onClick={onClear}>
      <Trans>Show all games</Trans>
    </Button>
  );
  return { title: t`No games found`, hint: t`Try another name, or look at all games.`, action };
}
