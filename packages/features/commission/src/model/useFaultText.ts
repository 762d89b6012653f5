import { useLingui } from "@lingui/react/macro";
import type { TermsFault } from "@marquee/contract";
import { toFieldText } from "@marquee/i18n";

/** Says which rule a field of the terms breaks, and the rule's number. */
export function useFaultText(): (fault: TermsFault) => string {
  const { t, i18n } = useLingui();
  return ({ rule, limit, field }) => {
    switch (rule) {
      case "required":
        return toFieldText(i18n, { name: field, rule: "required" });
      case "amount":
        return toFieldText(i18n, { name: field, rule: "amount" }, Number(limit));
      case "rate":
        return t`Enter a percentage in plain digits, with at most two after the point.`;
      case "rateMost":
        return t`At most ${limit} %`;
      case "rateOwn":
        return t`At most ${limit} %, which is your own`;
      case "rateOrder":
        return t`More than ${limit} %, the rate of the tier before`;
      case "count":
        return t`A whole number up to ${limit}`;
      case "order":
        return t`At least ${limit}, as in the tier before`;
      case "tiers":
        return t`At least one tier, and at most ${limit}`;
      case "unused":
        return t`Contracts of this kind do not have this.`;
    }
  };
}
