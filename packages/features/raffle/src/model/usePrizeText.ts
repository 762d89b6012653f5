import { useLingui } from "@lingui/react/macro";
import type { RafflePrize } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { useLanguage } from "@marquee/runtime";

/** A prize in words: its name, and its money or its points. `symbol` is the currency's. */
export function usePrizeText(): (prize: Omit<RafflePrize, "count">, symbol: string) => string {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  return ({ type, names, amount }, symbol) => {
    const name = names[language] ?? names.EN;
    if (amount === null) return name;
    const points = i18n.number(Number(amount));
    const value = type === "POINTS" ? t`${points} points` : formatMoney(amount, i18n.locale, symbol);
    return `${name} (${value})`;
  };
}
