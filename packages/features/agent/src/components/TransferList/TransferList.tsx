import { Trans, useLingui } from "@lingui/react/macro";
import type { TeamTransfer } from "@marquee/contract";
import { useCurrencySymbol, useStatusQuery } from "@marquee/runtime";
import { DateTime, EmptyState, Heading, Money, Table, type TableColumn } from "@marquee/ui-kit";

function useColumns(): readonly TableColumn<TeamTransfer>[] {
  const { t } = useLingui();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const symbol = useCurrencySymbol();
  return [
    {
      key: "at",
      title: t`Time`,
      toCell: ({ createdAt }) => <DateTime instant={new Date(createdAt).toISOString()} timeZone={timeZone} />,
    },
    {
      key: "account",
      title: t`Account`,
      toCell: ({ side, account }) => (side === "OUT" ? t`To ${account}` : t`From ${account}`),
    },
    {
      key: "amount",
      title: t`Amount`,
      align: "end",
      toCell: ({ side, amount }) => <Money amount={side === "OUT" ? `-${amount}` : amount} currency={symbol} />,
    },
    { key: "note", title: t`Note`, toCell: ({ note }) => note },
  ];
}

/** What was sent and received along the tree, newest first. */
export function TransferList({ list }: { readonly list: readonly TeamTransfer[] }) {
  const { t } = useLingui();
  const columns = useColumns();
  const title = t`Your transfers`;
  return (
    <>
      <Heading level={4}>{title}</Heading>
      {list.length === 0 ? (
        <EmptyState picture="empty" title={t`You have made no transfer yet`} level={4}>
          <Trans>What you send and receive is listed here.</Trans>
        </EmptyState>
      ) : (
        <Table caption={title} columns={columns} rows={list} toKey={({ transferId, side }) => `${transferId}${side}`} />
      )}
    </>
  );
}
