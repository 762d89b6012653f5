import { useLingui } from "@lingui/react/macro";
import { ErrorState, Skeleton } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { toErrorText } from "../../texts/errorText.ts";

/** What a query hook answers, as far as a part needs it. */
interface Loaded<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** One part of a member: what it shows when it is there, and else that it loads or has failed. */
export function Part<Data>({
  loaded: { data, error, isFetching, refetch },
  children,
}: {
  readonly loaded: Loaded<Data>;
  readonly children: (data: Data) => ReactNode;
}) {
  const { i18n, t } = useLingui();
  if (data !== undefined) return children(data);
  if (error === undefined) return <Skeleton shape="card" />;
  return (
    <ErrorState title={t`This part did not load`} onRetry={() => void refetch()} busy={isFetching}>
      {toErrorText(i18n, error)}
    </ErrorState>
  );
}
