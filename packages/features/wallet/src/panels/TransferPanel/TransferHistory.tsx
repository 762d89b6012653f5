import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useListWalletTransfersQuery } from "@marquee/api-client";
import type { WalletTransferList } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { useCurrencySymbol, useStatusQuery } from "@marquee/runtime";
import {
  Badge,
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
import { toReasonText, transferStatusTexts, transferStatusTones } from "../../model/transferTexts.ts";

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
`;
const State = styled.span`
  > small { display: block; padding-block-start: ${token("space.4")}; color: ${token("color.muted")}; font-size: ${token("text.label")}; }
`;

type Line = WalletTransferList["list"][number];

const pageSize = 5;
/** Without live events an open transfer is asked about again. In milliseconds. */
const poll = 10_000;

function useColumns(toName: (vassalage: string) => string): readonly TableColumn<Line>[] {
  const { t } = useLingui();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const symbol = useCurrencySymbol();
  return [
    {
      key: "at",
      title: t`Time`,
      toCell: ({ createdAt }) => <DateTime instant={new Date(createdAt).toISOString()} timeZone={timeZone} />,
    },
    { key: "from", title: t`From`, toCell: ({ from }) => toName(from) },
    { key: "to", title: t`To`, toCell: ({ to }) => toName(to) },
    {
      key: "amount",
      title: t`Amount`,
      align: "end",
      toCell: ({ amount }) => <Money amount={amount} currency={symbol} />,
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ status, reason }) => (
        <State>
          <Badge tone={transferStatusTones[status]}>{t(transferStatusTexts[status])}</Badge>
          {status === "FAILED" && <small>{t(toReasonText(reason))}</small>}
        </State>
      ),
    },
  ];
}

/** The member's transfers, newest first, each with its state; one that is on its way is followed until it ends. */
export function TransferHistory({ toName }: { readonly toName: (vassalage: string) => string }) {
  const { t, i18n } = useLingui();
  const [page, setPage] = useState(1);
  const [isWaiting, setWaiting] = useState(false);
  const { data, currentData, error, isFetching, refetch } = useListWalletTransfersQuery(
    { pageNo: page, pageSize },
    { pollingInterval: isWaiting ? poll : 0, skipPollingIfUnfocused: true },
  );
  const hasOpen = data?.list.some(({ status }) => status === "PENDING") ?? false;
  if (hasOpen !== isWaiting) setWaiting(hasOpen);
  const columns = useColumns(toName);
  return (
    <Part>
      <Heading level={4}>
        <Trans>Your transfers</Trans>
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
          <Trans>You have made no transfer yet.</Trans>
        </Text>
      )}
      {hasOpen && (
        <Text tone="muted" role="status">
          <Trans>A vendor has not answered yet. We ask it until we know; your money is not lost.</Trans>
        </Text>
      )}
      {currentData && currentData.totalCount > 0 && (
        <Table caption={t`Your transfers`} columns={columns} rows={currentData.list} toKey={({ transId }) => transId} />
      )}
      {data && data.totalPages > 1 && <Pagination page={page} count={data.totalPages} onPage={setPage} />}
    </Part>
  );
}
