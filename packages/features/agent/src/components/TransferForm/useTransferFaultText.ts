import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "@marquee/i18n";
import { useCurrencySymbol } from "@marquee/runtime";
import type { TransferFault } from "../../model/checkTransfer.ts";

/** Says which limit an amount does not keep to, with its figure. */
export function useTransferFaultText(): (fault: TransferFault) => string {
  const { t, i18n } = useLingui();
  const symbol = useCurrencySymbol();
  const toShown = (amount: string): string => formatMoney(amount, i18n.locale, symbol);
  return ({ kind, figure }) =>
    ({
      min: t`At least ${toShown(figure)}`,
      max: t`At most ${toShown(figure)} at once`,
      daily: t`At most ${toShown(figure)} more in 24 hours`,
      available: t`You can send ${toShown(figure)} now.`,
    })[kind];
}
