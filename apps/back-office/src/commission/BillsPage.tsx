import { useLingui } from "@lingui/react/macro";
import type { ListStaffBills, StaffBill } from "@marquee/contract/staff";
import { useListStaffBillsQuery } from "../api/endpoints/commission/staffEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import type { ListColumn } from "../list/RecordList.tsx";
import { OrderListPage } from "../orders/OrderListPage.tsx";
import { toReasonText } from "../orders/toReasonText.ts";
import { type OpenOrder, useOpenOrder } from "../orders/useOpenOrder.ts";
import { useOrderColumns } from "../orders/useOrderColumns.tsx";
import { useOrderList } from "../orders/useOrderList.ts";
import { useShortTimeText } from "../texts/useShortTimeText.ts";
import { BillSide } from "./BillSide.tsx";
import { billTones, useBillTexts, useContractTexts } from "./useCommissionTexts.ts";

function useBillColumns(open: OpenOrder): readonly ListColumn<StaffBill>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toShortTime = useShortTimeText();
  const { time, toNumber, toMember, toAmount, toMoney, toState, decidedBy } = useOrderColumns();
  const { states, reasons } = useBillTexts();
  const { kinds, payers } = useContractTexts();
  return [
    time,
    toNumber(open),
    { ...toMember(), title: t`Agent` },
    { key: "kind", title: t`Kind`, toCell: ({ kind }) => kinds[kind], toText: ({ kind }) => kind },
    {
      key: "period",
      title: t`Period from`,
      toCell: ({ periodStart }) => toShortTime(periodStart, merchant.timeZone),
      toText: ({ periodStart }) => new Date(periodStart).toISOString(),
    },
    toAmount(t`Amount`),
    {
      key: "paid",
      title: t`Paid`,
      align: "end",
      toCell: ({ paid, currency }) => toMoney(paid, currency),
      toText: ({ paid }) => paid,
    },
    toState(states, billTones),
    { key: "payer", title: t`Paid by`, toCell: ({ payer }) => payers[payer], toText: ({ payer }) => payer },
    {
      key: "reason",
      title: t`Reason`,
      extra: true,
      toCell: ({ reason }) => toReasonText(reasons)(reason),
      toText: ({ reason }) => reason,
    },
    decidedBy,
  ];
}

/** The merchant's bills of contracts; those that wait for people are found by their state. */
export function BillsPage() {
  const { t } = useLingui();
  const open = useOpenOrder();
  const columns = useBillColumns(open);
  const { states } = useBillTexts();
  const { kinds, payers } = useContractTexts();
  const list = useOrderList<ListStaffBills>({
    states,
    choices: [
      { name: "kind", label: t`Kind`, options: kinds },
      { name: "payer", label: t`Paid by`, options: payers },
      { name: "decidedBy", label: t`Decided by` },
    ],
  });
  const loaded = useListStaffBillsQuery(list.request);
  return (
    <OrderListPage
      title={t`Bills of agents`}
      name="bills"
      list={list}
      isExported
      columns={columns}
      toKey={({ orderNo }) => orderNo}
      loaded={loaded}
      open={open}
    >
      {open.orderNo === undefined ? null : <BillSide orderNo={open.orderNo} open={open} />}
    </OrderListPage>
  );
}
