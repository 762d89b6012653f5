import { useGetDisplayRateQuery } from "@marquee/api-client";
import { getCurrencyDigits } from "@marquee/contract";
import { formatMoney } from "@marquee/i18n";
import { selectIsMember, useAppSelector, useLanguage } from "@marquee/runtime";
import { toApproximate } from "./toApproximate.ts";

/** An amount in the second currency that the member chose, with the day of the rate: `≈ 6.15 USD (2026-11-20)`; undefined for none. */
export function useApproximate(amount: string | undefined): string | undefined {
  const { tag } = useLanguage();
  const isMember = useAppSelector(selectIsMember);
  const { data } = useGetDisplayRateQuery({}, { skip: !isMember });
  if (!isMember || amount === undefined || !data?.rate) return undefined;
  const { currency, rate, date } = data.rate;
  const other = toApproximate(amount, rate, getCurrencyDigits(currency));
  return other === null ? undefined : `≈ ${formatMoney(other, tag)} ${currency} (${date})`;
}
