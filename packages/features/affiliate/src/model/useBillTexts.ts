import { useLingui } from "@lingui/react/macro";
import type { AffiliateBillState, AffiliateBillStep } from "@marquee/contract";

/** The words of bills. */
export function useBillTexts() {
  const { t } = useLingui();
  const states: Readonly<Record<AffiliateBillState, string>> = {
    PENDING: t`Being paid`,
    REVIEW: t`Under review`,
    TO_COLLECT: t`To be paid outside the site`,
    ISSUED: t`Paid`,
    NOT_REACHED: t`Nothing to pay`,
    REFUSED: t`Refused`,
  };
  const meanings: Readonly<Record<AffiliateBillState, string>> = {
    PENDING: t`It is on its way to your main wallet.`,
    REVIEW: t`Our staff look at it before it is paid.`,
    TO_COLLECT: t`You have no wallet in this currency, so we pay it to you outside the site.`,
    ISSUED: t`It has been paid.`,
    NOT_REACHED: t`There is nothing to pay, or less than the minimum. What is left over is carried to your next bill.`,
    REFUSED: t`It is not paid.`,
  };
  const steps: Readonly<Record<AffiliateBillStep["step"], string>> = {
    TIER: t`Tier and its share`,
    BASE: t`Net revenue less what was carried over`,
    SHARE: t`Your share`,
    CPA: t`For qualified players`,
    SUB: t`From sub-affiliates`,
    DUE: t`Share, qualified players, sub-affiliates and earlier remainder`,
    AMOUNT: t`Rounded, if at least the minimum`,
    REMAINDER: t`Remainder for the next bill`,
    CARRY: t`Carried over to the next month`,
  };
  return { states, meanings, steps };
}
