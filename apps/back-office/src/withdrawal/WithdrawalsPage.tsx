import { useLingui } from "@lingui/react/macro";
import type { ListStaffWithdrawals, StaffWithdrawal } from "@marquee/contract/staff";
import { Badge } from "@marquee/ui-kit";
import {
  useDecideWithdrawalMutation,
  useListStaffWithdrawalsQuery,
} from "../api/endpoints/withdrawal/staffEndpoints.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import type { ListColumn } from "../list/RecordList.tsx";
import { useSelection, useSelectionColumn } from "../list/useSelection.tsx";
import { type ChosenDecision, DecideChosen } from "../orders/DecideChosen.tsx";
import { OrderListPage } from "../orders/OrderListPage.tsx";
import { useOrderColumns } from "../orders/useOrderColumns.tsx";
import { useOrderList } from "../orders/useOrderList.ts";
import { type OpenOrder, useOpenOrder } from "../orders/useOpenOrder.ts";
import { WithdrawalSide } from "./WithdrawalSide.tsx";
import { useWithdrawalTexts, withdrawalTones } from "./useWithdrawalTexts.ts";

function useWithdrawalColumns(open: OpenOrder): readonly ListColumn<StaffWithdrawal>[] {
  const { t } = useLingui();
  const { time, toNumber, toMember, toAmount, toState, decidedBy } = useOrderColumns();
  const { states, types, toCheck } = useWithdrawalTexts();
  return [
    time,
    toNumber(open),
    toMember(),
    { key: "type", title: t`Paid to`, toCell: ({ type }) => types[type], toText: ({ type }) => type },
    toAmount(t`Amount`),
    toState(states, withdrawalTones),
    {
      key: "checks",
      title: t`Checks`,
      toCell: ({ checks }) => checks.map(toCheck).join(", "),
      toText: ({ checks }) => checks.join(" "),
    },
    {
      key: "notes",
      title: t`Notes`,
      toCell: ({ contradiction, hasComplaint }) => (
        <>
          {contradiction !== "" && <Badge tone="danger">{t`Contradiction`}</Badge>}{" "}
          {hasComplaint && <Badge tone="accent">{t`Complaint`}</Badge>}
        </>
      ),
      toText: ({ contradiction }) => contradiction,
    },
    decidedBy,
  ];
}

const waits = ({ state }: StaffWithdrawal): boolean => state === "RISK";

/** Each decision is that of one withdrawal, with its own checks: what takes two people takes two here too. */
function useWithdrawalDecisions(): readonly ChosenDecision<StaffWithdrawal>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { states } = useWithdrawalTexts();
  const [decide] = useDecideWithdrawalMutation();
  const send =
    (decision: "approve" | "reject") =>
    async ({ orderNo, version: seen }: StaffWithdrawal, reason: string): Promise<string> => {
      const told = { merchant: merchant.code, orderNo, seen, reason, decision };
      const { state } = await decide(told).unwrap();
      return state === "RISK" ? t`Noted. A second person has to approve too.` : states[state];
    };
  const hint = t`For the audit log; the member reads it where you reject.`;
  return [
    { key: "approve", label: t`Approve`, hint, send: send("approve") },
    { key: "reject", label: t`Reject`, hint, isGrave: true, send: send("reject") },
  ];
}

/** The merchant's withdrawals; those that wait for a person are found by their state. */
export function WithdrawalsPage() {
  const { t } = useLingui();
  const open = useOpenOrder();
  const columns = useWithdrawalColumns(open);
  const { states, types } = useWithdrawalTexts();
  const list = useOrderList<ListStaffWithdrawals>({
    states,
    choices: [
      { name: "type", label: t`Paid to`, options: types },
      { name: "provider", label: t`Provider` },
      { name: "decidedBy", label: t`Decided by` },
    ],
  });
  const loaded = useListStaffWithdrawalsQuery(list.request);
  const selection = useSelection();
  const mayDecide = useMay("balances.approve");
  const waiting = loaded.data?.items.filter(waits) ?? [];
  const choose = useSelectionColumn<StaffWithdrawal>(
    selection,
    ({ orderNo }) => orderNo,
    ({ orderNo }) => orderNo,
    waits,
  );
  const decisions = useWithdrawalDecisions();
  const toNotes = (orders: readonly StaffWithdrawal[]): readonly string[] => {
    const two = orders.filter((order) => order.takesTwo).length;
    const checked = orders.filter(({ checks }) => checks.length > 0).length;
    return [
      ...(checked > 0 ? [t`With checks to look at: ${checked}`] : []),
      ...(two > 0 ? [t`That two people approve: ${two}`] : []),
    ];
  };
  return (
    <OrderListPage
      title={t`Withdrawals`}
      name="withdrawals"
      list={list}
      isExported
      columns={mayDecide && waiting.length > 0 ? [choose, ...columns] : columns}
      toKey={({ orderNo }) => orderNo}
      loaded={loaded}
      open={open}
      chosen={
        <DecideChosen
          label={t`Chosen withdrawals`}
          selection={selection}
          orders={mayDecide ? waiting : []}
          decisions={decisions}
          toNotes={toNotes}
        />
      }
    >
      {open.orderNo === undefined ? null : <WithdrawalSide orderNo={open.orderNo} open={open} />}
    </OrderListPage>
  );
}
