import { useLingui } from "@lingui/react/macro";
import type { StaffVendorTransfer } from "@marquee/contract/staff";
import { toReasonText } from "../orders/toReasonText.ts";

/** The words of transfers between wallets: their states, and why one failed. */
export function useTransferTexts() {
  const { t } = useLingui();
  const states: Readonly<Record<StaffVendorTransfer["state"], string>> = {
    CREATED: t`Stored`,
    SENT: t`Sent`,
    PENDING: t`Not known`,
    SUCCESS: t`Done`,
    FAILED: t`Not done`,
  };
  const reasons: Readonly<Record<string, string>> = {
    INSUFFICIENT: t`The vendor's wallet held less`,
    LIMIT: t`The vendor's wallet was full`,
    UNKNOWN: t`It did not reach the vendor`,
    CLOSED: t`The vendor took no transfers`,
  };
  return { states, toReason: toReasonText(reasons) };
}
