import { Trans } from "@lingui/react/macro";
import { useCurrencySymbol } from "@marquee/runtime";
import { Money, Text } from "@marquee/ui-kit";

/** What of a balance is less than the smallest amount and stays where it is, as play may leave it; nothing where nothing is left. */
export function RestNote({ rest }: { readonly rest: string }) {
  const symbol = useCurrencySymbol();
  if (rest === "0.00") return null;
  return (
    <Text size="label" tone="muted" role="note">
      <Trans>
        <Money amount={rest} currency={symbol} /> stays there: it is less than the smallest amount. You can still play
        with it.
      </Trans>
    </Text>
  );
}
