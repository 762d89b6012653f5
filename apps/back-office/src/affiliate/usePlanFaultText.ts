import { useLingui } from "@lingui/react/macro";
import type { AffiliateTermsFault } from "@marquee/contract";
import { useAmountFault } from "../forms/useAmountDigits.ts";

/** Says which rule a field of a plan's terms breaks, and the rule's number. */
export function usePlanFaultText(): (fault: AffiliateTermsFault) => string {
  const { t } = useLingui();
  const toAmountFault = useAmountFault();
  return ({ rule, limit }) => {
    switch (rule) {
      case "required":
        return t`This is needed, and more than zero.`;
      case "amount":
        return toAmountFault(Number(limit));
      case "amountMost":
        return t`At most ${limit}.`;
      case "rate":
        return t`A percentage in plain digits, with at most two after the point.`;
      case "rateMost":
        return t`At most ${limit} %.`;
      case "rateOrder":
        return t`More than ${limit} %, the rate of the tier before.`;
      case "count":
        return t`A whole number up to ${limit}.`;
      case "order":
        return t`At least ${limit}, as in the tier before.`;
      case "tiers":
        return t`At least one tier, and at most ${limit}.`;
      case "choice":
      case "unused":
        return t`Plans of this kind do not have this.`;
    }
  };
}
