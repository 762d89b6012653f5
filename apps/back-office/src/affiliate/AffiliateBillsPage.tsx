import { useLingui } from "@lingui/react/macro";
import type { ListStaffAffiliateBills, StaffAffiliateBill } from "@marquee/contract/staff";
import { useListStaffAffiliateBillsQuery } from "../api/endpoints/affiliate/staffEndpoints.ts";
import type { ListColumn } from "../list/RecordList.tsx";
import { OrderListPage } from "../orders/OrderListPage.tsx";
import { toReasonText } from "../orders/toReasonText.ts";
import { type OpenOrder, useOpenOrder } from "../orders/useOpenOrder.ts";
import { useOrderColumns } from "../orders/useOrderColumns.tsx";
import { useOrderList } from "../orders/useOrderList.ts";
import { AffiliateBillSide } from "./AffiliateBillSide.tsx";
import { affiliateBillTones, useAffiliateBillTexts, usePlanTexts } from "./useAffiliateTexts.ts";

function useColumns(open: OpenOrder): readonly ListColumn<StaffAffiliateBill>[] {
  const { t, i18n } = useLingui();
  const { time, toNumber, toMember, toAmount, toMoney, toState, decidedBy } = useOrderColumns();
  const { states, reasons, signals: names } = useAffiliateBillTexts();
  const { kinds } = usePlanTexts();
  return [
    time,
    toNumber(open),
    { ...toMember(), title: t`Affiliate` },
    { key: "plan", title: t`Plan`, toCell: ({ plan }) => plan, toText: ({ plan }) => plan },
    { key: "kind", title: t`Kind`, toCell: ({ kind }) => kinds[kind], toText: ({ kind }) => kind },
    {
      key: "month",
      title: t`Month`,
      toCell: ({ month }) => month.slice(0, 7),
      toText: ({ month }) => month.slice(0, 7),
    },
    toAmount(t`Amount`),
    {
      key: "paid",
      title: t`Paid`,
      align: "end",
      toCell: ({ paid, currency }) => toMoney(paid, currency),
      toText: ({ paid }) => paid,
    },
    toState(states, affiliateBillTones),
    {
      key: "signals",
      title: t`Signals`,
      align: "end",
      toCell: ({ signals }) => (
        <span title={signals.map((signal) => names[signal]).join("; ")}>{i18n.number(signals.length)}</span>
      ),
      toText: ({ signals }) => signals.join(" "),
    },
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

/** The bills of the merchant's affiliates; those that wait for people are found by their state. */
export function AffiliateBillsPage() {
  const { t } = useLingui();
  const open = useOpenOrder();
  const columns = useColumns(open);
  const { states } = useAffiliateBillTexts();
  const { kinds } = usePlanTexts();
  const list = useOrderList<ListStaffAffiliateBills>({
    states,
    choices: [
      { name: "kind", label: t`Kind`, options: kinds },
      { name: "decidedBy", label: t`Decided by` },
    ],
  });
  const loaded = useListStaffAffiliateBillsQuery(list.request);
  return (
    <OrderListPage
      title={t`Bills of affiliates`}
      name="affiliate-bills"
      list={list}
      isExported
      columns={columns}
      toKey={({ orderNo }) => orderNo}
      loaded={loaded}
      open={open}
    >
      {open.orderNo === undefined ? null : <AffiliateBillSide orderNo={open.orderNo} open={open} />}
    </OrderListPage>
  );
}
