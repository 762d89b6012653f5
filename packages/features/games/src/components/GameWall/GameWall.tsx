import { CardGrid } from "@marquee/ui-kit";
import { GameTile } from "../GameTile/GameTile.tsx";
import { eagerCards, GameStates, type GameStatesProps } from "./GameStates.tsx";

/** A wall of games in every state. */
export function GameWall(props: GameStatesProps) {
  return (
    <GameStates {...props}>
      {(games) => (
        <CardGrid aria-busy={props.isBusy || undefined}>
          {games.map((game, place) => (
            <li key={game.nodeId}>
              <GameTile game={game} eager={place < eagerCards} />
            </li>
          ))}
        </CardGrid>
      )}
    </GameStates>
  );
}
