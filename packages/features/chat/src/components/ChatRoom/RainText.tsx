import { Plural, Trans } from "@lingui/react/macro";
import type { ChatRain } from "@marquee/contract";
import { useStatusQuery } from "@marquee/runtime";
import { Money } from "@marquee/ui-kit";

/** What the line of a rain says: how much was given, in the giver's currency, and to how many. */
export function RainText({ rain: { amount, currency, count } }: { readonly rain: ChatRain }) {
  const currencies = useStatusQuery().data?.info.settings.currencies ?? [];
  const symbol = currencies.find((each) => each.currency === currency)?.currencySymbol ?? currency;
  return (
    <>
      <Trans>
        Gave <Money amount={amount} currency={symbol} /> in equal parts.
      </Trans>{" "}
      <Plural value={count} one="# member got a part." other="# members got a part." />
    </>
  );
}
