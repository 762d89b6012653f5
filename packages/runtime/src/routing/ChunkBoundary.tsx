import { Trans, useLingui } from "@lingui/react/macro";
import { ErrorState, OfflineIcon } from "@marquee/ui-kit";
import type { ErrorInfo, ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { ChunkLoadError } from "./lazyWithRetry.ts";

const reload = (): void => globalThis.location.reload();

function Fallback({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useLingui();
  if (error instanceof ChunkLoadError)
    return (
      <ErrorState title={t`The page took longer to load`} onRetry={reload} picture={OfflineIcon}>
        <Trans>Check your connection and reload the page.</Trans>
      </ErrorState>
    );
  return (
    <ErrorState title={t`Something went wrong`} onRetry={resetErrorBoundary}>
      <Trans>Nothing of yours is lost. Please try again.</Trans>
    </ErrorState>
  );
}

function report(error: unknown, info: ErrorInfo): void {
  console.error(error, info.componentStack ?? "");
}

/** Keeps a failure of one part of the page to that part, and offers a way on (SH-23). */
export function ChunkBoundary({ resetKey, children }: { readonly resetKey: string | number; readonly children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={Fallback} resetKeys={[resetKey]} onError={report}>
      {children}
    </ErrorBoundary>
  );
}
