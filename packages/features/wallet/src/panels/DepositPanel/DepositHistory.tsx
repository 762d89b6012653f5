import { useLingui } from "@lingui/react/macro";
import { useListDepositsQuery } from "@marquee/api-client";
import type { DepositList } from "@marquee/contract";
import { Badge, type TableColumn } from "@marquee/ui-kit";
import { useState } from "react";
import { OrderHistory } from "../../components/OrderHistory/OrderHistory.tsx";
import { useOrderColumns } from "../../components/OrderHistory/useOrderColumns.tsx";
import { depositStateTexts, depositStateTones, depositTypeTexts } from "../../model/depositTexts.ts";

type Line = DepositList["list"][number];

const pageSize = 5;

function useColumns(onOpen: (orderNo: string) => void): readonly TableColumn<Line>[] {
  const { t } = useLingui();
  const { time, amount, toOpen } = useOrderColumns();
  return [
    time,
    { key: "type", title: t`Paid by`, toCell: ({ type }) => t(depositTypeTexts[type]) },
    amount,
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={depositStateTones[state]}>{t(depositStateTexts[state])}</Badge>,
    },
    toOpen((orderNo) => t`Show deposit ${orderNo}`, onOpen),
  ];
}

/** The member's deposits, newest first, each with its state. */
export function DepositHistory({ onOpen }: { readonly onOpen: (orderNo: string) => void }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const columns = useColumns(onOpen);
  return (
    <OrderHistory
      title={t`Your deposits`}
      empty={t`You have made no deposit yet.`}
      columns={columns}
      toKey={({ orderNo }) => orderNo}
      loaded={useListDepositsQuery({ pageNo: page, pageSize })}
      page={page}
      onPage={setPage}
    />
  );
}
