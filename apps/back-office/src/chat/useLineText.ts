import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { StaffChatLine } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";

/** What a line says: what was written, or that its member has split money among others. */
export function useLineText(): (line: Pick<StaffChatLine, "text" | "rain">) => string {
  const { t, i18n } = useLingui();
  return ({ text, rain }) => {
    if (rain === null) return text;
    const { currency, count } = rain;
    const amount = formatMoney(rain.amount, i18n.locale);
    const receivers = t`${plural(count, { one: "# member", other: "# members" })}`;
    return t`Rain of ${amount} ${currency} to ${receivers}`;
  };
}
