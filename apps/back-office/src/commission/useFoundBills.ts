import { useLingui } from "@lingui/react/macro";
import { useListStaffBillsQuery } from "../api/endpoints/commission/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import type { Command } from "../frame/DeskModule.ts";
import { useTypedNumber } from "../orders/useTypedNumber.ts";

/** Bills of which a typed text is the number. */
export function useFoundBills(text: string): readonly Command[] {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const number = useTypedNumber(text);
  const { currentData } = useListStaffBillsQuery({ merchant, number: number ?? "" }, { skip: number === undefined });
  return (currentData?.items ?? []).map(({ orderNo, username }) => ({
    path: `/${merchant}/bills/${orderNo}`,
    title: `${orderNo} · ${username}`,
    hint: t`Bill`,
  }));
}
