import { useLingui } from "@lingui/react/macro";
import type { ListStaffVendorTransfers, StaffVendorTransfer } from "@marquee/contract/staff";
import { useListStaffVendorTransfersQuery } from "../api/endpoints/wallet/staffEndpoints.ts";
import { useMay } from "../frame/DeskContext.ts";
import type { ListColumn } from "../list/RecordList.tsx";
import { OrderListPage } from "../orders/OrderListPage.tsx";
import { useOrderColumns } from "../orders/useOrderColumns.tsx";
import { useOrderList } from "../orders/useOrderList.ts";
import { type OpenOrder, useOpenOrder } from "../orders/useOpenOrder.ts";
import { AskVendor } from "./AskVendor.tsx";
import { TransferSide } from "./TransferSide.tsx";
import { isOpenTransfer, transferTones, useTransferTexts } from "./useTransferTexts.ts";

function useTransferColumns(open: OpenOrder, mayAsk: boolean): readonly ListColumn<StaffVendorTransfer>[] {
  const { t } = useLingui();
  const { time, toNumber, toMember, toAmount, toState } = useOrderColumns();
  const { states, toReason, toWay } = useTransferTexts();
  const number = toNumber(open);
  return [
    time,
    {
      ...number,
      title: t`Transfer`,
      toCell: ({ transId: orderNo }) => number.toCell({ orderNo }),
      toText: ({ transId }) => transId,
    },
    toMember(),
    {
      key: "way",
      title: t`Direction`,
      toCell: toWay,
      toText: ({ direction, vendor }) => `${direction} ${vendor}`,
    },
    toAmount(t`Amount`),
    toState(states, transferTones),
    { key: "reason", title: t`Reason`, toCell: ({ reason }) => toReason(reason), toText: ({ reason }) => reason },
    {
      key: "asked",
      title: t`Times asked`,
      align: "end",
      toCell: ({ asked }) => asked,
      toText: ({ asked }) => String(asked),
      extra: true,
    },
    ...(mayAsk
      ? [
          {
            key: "ask",
            title: t`Ask the vendor`,
            toCell: (row: StaffVendorTransfer) => isOpenTransfer(row) && <AskVendor transId={row.transId} />,
            toText: () => "",
          },
        ]
      : []),
  ];
}

/** The merchant's transfers between main and vendor wallets; of one whose end is not known, the vendor can be asked again. */
export function VendorTransfersPage() {
  const { t } = useLingui();
  const open = useOpenOrder();
  const columns = useTransferColumns(open, useMay("balances.approve"));
  const list = useOrderList<ListStaffVendorTransfers>({
    states: useTransferTexts().states,
    choices: [
      { name: "vendor", label: t`Vendor` },
      { name: "direction", label: t`Direction`, options: { IN: t`To the vendor`, OUT: t`Back from the vendor` } },
    ],
  });
  const loaded = useListStaffVendorTransfersQuery(list.request);
  return (
    <OrderListPage
      title={t`Vendor transfers`}
      name="vendor-transfers"
      list={list}
      columns={columns}
      toKey={({ transId }) => transId}
      loaded={loaded}
      open={open}
    >
      {open.orderNo === undefined ? null : <TransferSide transId={open.orderNo} onClose={open.close} />}
    </OrderListPage>
  );
}
