import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@marquee/ui-kit";
import type { GameStatesProps } from "../GameWall/GameStates.tsx";

/** What a catalogue says where nothing was found: all games are a press away. */
export function useEmptyList(onClear: () => void): GameStatesProps["empty"] {
  const { t } = useLingui();
  const action = (
    <Button look="primary" onClick={onClear}>
      <Trans>Show all games</Trans>
    </Button>
  );
  return { title: t`No game found`, hint: t`Try another name, or look at all games.`, action };
}
