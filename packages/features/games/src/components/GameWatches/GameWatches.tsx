import { ChunkBoundary, type GameWatchProps, useApp, useGates } from "@marquee/runtime";
import { Suspense } from "react";

/** What other features watch over an open game with, each while its module is on. */
export function GameWatches(props: GameWatchProps) {
  const { gameWatches } = useApp().parts;
  const gates = useGates();
  return gameWatches
    .filter(({ moduleId }) => gates.has(moduleId))
    .map(({ id, Watch }) => (
      <ChunkBoundary key={id} resetKey={id}>
        <Suspense>
          <Watch {...props} />
        </Suspense>
      </ChunkBoundary>
    ));
}
