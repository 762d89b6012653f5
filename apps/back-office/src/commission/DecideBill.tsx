import { useLingui } from "@lingui/react/macro";
import type { StaffBillSheet } from "@marquee/contract/staff";
import { useDecideBillMutation } from "../api/endpoints/commission/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { DecideForm } from "../orders/DecideForm.tsx";

/** Approves or refuses a bill that waits, or notes that it was paid outside. */
export function DecideBill({ bill: { orderNo, version: seen, state } }: { readonly bill: StaffBillSheet }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [decide] = useDecideBillMutation();
  const isOutside = state === "TO_COLLECT";
  const send = (decision: "approve" | "settle" | "refuse") => async (reason: string) => {
    const { state: next } = await decide({ merchant, orderNo, seen, decision, reason }).unwrap();
    return next === state ? t`Noted. A second person has to approve too.` : t`Decided. Both sides are told.`;
  };
  return (
    <DecideForm
      title={t`Decide`}
      label={t`Decide about bill ${orderNo}`}
      hint={
        isOutside
          ? t`How and when it was paid; both sides read this.`
          : t`For the audit log; both sides read it where you refuse.`
      }
      isWaiting={isOutside || state === "REVIEW"}
      decisions={[
        {
          shortcut: "a",
          label: isOutside ? t`It was paid outside` : t`Approve`,
          look: "primary",
          send: send(isOutside ? "settle" : "approve"),
        },
        { shortcut: "r", label: t`Refuse`, look: "danger", send: send("refuse") },
      ]}
    />
  );
}
