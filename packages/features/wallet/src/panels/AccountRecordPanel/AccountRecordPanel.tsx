import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useListTransactionsQuery } from "@marquee/api-client";
import type { Transaction } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { useLanguage, useStatusQuery } from "@marquee/runtime";
import {
  DateTime,
  EmptyState,
  ErrorState,
  Heading,
  Money,
  Pagination,
  Skeleton,
  Table,
  type TableColumn,
  Text,
  VendorChip,
  VendorRow,
} from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { kindTexts } from "../../model/kindTexts.ts";
import { type Period, periods, toPeriod } from "../../model/toPeriod.ts";
import { toPeriodText } from "../../model/toPeriodText.ts";
import { toZoneText } from "../../model/toZoneText.ts";
import { Totals } from "./Totals.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;

const pageSize = 20;

const loadingRows = [0, 1, 2, 3, 4, 5];

/** The columns of the record: when, what, how much, and the balance after it. */
function useColumns(symbol: string, timeZone: string): readonly TableColumn<Transaction>[] {
  const { t } = useLingui();
  return [
    {
      key: "at",
      title: t`Time`,
      toCell: ({ at }) => <DateTime instant={new Date(at).toISOString()} timeZone={timeZone} />,
    },
    {
      key: "kind",
      title: t`Type`,
      toCell: ({ kind, gameName }) => (
        <div>
          {t(kindTexts[kind])}
          {gameName !== undefined && (
            <Text size="label" tone="muted">
              {gameName}
            </Text>
          )}
        </div>
      ),
    },
    {
      key: "amount",
      title: t`Amount`,
      align: "end",
      toCell: ({ amount }) => <Money amount={amount} currency={symbol} change />,
    },
    {
      key: "balance",
      title: t`Balance after`,
      align: "end",
      toCell: ({ balance }) => <Money amount={balance} currency={symbol} />,
    },
  ];
}

/** Account record (MC-07): every ledger line of the member with its type, amount and the balance after it. */
export function AccountRecordPanel() {
  const { t, i18n } = useLingui();
  const settings = useStatusQuery().data?.info.settings;
  const [days, setDays] = useState<Period>(7);
  const [page, setPage] = useState(1);
  const timeZone = settings?.timeZone ?? "UTC";
  const columns = useColumns(settings?.currencySymbol ?? "", timeZone);
  const { tag } = useLanguage();
  const span = toPeriod(days, timeZone);
  const zone = toZoneText(timeZone, tag);
  const request = { ...span, pageNo: page, pageSize };
  const { currentData, data, error, isFetching, refetch } = useListTransactionsQuery(request);
  const choose = (period: Period): void => {
    setDays(period);
    setPage(1);
  };
  return (
    <Page>
      <Heading level={3}>
        <Trans>Account record</Trans>
      </Heading>
      <VendorRow aria-label={t`Period`}>
        {periods.map((period) => (
          <VendorChip
            key={period}
            name={period === 1 ? t`Today` : t`${period} days`}
            selected={period === days}
            onSelect={() => choose(period)}
          />
        ))}
      </VendorRow>
      <Text size="label" tone="muted">
        {toPeriodText(span, tag)}
        <br />
        <Trans>Days and times are in {zone}.</Trans>
      </Text>
      {error !== undefined && !isFetching && !currentData && (
        <ErrorState
          title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {isFetching && !currentData && loadingRows.map((row) => <Skeleton key={row} shape="row" />)}
      {currentData?.totalCount === 0 && (
        <EmptyState picture="empty" title={t`Nothing in this period`} level={3}>
          <Trans>Your stakes, wins, deposits and bonuses appear here.</Trans>
        </EmptyState>
      )}
      {currentData && currentData.totalCount > 0 && (
        <>
          <Totals totals={currentData.totals} symbol={settings?.currencySymbol ?? ""} />
          <Table caption={t`Account record`} columns={columns} rows={currentData.list} toKey={({ id }) => id} />
        </>
      )}
      {data && <Pagination page={page} count={data.totalPages} onPage={setPage} />}
    </Page>
  );
}
