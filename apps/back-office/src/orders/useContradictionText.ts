import { useLingui } from "@lingui/react/macro";
import { toDecimal } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";

/** What a provider says against an order, in words; another text of the gateway's stays as it is. `states` names those of the order. */
export function useContradictionText(states: Readonly<Record<string, string>>): (text: string) => string {
  const { t, i18n } = useLingui();
  const said: Readonly<Record<string, string>> = {
    PAID: t`that it was paid`,
    FAILED: t`that it was not paid`,
    EXPIRED: t`that it ended unpaid`,
  };
  return (text) => {
    const [, status = "", state = ""] = /^(\w+) in state (\w+)$/.exec(text) ?? [];
    const [says, stored] = [said[status], states[state]];
    if (says !== undefined && stored !== undefined) return t`The provider says ${says}. Stored is: ${stored}.`;
    const [, amount, currency = ""] = /^PAID with another amount: ([0-9]{1,18}) ([A-Z0-9]+)$/.exec(text) ?? [];
    if (amount === undefined) return text;
    return t`The provider says that ${formatMoney(toDecimal(BigInt(amount)), i18n.locale)} ${currency} were paid.`;
  };
}
