import { useLingui } from "@lingui/react/macro";
import { useListStaffAffiliateBillsQuery } from "../api/endpoints/affiliate/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import type { Command } from "../frame/DeskModule.ts";
import { useTypedNumber } from "../orders/useTypedNumber.ts";

/** Bills of affiliates of which a typed text is the number. */
export function useFoundAffiliateBills(text: string): readonly Command[] {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const number = useTypedNumber(text);
  const asked = { merchant, number: number ?? "" };
  const { currentData } = useListStaffAffiliateBillsQuery(asked, { skip: number === undefined });
  return (currentData?.items ?? []).map(({ orderNo, username }) => ({
    path: `/${merchant}/affiliate-bills/${orderNo}`,
    title: `${orderNo} · ${username}`,
    hint: t`Bill of an affiliate`,
  }));
}
