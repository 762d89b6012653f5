import { useLingui } from "@lingui/react/macro";
import type { AffiliateBillDecision, StaffAffiliateBillSheet } from "@marquee/contract/staff";
import { useDecideAffiliateBillMutation } from "../api/endpoints/affiliate/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { DecideForm } from "../orders/DecideForm.tsx";
import { useAffiliateBillTexts } from "./useAffiliateTexts.ts";

/** Approves or refuses a bill that waits, or notes that it was paid outside: each takes two people who say the same. */
export function DecideAffiliateBill({ bill }: { readonly bill: StaffAffiliateBillSheet }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { decisions } = useAffiliateBillTexts();
  const [decide] = useDecideAffiliateBillMutation();
  const { orderNo, version: seen, state } = bill;
  const isOutside = state === "TO_COLLECT";
  const send = (decision: AffiliateBillDecision) => async (reason: string) => {
    const { state: next } = await decide({ merchant, orderNo, seen, decision, reason }).unwrap();
    return next === state ? t`Noted. A second person has to say the same.` : t`Decided. The affiliate is told.`;
  };
  return (
    <DecideForm
      title={t`Decide`}
      label={t`Decide about bill ${orderNo}`}
      hint={
        isOutside
          ? t`How and when it was paid, or why not; the affiliate reads this.`
          : t`For the audit log; the affiliate reads it where you refuse.`
      }
      isWaiting={isOutside || state === "REVIEW"}
      decisions={[
        {
          shortcut: "a",
          label: isOutside ? decisions.settle : decisions.approve,
          look: "primary",
          send: send(isOutside ? "settle" : "approve"),
        },
        { shortcut: "r", label: decisions.refuse, look: "danger", send: send("refuse") },
      ]}
    />
  );
}
