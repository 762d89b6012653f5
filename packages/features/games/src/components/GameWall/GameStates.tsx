import { Trans } from "@lingui/react/macro";
import type { Game } from "@marquee/contract";
import { CardGrid, EmptyState, GameCardPlace, VisuallyHidden } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { GameFault } from "./GameFault.tsx";

/** Cards that stand on the first screen: their pictures load at once. */
export const eagerCards = 8;

/** What is known of a list of games. */
export type GameStatesProps = {
  /** Undefined while they are loading. */
  readonly games: readonly Game[] | undefined;
  /** How many places to hold while loading. */
  readonly count: number;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  /** Shown when there is no game: title, what to do, and the one action. */
  readonly empty: { readonly title: string; readonly hint: string; readonly action?: ReactNode };
};

/** A list of games in every state: loading in the cards' own size, failed with a retry, empty with a way on; otherwise what `children` draws. */
export function GameStates({
  games,
  count,
  error,
  isBusy,
  onRetry,
  empty,
  children,
}: GameStatesProps & { readonly children: (games: readonly Game[]) => ReactNode }) {
  if (error !== undefined && games === undefined) return <GameFault error={error} isBusy={isBusy} onRetry={onRetry} />;
  if (games?.length === 0)
    return (
      <EmptyState picture="search" title={empty.title} action={empty.action}>
        {empty.hint}
      </EmptyState>
    );
  if (!games)
    return (
      <CardGrid aria-busy="true">
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <GameCardPlace />
          </li>
        ))}
      </CardGrid>
    );
  return (
    <section>
      <VisuallyHidden>
        <h2>
          <Trans>Games</Trans>
        </h2>
      </VisuallyHidden>
      {children(games)}
    </section>
  );
}
