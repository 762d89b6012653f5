import { useLingui } from "@lingui/react/macro";
import type { AgentBill, BillLine } from "@marquee/contract";

/** The words of bills. */
export function useBillTexts() {
  const { t } = useLingui();
  const states: Readonly<Record<BillLine["status"], string>> = {
    PENDING: t`Being paid`,
    REVIEW: t`Under review`,
    TO_COLLECT: t`Paid by the house by hand`,
    ISSUED: t`Paid`,
    NOT_REACHED: t`Not reached`,
    INSUFFICIENT: t`Waits for the upline's money`,
    PARTLY: t`Paid in part`,
    REFUSED: t`Refused`,
    EXPIRED: t`Expired`,
  };
  const steps: Readonly<Record<AgentBill["steps"][number]["step"], string>> = {
    TIER: t`Tier and rate`,
    BASE: t`Base`,
    GROSS: t`Base × rate`,
    NET: t`Less what the house pays below`,
    DEFICIT: t`Carried on as paid too much below`,
    DUE: t`With the remainder of before`,
    AMOUNT: t`Rounded, and at least the smallest pay`,
    REMAINDER: t`Remainder for the next bill`,
    CARRY: t`Loss carried to the next bill`,
  };
  return { states, steps };
}
