import { Trans, useLingui } from "@lingui/react/macro";
import type { TeamTransfer } from "@marquee/contract";
import { useCurrencySymbol, useStatusQuery } from "@marquee/runtime";
import { Button, DateTime, EmptyState, Heading, Money, Table, type TableColumn } from "@marquee/ui-kit";

/** Whether the other side stands below who looks. */
const isFromBelow = ({ side, direction }: TeamTransfer): boolean => (direction === "DOWN") === (side === "OUT");

function useColumns(onSend: ((account: string) => void) | undefined): readonly TableColumn<TeamTransfer>[] {
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
    ...(onSend === undefined
      ? []
      : [
          {
            key: "send",
            title: t`Send`,
            toCell: (transfer: TeamTransfer) =>
              isFromBelow(transfer) && (
                <Button
                  size="small"
                  aria-label={t`Send money to ${transfer.account}`}
                  onClick={() => onSend(transfer.account)}
                >
                  <Trans>Send</Trans>
                </Button>
              ),
          },
        ]),
  ];
}

/** What was sent and received along the tree, newest first; with `onSend` each account below has a button. */
export function TransferList({
  list,
  onSend,
}: {
  readonly list: readonly TeamTransfer[];
  readonly onSend?: ((account: string) => void) | undefined;
}) {
  const { t } = useLingui();
  const columns = useColumns(onSend);
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
