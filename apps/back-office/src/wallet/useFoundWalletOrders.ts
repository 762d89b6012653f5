import { useLingui } from "@lingui/react/macro";
import { useListStaffDepositsQuery, useListStaffVendorTransfersQuery } from "../api/endpoints/wallet/staffEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import type { Command } from "../frame/DeskModule.ts";
import { useTypedNumber } from "../orders/useTypedNumber.ts";

/** Deposits and vendor transfers of which a typed text is a number. */
export function useFoundWalletOrders(text: string): readonly Command[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const number = useTypedNumber(text);
  const asked = { merchant: merchant.code, number: number ?? "" };
  const skip = number === undefined;
  const { currentData: deposits } = useListStaffDepositsQuery(asked, { skip });
  const { currentData: transfers } = useListStaffVendorTransfersQuery(asked, { skip });
  return [
    ...(deposits?.items ?? []).map(({ orderNo, username }) => ({
      path: `/${merchant.code}/deposits/${orderNo}`,
      title: `${orderNo} · ${username}`,
      hint: t`Deposit`,
    })),
    ...(transfers?.items ?? []).map(({ transId, username }) => ({
      path: `/${merchant.code}/vendor-transfers/${transId}`,
      title: `${transId} · ${username}`,
      hint: t`Vendor transfer`,
    })),
  ];
}
