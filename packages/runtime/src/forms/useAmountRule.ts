import { useLingui } from "@lingui/react/macro";
import { isAmount, toMoney } from "@marquee/contract";
import { toFieldText } from "@marquee/i18n";
import { useCurrencyDigits } from "../session/useCurrencyDigits.ts";

/** How amounts in the member's currency are typed. */
export interface AmountRule {
  /** How many digits there are after the point. */
  readonly digits: number;
  /** What is wrong with what was typed, by the gateway's rule; undefined for an amount, which may be zero. */
  readonly check: (text: string) => string | undefined;
  /** The same where zero is no amount. */
  readonly checkPositive: (text: string) => string | undefined;
}

/** The rule of amounts that a form asks for in the member's currency: refused before the call as the gateway would refuse it. */
export function useAmountRule(): AmountRule {
  const { i18n } = useLingui();
  const digits = useCurrencyDigits();
  const check = (text: string, isWrong: boolean): string | undefined => {
    if (text === "") return toFieldText(i18n, { name: "amount", rule: "required" });
    return isWrong ? toFieldText(i18n, { name: "amount", rule: "amount" }, digits) : undefined;
  };
  return {
    digits,
    check: (text) => check(text, !isAmount(text, digits)),
    checkPositive: (text) => check(text, !isAmount(text, digits) || toMoney(text) === 0n),
  };
}
