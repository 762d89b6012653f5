import { Trans, useLingui } from "@lingui/react/macro";
import { useListWalletTransfersQuery } from "@marquee/api-client";
import type { WalletTransferList } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Badge, type TableColumn, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { OrderHistory } from "../../components/OrderHistory/OrderHistory.tsx";
import { useOrderColumns } from "../../components/OrderHistory/useOrderColumns.tsx";
import { toReasonText, transferStatusTexts, transferStatusTones } from "../../model/transferTexts.ts";

const State = styled.span`
  > small { display: block; padding-block-start: ${token("space.4")}; color: ${token("color.muted")}; font-size: ${token("text.label")}; }
`;

type Line = WalletTransferList["list"][number];

const pageSize = 5;
/** Without live events an open transfer is asked about again. In milliseconds. */
const poll = 10_000;

function useColumns(toName: (vassalage: string) => string): readonly TableColumn<Line>[] {
  const { t } = useLingui();
  const { time, amount } = useOrderColumns();
  return [
    time,
    { key: "from", title: t`From`, toCell: ({ from }) => toName(from) },
    { key: "to", title: t`To`, toCell: ({ to }) => toName(to) },
    amount,
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
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const [isWaiting, setWaiting] = useState(false);
  const loaded = useListWalletTransfersQuery(
    { pageNo: page, pageSize },
    { pollingInterval: isWaiting ? poll : 0, skipPollingIfUnfocused: true },
  );
  const hasOpen = loaded.data?.list.some(({ status }) => status === "PENDING") ?? false;
  if (hasOpen !== isWaiting) setWaiting(hasOpen);
  const columns = useColumns(toName);
  return (
    <OrderHistory
      title={t`Your transfers`}
      empty={t`You have made no transfer yet.`}
      notice={
        hasOpen && (
          <Text tone="muted" role="status">
            <Trans>A provider has not answered yet. We keep asking until we know; your money is not lost.</Trans>
          </Text>
        )
      }
      columns={columns}
      toKey={({ transId }) => transId}
      loaded={loaded}
      page={page}
      onPage={setPage}
    />
  );
}
