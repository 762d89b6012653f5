import { Trans, useLingui } from "@lingui/react/macro";
import type { ListStaffVendorTransfers, StaffVendorTransfer } from "@marquee/contract/staff";
import { Button, notify } from "@marquee/ui-kit";
import { useAskVendorMutation, useListStaffVendorTransfersQuery } from "../api/endpoints/wallet/staffEndpoints.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import type { ListColumn } from "../list/RecordList.tsx";
import { OrderListPage } from "../orders/OrderListPage.tsx";
import { useOrderColumns } from "../orders/useOrderColumns.tsx";
import { useOrderList } from "../orders/useOrderList.ts";
import { toErrorText } from "../texts/errorText.ts";
import { useTransferTexts } from "./useTransferTexts.ts";

const tones = {
  CREATED: "muted",
  SENT: "primary",
  PENDING: "accent",
  SUCCESS: "success",
  FAILED: "danger",
} as const satisfies Record<StaffVendorTransfer["state"], string>;

const isOpen = ({ state }: StaffVendorTransfer): boolean => state !== "SUCCESS" && state !== "FAILED";

function AskButton({ transId }: { readonly transId: string }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const [ask, { isLoading }] = useAskVendorMutation();
  const press = async (): Promise<void> => {
    const { data, error } = await ask({ merchant: merchant.code, transId });
    if (data === undefined) notify(toErrorText(i18n, error), { tone: "error" });
    else notify(t`The vendor has answered.`, { tone: "success" });
  };
  return (
    <Button size="small" aria-label={t`Ask the vendor: ${transId}`} busy={isLoading} onClick={() => void press()}>
      <Trans>Ask</Trans>
    </Button>
  );
}

function useTransferColumns(mayAsk: boolean): readonly ListColumn<StaffVendorTransfer>[] {
  const { t } = useLingui();
  const { time, toMember, toAmount, toState } = useOrderColumns();
  const { states, toReason } = useTransferTexts();
  return [
    time,
    toMember(),
    {
      key: "way",
      title: t`Direction`,
      toCell: ({ direction, vendor }) => (direction === "IN" ? t`To ${vendor}` : t`Back from ${vendor}`),
      toText: ({ direction, vendor }) => `${direction} ${vendor}`,
    },
    toAmount(t`Amount`),
    toState(states, tones),
    { key: "reason", title: t`Reason`, toCell: ({ reason }) => toReason(reason), toText: ({ reason }) => reason },
    {
      key: "transfer",
      title: t`Transfer`,
      toCell: ({ transId }) => transId,
      toText: ({ transId }) => transId,
      extra: true,
    },
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
            toCell: (row: StaffVendorTransfer) => isOpen(row) && <AskButton transId={row.transId} />,
            toText: () => "",
          },
        ]
      : []),
  ];
}

/** The merchant's transfers between main and vendor wallets; of one whose end is not known, the vendor can be asked again. */
export function VendorTransfersPage() {
  const { t } = useLingui();
  const columns = useTransferColumns(useMay("balances.approve"));
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
    />
  );
}
