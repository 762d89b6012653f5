import { useLingui } from "@lingui/react/macro";
import { ErrorState, Skeleton } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { toErrorText } from "../texts/errorText.ts";

/** What a query hook answers, as far as this needs it. */
interface Loaded<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** What is loaded, a placeholder until it is there, or the error with a button to try again. */
export function LoadGate<Data>({
  loaded: { data, error, isFetching, refetch },
  fault,
  children,
}: {
  readonly loaded: Loaded<Data>;
  /** Says what did not load. */
  readonly fault?: string;
  readonly children: (data: Data) => ReactNode;
}) {
  const { i18n, t } = useLingui();
  if (data !== undefined) return children(data);
  if (error === undefined) return <Skeleton shape="card" />;
  return (
    <ErrorState title={fault ?? t`This part did not load`} onRetry={() => void refetch()} busy={isFetching}>
      {toErrorText(i18n, error)}
    </ErrorState>
  );
}
