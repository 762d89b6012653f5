import { Trans, useLingui } from "@lingui/react/macro";
import { LoadGate } from "../loading/LoadGate.tsx";
import { EmptyState, Pagination } from "@marquee/ui-kit";
import type { ReactNode } from "react";

/** What a query's hook says about a record. */
export interface Loaded<Value> {
  readonly data?: Value | undefined;
  readonly currentData?: Value | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** What every answer with a page of a record says about the whole record. */
export interface Counted {
  readonly totalCount: number;
  readonly totalPages: number;
}

function NothingInPeriod() {
  const { t } = useLingui();
  return (
    <EmptyState picture="empty" title={t`Nothing in this period`} level={4}>
      <Trans>Your stakes, wins, deposits and bonuses appear here.</Trans>
    </EmptyState>
  );
}

/** A record's list in all its states: being loaded, failed, empty, and there, with its pages. */
export function RecordBody<Value extends Counted>({
  loaded,
  rows = 6,
  empty = <NothingInPeriod />,
  page,
  onPage,
  renderList,
}: {
  readonly loaded: Loaded<Value>;
  /** How many lines the placeholder takes. */
  readonly rows?: number;
  /** Stands in the list's place when there is nothing to list. */
  readonly empty?: ReactNode;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly renderList: (value: Value) => ReactNode;
}) {
  const { data, currentData } = loaded;
  return (
    <>
      <LoadGate query={{ ...loaded, data: currentData }} rows={rows}>
        {(value) => (value.totalCount === 0 ? empty : renderList(value))}
      </LoadGate>
      {data && data.totalPages > 1 && <Pagination page={page} count={data.totalPages} onPage={onPage} />}
    </>
  );
}
