import { useLingui } from "@lingui/react/macro";
import type { StaffVendorTransfer } from "@marquee/contract/staff";
import { toReasonText } from "../orders/toReasonText.ts";

/** How a state looks. */
export const transferTones = {
  CREATED: "muted",
  SENT: "primary",
  PENDING: "accent",
  SUCCESS: "success",
  FAILED: "danger",
} as const satisfies Record<StaffVendorTransfer["state"], string>;

/** Whether the vendor has not said yet what became of a transfer. */
export const isOpenTransfer = ({ state }: Pick<StaffVendorTransfer, "state">): boolean =>
  state !== "SUCCESS" && state !== "FAILED";

/** The words of transfers between wallets: their states, where one goes, and why one failed. */
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
  const toWay = ({ direction, vendor }: Pick<StaffVendorTransfer, "direction" | "vendor">): string =>
    direction === "IN" ? t`To ${vendor}` : t`Back from ${vendor}`;
  return { states, toWay, toReason: toReasonText(reasons) };
}
