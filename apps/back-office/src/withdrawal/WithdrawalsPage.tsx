import { useLingui } from "@lingui/react/macro";
import type { ListStaffWithdrawals, StaffWithdrawal } from "@marquee/contract/staff";
import { Badge, Link } from "@marquee/ui-kit";
import { useListStaffWithdrawalsQuery } from "../api/endpoints/withdrawal/staffEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import type { ListColumn } from "../list/RecordList.tsx";
import { OrderListPage } from "../orders/OrderListPage.tsx";
import { useOrderColumns } from "../orders/useOrderColumns.tsx";
import { orderPolling, useOrderList } from "../orders/useOrderList.ts";
import { useWithdrawalTexts, withdrawalTones } from "./useWithdrawalTexts.ts";

function useWithdrawalColumns(): readonly ListColumn<StaffWithdrawal>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { time, toMember, toAmount, toState, decidedBy } = useOrderColumns();
  const { states, types, toCheck } = useWithdrawalTexts();
  return [
    time,
    {
      key: "order",
      title: t`Order`,
      toCell: ({ orderNo }) => <Link href={`/${merchant.code}/withdrawals/${orderNo}`}>{orderNo}</Link>,
      toText: ({ orderNo }) => orderNo,
    },
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

/** The merchant's withdrawals; those that wait for a person are found by their state. */
export function WithdrawalsPage() {
  const { t } = useLingui();
  const columns = useWithdrawalColumns();
  const { states, types } = useWithdrawalTexts();
  const list = useOrderList<ListStaffWithdrawals>({
    states,
    choices: [
      { name: "type", label: t`Paid to`, options: types },
      { name: "provider", label: t`Provider` },
      { name: "decidedBy", label: t`Decided by` },
    ],
  });
  const loaded = useListStaffWithdrawalsQuery(list.request, orderPolling);
  return (
    <OrderListPage
      title={t`Withdrawals`}
      name="withdrawals"
      list={list}
      isExported
      columns={columns}
      toKey={({ orderNo }) => orderNo}
      loaded={loaded}
    />
  );
}
