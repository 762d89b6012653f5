import { Trans, useLingui } from "@lingui/react/macro";
import { useCurrencySymbol, useStatusQuery } from "@marquee/runtime";
import { Button, DateTime, Money, type TableColumn } from "@marquee/ui-kit";

/** What every order of money has. */
interface OrderLine {
  readonly createdAt: number;
  readonly amount: string;
}

/** The columns that lists of orders have in common: when, how much, and a button that opens the order. */
export function useOrderColumns() {
  const { t } = useLingui();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  const symbol = useCurrencySymbol();
  const time: TableColumn<OrderLine> = {
    key: "at",
    title: t`Time`,
    toCell: ({ createdAt }) => <DateTime instant={new Date(createdAt).toISOString()} timeZone={timeZone} />,
  };
  const amount: TableColumn<OrderLine> = {
    key: "amount",
    title: t`Amount`,
    align: "end",
    toCell: (line) => <Money amount={line.amount} currency={symbol} />,
  };
  /** @param toLabel what the button says to who does not see its row */
  const toOpen = (
    toLabel: (orderNo: string) => string,
    onOpen: (orderNo: string) => void,
  ): TableColumn<{ readonly orderNo: string }> => ({
    key: "open",
    title: t`Order`,
    toCell: ({ orderNo }) => (
      <Button size="small" aria-label={toLabel(orderNo)} onClick={() => onOpen(orderNo)}>
        <Trans>Show</Trans>
      </Button>
    ),
  });
  return { time, amount, toOpen };
}
