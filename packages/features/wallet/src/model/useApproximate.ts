import { useGetDisplayRateQuery } from "@marquee/api-client";
import { getCurrencyDigits, isFreshRate } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { selectIsMember, useAppSelector, useLanguage } from "@marquee/runtime";
import { toApproximate } from "./toApproximate.ts";
import { toShortAmount } from "./toShortAmount.ts";

/**
 * An amount in the second currency that the member chose: `≈ 6.15 USD`; undefined for none, and by a rate that is too old. The
 * security centre says of which day the rate is.
 */
export function useApproximate(amount: string | undefined): string | undefined {
  const { tag } = useLanguage();
  const isMember = useAppSelector(selectIsMember);
  const { data } = useGetDisplayRateQuery({}, { skip: !isMember });
  if (!isMember || amount === undefined || !data?.rate || !isFreshRate(data.rate.date)) return undefined;
  const { currency, rate } = data.rate;
  const digits = getCurrencyDigits(currency);
  const other = toApproximate(amount, rate, digits);
  if (other === null) return undefined;
  return `≈ ${digits === 0 ? toShortAmount(other, tag) : formatMoney(other, tag)} ${currency}`;
}
