import { useLingui } from "@lingui/react/macro";
import { useListStaffWithdrawalsQuery } from "../api/endpoints/withdrawal/staffEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import type { Command } from "../frame/DeskModule.ts";
import { useTypedNumber } from "../orders/useTypedNumber.ts";

/** Withdrawals of which a typed text is a number. */
export function useFoundWithdrawals(text: string): readonly Command[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const number = useTypedNumber(text);
  const asked = { merchant: merchant.code, number: number ?? "" };
  const { currentData } = useListStaffWithdrawalsQuery(asked, { skip: number === undefined });
  return (currentData?.items ?? []).map(({ orderNo, username }) => ({
    path: `/${merchant.code}/withdrawals/${orderNo}`,
    title: `${orderNo} · ${username}`,
    hint: t`Withdrawal`,
  }));
}
