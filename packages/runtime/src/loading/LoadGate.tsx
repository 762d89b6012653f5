import { useLingui } from "@lingui/react/macro";
import { isApiError } from "@marquee/api-client";
import { toErrorText } from "@marquee/i18n";
import { ErrorState, Skeleton } from "@marquee/ui-kit";
import type { ReactNode } from "react";

/** A query's data, a placeholder while it loads, or the error with a button to try again. */
export function LoadGate<Data>({
  query: { data, error, isFetching, refetch },
  rows = 1,
  level = 4,
  children,
}: {
  readonly query: {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** How many lines the placeholder takes. */
  readonly rows?: number;
  /** The place of the error's heading in the outline; 4 by default, as below a panel's. */
  readonly level?: 2 | 4;
  readonly children: (data: Data) => ReactNode;
}) {
  const { i18n } = useLingui();
  if (data !== undefined) return children(data);
  if (error === undefined) return Array.from({ length: rows }, (_, row) => <Skeleton key={row} shape="row" />);
  return (
    <ErrorState
      level={level}
      title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}
