import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffDeposit } from "@marquee/contract/staff";
import { Badge, Button } from "@marquee/ui-kit";
import { useState } from "react";
import { useListStaffDepositsQuery } from "../api/endpoints/wallet/staffEndpoints.ts";
import { useMay } from "../frame/DeskContext.ts";
import { ListPage } from "../list/ListPage.tsx";
import type { ListColumn } from "../list/RecordList.tsx";
import { useOrderColumns } from "../orders/useOrderColumns.tsx";
import { orderPolling, useOrderList } from "../orders/useOrderList.ts";
import { DecideDepositDialog, type DepositDecision } from "./DecideDepositDialog.tsx";
import { useDepositTexts } from "./useDepositTexts.ts";

const tones = {
  CREATED: "muted",
  PENDING: "primary",
  PAID: "success",
  CREDITED: "success",
  EXPIRED: "muted",
  REJECTED: "danger",
  REVIEW: "accent",
} as const satisfies Record<StaffDeposit["state"], string>;

function useDepositColumns(
  decide: ((decision: DepositDecision) => void) | undefined,
): readonly ListColumn<StaffDeposit>[] {
  const { t } = useLingui();
  const { time, toMember, toAmount, toMoney } = useOrderColumns();
  const { states, types, toReason } = useDepositTexts();
  const buttons = (deposit: StaffDeposit) => (
    <>
      {deposit.state === "REVIEW" && (
        <>
          <Button
            size="small"
            aria-label={t`Credit: ${deposit.orderNo}`}
            onClick={() => decide?.({ deposit, decision: "credit" })}
          >
            <Trans>Credit</Trans>
          </Button>{" "}
          <Button
            size="small"
            look="quiet"
            aria-label={t`Reject: ${deposit.orderNo}`}
            onClick={() => decide?.({ deposit, decision: "reject" })}
          >
            <Trans>Reject</Trans>
          </Button>{" "}
        </>
      )}
      {deposit.contradiction !== "" && (
        <Button
          size="small"
          look="quiet"
          aria-label={t`Settle: ${deposit.orderNo}`}
          onClick={() => decide?.({ deposit, decision: "settle" })}
        >
          <Trans>Settle</Trans>
        </Button>
      )}
    </>
  );
  return [
    time,
    { key: "order", title: t`Order`, toCell: ({ orderNo }) => orderNo, toText: ({ orderNo }) => orderNo },
    toMember(),
    { key: "type", title: t`Paid by`, toCell: ({ type }) => types[type], toText: ({ type }) => type },
    toAmount(t`Ordered`),
    {
      key: "paid",
      title: t`Paid another way`,
      align: "end",
      toCell: ({ paid }) => (paid === null ? "" : toMoney(paid.amount, paid.currency)),
      toText: ({ paid }) => paid?.amount ?? "",
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ state, contradiction }) => (
        <>
          <Badge tone={tones[state]}>{states[state]}</Badge>
          {contradiction === "" ? null : (
            <>
              {" "}
              <Badge tone="danger">{t`Contradiction`}</Badge>
            </>
          )}
        </>
      ),
      toText: ({ state }) => state,
    },
    {
      key: "reason",
      title: t`Reason`,
      toCell: ({ reason, linkedOrderNo, contradiction }) =>
        [toReason(reason), linkedOrderNo ?? "", contradiction].filter(Boolean).join(" · "),
      toText: ({ reason }) => reason,
    },
    {
      key: "reference",
      title: t`Provider's reference`,
      toCell: ({ providerRef }) => providerRef ?? "",
      toText: ({ providerRef }) => providerRef ?? "",
      extra: true,
    },
    ...(decide === undefined ? [] : [{ key: "decide", title: t`Decide`, toCell: buttons, toText: () => "" }]),
  ];
}

/** The merchant's deposits; those that were paid otherwise than ordered wait here for a decision. */
export function DepositsPage() {
  const { t } = useLingui();
  const [decision, setDecision] = useState<DepositDecision>();
  const columns = useDepositColumns(useMay("balances.approve") ? setDecision : undefined);
  const { address, request, choice } = useOrderList(useDepositTexts().states);
  const loaded = useListStaffDepositsQuery(request, orderPolling);
  return (
    <ListPage
      title={t`Deposits`}
      name="deposits"
      choice={choice}
      columns={columns}
      toKey={({ orderNo }) => orderNo}
      loaded={loaded}
      address={address}
    >
      <DecideDepositDialog decision={decision} onClose={() => setDecision(undefined)} />
    </ListPage>
  );
}
