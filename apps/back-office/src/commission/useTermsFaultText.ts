import { useLingui } from "@lingui/react/macro";
import type { TermsFault } from "@marquee/contract";
import { useAmountFault } from "../forms/useAmountDigits.ts";

/** Says which rule a field of the terms breaks, and the rule's number. */
export function useTermsFaultText(): (fault: TermsFault) => string {
  const { t } = useLingui();
  const toAmountFault = useAmountFault();
  return ({ rule, limit }) => {
    switch (rule) {
      case "required":
        return t`Enter a rate.`;
      case "amount":
        return toAmountFault(Number(limit));
      case "rate":
        return t`A percentage in plain digits, with at most two after the point.`;
      case "rateMost":
      case "rateOwn":
        return t`At most ${limit} %.`;
      case "rateOrder":
        return t`More than ${limit} %, the rate of the tier before.`;
      case "count":
        return t`A whole number up to ${limit}.`;
      case "order":
        return t`At least ${limit}, as in the tier before.`;
      case "tiers":
        return t`At least one tier, and at most ${limit}.`;
      case "unused":
        return t`Contracts of this kind do not have this.`;
    }
  };
}
