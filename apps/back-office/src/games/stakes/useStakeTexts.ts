import { useLingui } from "@lingui/react/macro";
import type { StakeRange } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";

/** How a range of stakes is told: its amounts, and where an end comes from. */
export function useStakeTexts() {
  const { t, i18n } = useLingui();
  const money = (amount: string): string => formatMoney(amount, i18n.locale);
  const sources: Readonly<Record<StakeRange["min"]["from"], string>> = {
    CURRENCY: t`the currency`,
    VENDOR: t`the vendor`,
    GAME: t`the game`,
  };
  /** The ends that the merchant has set, or nothing. */
  const toLimited = ({ min, max }: StakeRange): string =>
    [...new Set([min.from, max.from])]
      .filter((from) => from !== "CURRENCY")
      .map((from) => sources[from])
      .join(", ");
  return {
    money,
    sources,
    toLimited,
    toRange: ({ min, max }: StakeRange): string => `${money(min.amount)} – ${money(max.amount)}`,
  };
}
