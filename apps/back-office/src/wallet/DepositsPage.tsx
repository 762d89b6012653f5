import { useLingui } from "@lingui/react/macro";
import type { ListStaffDeposits, StaffDeposit } from "@marquee/contract/staff";
import { Badge } from "@marquee/ui-kit";
import { useDecideDepositMutation, useListStaffDepositsQuery } from "../api/endpoints/wallet/staffEndpoints.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import type { ListColumn } from "../list/RecordList.tsx";
import { useContradictionText } from "../orders/useContradictionText.ts";
import { useSelection, useSelectionColumn } from "../list/useSelection.tsx";
import { type ChosenDecision, DecideChosen } from "../orders/DecideChosen.tsx";
import { OrderListPage } from "../orders/OrderListPage.tsx";
import { useOrderColumns } from "../orders/useOrderColumns.tsx";
import { useOrderList } from "../orders/useOrderList.ts";
import { type OpenOrder, useOpenOrder } from "../orders/useOpenOrder.ts";
import { DepositSide } from "./DepositSide.tsx";
import { depositTones, useDepositTexts } from "./useDepositTexts.ts";

function useDepositColumns(open: OpenOrder): readonly ListColumn<StaffDeposit>[] {
  const { t } = useLingui();
  const { time, toNumber, toMember, toAmount, toMoney, decidedBy } = useOrderColumns();
  const { states, types, toReason } = useDepositTexts();
  const toContradiction = useContradictionText(states);
  const toWhy = ({ reason, paid, linkedOrderNo, contradiction }: StaffDeposit): string => {
    const came = paid === null ? "" : t`Paid: ${toMoney(paid.amount, paid.currency)}`;
    return [toReason(reason), came, linkedOrderNo ?? "", toContradiction(contradiction)].filter(Boolean).join(" · ");
  };
  return [
    time,
    toNumber(open),
    toMember(),
    toAmount(t`Ordered`),
    {
      key: "state",
      title: t`State`,
      toCell: ({ state, contradiction }) => (
        <>
          <Badge tone={depositTones[state]}>{states[state]}</Badge>
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
      toCell: (deposit) => {
        const reason = toWhy(deposit);
        return <span title={reason}>{reason}</span>;
      },
      toText: ({ reason }) => reason,
    },
    {
      key: "type",
      title: t`Paid by`,
      toCell: ({ type }) => types[type],
      toText: ({ type }) => type,
      extra: true,
    },
    {
      key: "paid",
      title: t`Paid another way`,
      align: "end",
      toCell: ({ paid }) => (paid === null ? "" : toMoney(paid.amount, paid.currency)),
      toText: ({ paid }) => paid?.amount ?? "",
      extra: true,
    },
    {
      key: "reference",
      title: t`Provider's reference`,
      toCell: ({ providerRef }) => providerRef ?? "",
      toText: ({ providerRef }) => providerRef ?? "",
      extra: true,
    },
    decidedBy,
  ];
}

const waits = ({ state }: StaffDeposit): boolean => state === "REVIEW";

/** Each decision is that of one deposit. */
function useDepositDecisions(): readonly ChosenDecision<StaffDeposit>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { states } = useDepositTexts();
  const [decide] = useDecideDepositMutation();
  const send =
    (decision: "credit" | "reject") =>
    async ({ orderNo, version: seen }: StaffDeposit, reason: string): Promise<string> =>
      states[(await decide({ merchant: merchant.code, orderNo, seen, reason, decision }).unwrap()).state];
  return [
    { key: "credit", label: t`Credit what was paid`, hint: t`For the audit log.`, send: send("credit") },
    { key: "reject", label: t`Reject`, hint: t`The member reads this.`, isGrave: true, send: send("reject") },
  ];
}

/** The merchant's deposits; those that were paid otherwise than ordered wait here for a decision. */
export function DepositsPage() {
  const { t } = useLingui();
  const open = useOpenOrder();
  const mayDecide = useMay("balances.approve");
  const columns = useDepositColumns(open);
  const { states, types } = useDepositTexts();
  const list = useOrderList<ListStaffDeposits>({
    states,
    choices: [
      { name: "type", label: t`Paid by`, options: types },
      { name: "provider", label: t`Provider` },
      { name: "decidedBy", label: t`Decided by` },
    ],
  });
  const loaded = useListStaffDepositsQuery(list.request);
  const selection = useSelection();
  const waiting = loaded.data?.items.filter(waits) ?? [];
  const choose = useSelectionColumn<StaffDeposit>(
    selection,
    ({ orderNo }) => orderNo,
    ({ orderNo }) => orderNo,
    waits,
  );
  const decisions = useDepositDecisions();
  const toNotes = (deposits: readonly StaffDeposit[]): readonly string[] => {
    const other = deposits.filter(({ paid }) => paid !== null).length;
    return other > 0 ? [t`Paid another way than ordered: ${other}`] : [];
  };
  return (
    <OrderListPage
      title={t`Deposits`}
      name="deposits"
      list={list}
      isExported
      columns={mayDecide && waiting.length > 0 ? [choose, ...columns] : columns}
      toKey={({ orderNo }) => orderNo}
      loaded={loaded}
      open={open}
      chosen={
        <DecideChosen
          label={t`Chosen deposits`}
          selection={selection}
          orders={mayDecide ? waiting : []}
          decisions={decisions}
          toNotes={toNotes}
        />
      }
    >
      {open.orderNo === undefined ? null : <DepositSide orderNo={open.orderNo} open={open} />}
    </OrderListPage>
  );
}
