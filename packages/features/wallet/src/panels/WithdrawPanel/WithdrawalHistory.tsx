import { useLingui } from "@lingui/react/macro";
import { useListWithdrawalsQuery } from "@marquee/api-client";
import type { WithdrawalList } from "@marquee/contract";
import { Badge, type TableColumn } from "@marquee/ui-kit";
import { useState } from "react";
import { OrderHistory } from "../../components/OrderHistory/OrderHistory.tsx";
import { useOrderColumns } from "../../components/OrderHistory/useOrderColumns.tsx";
import { payoutTypeTexts, withdrawalStateTexts, withdrawalStateTones } from "../../model/withdrawalTexts.ts";

type Line = WithdrawalList["list"][number];

const pageSize = 5;

function useColumns(onOpen: (orderNo: string) => void): readonly TableColumn<Line>[] {
  const { t } = useLingui();
  const { time, amount, toOpen } = useOrderColumns();
  return [
    time,
    { key: "type", title: t`Paid to`, toCell: ({ type }) => t(payoutTypeTexts[type]) },
    amount,
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={withdrawalStateTones[state]}>{t(withdrawalStateTexts[state])}</Badge>,
    },
    toOpen((orderNo) => t`Show withdrawal ${orderNo}`, onOpen),
  ];
}

/** The member's withdrawals, newest first, each with its state. */
export function WithdrawalHistory({ onOpen }: { readonly onOpen: (orderNo: string) => void }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const columns = useColumns(onOpen);
  return (
    <OrderHistory
      title={t`Your withdrawals`}
      empty={t`You have made no withdrawal yet.`}
      columns={columns}
      toKey={({ orderNo }) => orderNo}
      loaded={useListWithdrawalsQuery({ pageNo: page, pageSize })}
      page={page}
      onPage={setPage}
    />
  );
}
