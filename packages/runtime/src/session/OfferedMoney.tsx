import { formatThousands } from "@marquee/i18n";
import { Money } from "@marquee/ui-kit";
import { useLanguage } from "../brand/TextsContext.ts";
import { useStatusQuery } from "../startup/statusQuery.ts";
import { useMemberCurrency } from "./useMemberCurrency.ts";

/**
 * What a reward or a prize pays while it is on offer: in thousands, such as 131K, where the merchant writes the currency so (CN-07, Q-17),
 * else in units. The whole amount is read out in either case. What was paid, balances and records are never shortened: they use `Money`.
 */
export function OfferedMoney({
  amount,
  currency,
}: {
  /** A decimal string. */
  readonly amount: string;
  /** The currency's code; the member's own where it is not named. */
  readonly currency?: string | undefined;
}) {
  const { tag } = useLanguage();
  const currencies = useStatusQuery().data?.info.settings.currencies ?? [];
  const own = useMemberCurrency();
  const code = currency ?? own;
  const entry = currencies.find((each) => each.currency === code);
  const symbol = entry?.currencySymbol ?? code ?? "";
  const short = entry?.kUnit === true ? formatThousands(amount, tag, symbol) : undefined;
  return <Money amount={amount} currency={symbol} short={short} />;
}
