import { Trans, useLingui } from "@lingui/react/macro";
import { ErrorState } from "@marquee/ui-kit";
import { ChunkLoadError } from "./loadChunk.ts";

const reload = (): void => globalThis.location.reload();

type Props = { readonly error: unknown; readonly onRetry: () => void };

/** Says that a part of the page failed, and offers a way on (SH-23). */
export function Fault({ error, onRetry }: Props) {
  const { t } = useLingui();
  if (error instanceof ChunkLoadError)
    return (
      <ErrorState title={t`The page took longer to load`} onRetry={reload} picture="offline">
        <Trans>Check your connection and reload the page.</Trans>
      </ErrorState>
    );
  return (
    <ErrorState title={t`Something went wrong`} onRetry={onRetry}>
      <Trans>Nothing was lost. Please try again.</Trans>
    </ErrorState>
  );
}
