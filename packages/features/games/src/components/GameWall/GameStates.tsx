import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError } from "@marquee/api-client";
import type { Game } from "@marquee/contract";
import { toErrorText } from "@marquee/i18n";
import { CardGrid, EmptyState, ErrorState, GameCardPlace, VisuallyHidden } from "@marquee/ui-kit";
import type { ReactNode } from "react";

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
  const { i18n } = useLingui();
  if (error !== undefined && games === undefined) {
    const code = isApiError(error) ? error.code : "unknown";
    return (
      <ErrorState
        title={toErrorText(i18n, code)}
        onRetry={onRetry}
        busy={isBusy}
        {...(code === "network.abnormal" ? { picture: "offline" as const } : {})}
      >
        <Trans>The games could not be loaded.</Trans>
      </ErrorState>
    );
  }
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
