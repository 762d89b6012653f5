import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError } from "@marquee/api-client";
import { toErrorText } from "@marquee/i18n";
import { EmptyState, ErrorState, Pagination, Skeleton } from "@marquee/ui-kit";
import type { ReactNode } from "react";

const loadingRows = [0, 1, 2, 3, 4, 5];

/** What a query's hook says about a record. */
interface Loaded<Value> {
  readonly data?: Value | undefined;
  readonly currentData?: Value | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A record's list in all its states: being loaded, failed, empty, and there, with its pages. */
export function RecordBody<Value extends { readonly totalCount: number; readonly totalPages: number }>({
  loaded: { data, currentData, error, isFetching, refetch },
  page,
  onPage,
  renderList,
}: {
  readonly loaded: Loaded<Value>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly renderList: (value: Value) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  return (
    <>
      {error !== undefined && !isFetching && !currentData && (
        <ErrorState
          level={4}
          title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {isFetching && !currentData && loadingRows.map((row) => <Skeleton key={row} shape="row" />)}
      {currentData?.totalCount === 0 && (
        <EmptyState picture="empty" title={t`Nothing in this period`} level={4}>
          <Trans>Your stakes, wins, deposits and bonuses appear here.</Trans>
        </EmptyState>
      )}
      {currentData && currentData.totalCount > 0 && renderList(currentData)}
      {data && data.totalPages > 1 && <Pagination page={page} count={data.totalPages} onPage={onPage} />}
    </>
  );
}
