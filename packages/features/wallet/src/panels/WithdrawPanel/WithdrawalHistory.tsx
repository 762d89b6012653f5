import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useListWithdrawalsQuery } from "@marquee/api-client";
import type { WithdrawalList } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { useCurrencySymbol, useStatusQuery } from "@marquee/runtime";
import {
  Badge,
  Button,
  DateTime,
  ErrorState,
  Heading,
  Money,
  Pagination,
  Skeleton,
  Table,
  type TableColumn,
  Text,
} from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { payoutTypeTexts, withdrawalStateTexts, withdrawalStateTones } from "../../model/withdrawalTexts.ts";

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
`;

type Line = WithdrawalList["list"][number];

const pageSize = 5;

function useColumns(onOpen: (orderNo: string) => void): readonly TableColumn<Line>[] {
  const { t } = useLingui();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const symbol = useCurrencySymbol();
  return [
    {
      key: "at",
      title: t`Time`,
      toCell: ({ createdAt }) => <DateTime instant={new Date(createdAt).toISOString()} timeZone={timeZone} />,
    },
    { key: "type", title: t`Paid to`, toCell: ({ type }) => t(payoutTypeTexts[type]) },
    {
      key: "amount",
      title: t`Amount`,
      align: "end",
      toCell: ({ amount }) => <Money amount={amount} currency={symbol} />,
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={withdrawalStateTones[state]}>{t(withdrawalStateTexts[state])}</Badge>,
    },
    {
      key: "open",
      title: t`Order`,
      toCell: ({ orderNo }) => (
        <Button size="small" aria-label={t`Show withdrawal ${orderNo}`} onClick={() => onOpen(orderNo)}>
          <Trans>Show</Trans>
        </Button>
      ),
    },
  ];
}

/** The member's withdrawals, newest first, each with its state. */
export function WithdrawalHistory({ onOpen }: { readonly onOpen: (orderNo: string) => void }) {
  const { t, i18n } = useLingui();
  const [page, setPage] = useState(1);
  const { data, currentData, error, isFetching, refetch } = useListWithdrawalsQuery({ pageNo: page, pageSize });
  const columns = useColumns(onOpen);
  return (
    <Part>
      <Heading level={4}>
        <Trans>Your withdrawals</Trans>
      </Heading>
      {error !== undefined && currentData === undefined && (
        <ErrorState
          level={4}
          title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {error === undefined && currentData === undefined && <Skeleton shape="row" />}
      {currentData?.totalCount === 0 && (
        <Text tone="muted">
          <Trans>You have made no withdrawal yet.</Trans>
        </Text>
      )}
      {currentData && currentData.totalCount > 0 && (
        <Table
          caption={t`Your withdrawals`}
          columns={columns}
          rows={currentData.list}
          toKey={({ orderNo }) => orderNo}
        />
      )}
      {data && data.totalPages > 1 && <Pagination page={page} count={data.totalPages} onPage={setPage} />}
    </Part>
  );
}
