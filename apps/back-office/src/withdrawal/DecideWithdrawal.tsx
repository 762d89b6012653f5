import { useLingui } from "@lingui/react/macro";
import type { StaffWithdrawalSheet } from "@marquee/contract/staff";
import { useDecideWithdrawalMutation, useResolveClaimMutation } from "../api/endpoints/withdrawal/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { DecideForm } from "../orders/DecideForm.tsx";

/** Approves or rejects what waits, or decides about a claim. */
export function DecideWithdrawal({
  order: { orderNo, version: seen, state },
}: {
  readonly order: StaffWithdrawalSheet;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [decide] = useDecideWithdrawalMutation();
  const [resolve] = useResolveClaimMutation();
  const isClaim = state === "PARTIAL_CLAIM" || state === "UNPAID_CLAIM";
  const send = (isYes: boolean) => async (reason: string) => {
    const told = { merchant, orderNo, seen, reason };
    const { state: next } = await (
      isClaim
        ? resolve({ ...told, decision: isYes ? "pay" : "deny" })
        : decide({ ...told, decision: isYes ? "approve" : "reject" })
    ).unwrap();
    return next === "RISK" ? t`Noted. A second person has to approve too.` : t`Decided. The member is told.`;
  };
  return (
    <DecideForm
      title={t`Decide`}
      label={t`Decide about withdrawal ${orderNo}`}
      hint={isClaim ? t`The member reads this.` : t`For the audit log; the member reads it where you reject.`}
      isWaiting={isClaim || state === "RISK"}
      decisions={[
        {
          shortcut: "a",
          label: isClaim ? t`Pay what is missing` : t`Approve`,
          look: "primary",
          send: send(true),
        },
        { shortcut: "r", label: isClaim ? t`Deny the claim` : t`Reject`, look: "danger", send: send(false) },
      ]}
    />
  );
}
