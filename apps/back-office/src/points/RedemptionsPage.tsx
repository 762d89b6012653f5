import { useLingui } from "@lingui/react/macro";
import type { ListStaffRedemptions, StaffRedemption } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { useListStaffRedemptionsQuery } from "../api/endpoints/points/staffEndpoints.ts";
import type { ListColumn } from "../list/RecordList.tsx";
import { OrderListPage } from "../orders/OrderListPage.tsx";
import { type OpenOrder, useOpenOrder } from "../orders/useOpenOrder.ts";
import { useOrderColumns } from "../orders/useOrderColumns.tsx";
import { useOrderList } from "../orders/useOrderList.ts";
import { RedemptionSide } from "./RedemptionSide.tsx";
import { redemptionTones, useRedemptionTexts } from "./useRedemptionTexts.ts";

function useRedemptionColumns(open: OpenOrder): readonly ListColumn<StaffRedemption>[] {
  const { t, i18n } = useLingui();
  const { time, toNumber, toMember, toState, decidedBy } = useOrderColumns();
  const { states, types } = useRedemptionTexts();
  return [
    time,
    toNumber(open),
    toMember(),
    { key: "type", title: t`Type`, toCell: ({ type }) => types[type], toText: ({ type }) => type },
    {
      key: "name",
      title: t`Reward`,
      toCell: ({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name),
      toText: ({ name, quantity }) => `${name} × ${quantity}`,
    },
    {
      key: "amount",
      title: t`Points`,
      align: "end",
      toCell: ({ amount }) => i18n.number(Number(amount)),
      toText: ({ amount }) => amount,
    },
    {
      key: "cash",
      title: t`Money`,
      align: "end",
      toCell: ({ cash, currency }) => (cash === null ? "–" : `${formatMoney(cash, i18n.locale)} ${currency}`),
      toText: ({ cash, currency }) => (cash === null ? "" : `${cash} ${currency}`),
    },
    toState(states, redemptionTones),
    decidedBy,
  ];
}

/** What members of the merchant have redeemed for points; what waits for a person is found by its state. */
export function RedemptionsPage() {
  const { t } = useLingui();
  const open = useOpenOrder();
  const columns = useRedemptionColumns(open);
  const { states, types } = useRedemptionTexts();
  const list = useOrderList<ListStaffRedemptions>({
    states,
    choices: [
      { name: "type", label: t`Type`, options: types },
      { name: "decidedBy", label: t`Decided by` },
    ],
  });
  const loaded = useListStaffRedemptionsQuery(list.request);
  return (
    <OrderListPage
      title={t`Redemptions of points`}
      name="redemptions"
      list={list}
      isExported
      columns={columns}
      toKey={({ orderNo }) => orderNo}
      loaded={loaded}
      open={open}
    >
      {open.orderNo === undefined ? null : <RedemptionSide orderNo={open.orderNo} open={open} />}
    </OrderListPage>
  );
}
