import { useLingui } from "@lingui/react/macro";
import { isApiError } from "@marquee/api-client";
import { toErrorText } from "@marquee/i18n";
import { EmptyState, ErrorState, Skeleton } from "@marquee/ui-kit";
import type { ReactNode } from "react";

/** What a query's hook answers, as far as it is asked here. */
type Loading<Value> = {
  readonly currentData?: Value | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** One text that was asked for: what stands in its place while it comes, cannot be had or is gone, else what `children` draws of it. */
export function LoadedText<Value>({
  loading: { currentData, error, isFetching, refetch },
  gone,
  back,
  children,
}: {
  readonly loading: Loading<Value>;
  /** Says that there is no such text any more. */
  readonly gone: string;
  /** The way to all texts. */
  readonly back: ReactNode;
  readonly children: (value: Value) => ReactNode;
}) {
  const { i18n } = useLingui();
  const code = isApiError(error) ? error.code : "unknown";
  if (error !== undefined && code === "document.unknown")
    return <EmptyState level={1} picture="search" title={gone} action={back} />;
  if (error !== undefined && currentData === undefined)
    return <ErrorState title={toErrorText(i18n, code)} onRetry={() => void refetch()} busy={isFetching} />;
  return currentData === undefined ? <Skeleton shape="row" /> : children(currentData);
}
