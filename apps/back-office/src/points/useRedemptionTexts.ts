import { useLingui } from "@lingui/react/macro";
import type { StaffRedemption } from "@marquee/contract/staff";

/** How a state looks. */
export const redemptionTones = { PROCESS: "accent", APPROVED: "success", REJECTED: "danger" } as const satisfies Record<
  StaffRedemption["state"],
  string
>;

/** The words of redemptions: states, and types of offers. */
export function useRedemptionTexts() {
  const { t } = useLingui();
  const states: Readonly<Record<StaffRedemption["state"], string>> = {
    PROCESS: t`In process`,
    APPROVED: t`Approved`,
    REJECTED: t`Rejected`,
  };
  const types: Readonly<Record<StaffRedemption["type"], string>> = {
    CASH: t`Money`,
    GIFT: t`Gift`,
    VOUCHER: t`Voucher`,
  };
  return { states, types };
}
