import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TeamTransfers } from "@marquee/contract";
import { formatDay } from "@marquee/i18n";
import { useCurrencySymbol } from "@marquee/runtime";
import { Money, Text } from "@marquee/ui-kit";

/** What the sender may send now, and until when nothing where a password or contact has changed. */
export function TransferMeans({
  options: { available, dayLeft, countLeft, waitsUntil },
}: {
  readonly options: TeamTransfers;
}) {
  const { i18n } = useLingui();
  const symbol = useCurrencySymbol();
  return (
    <>
      <Text tone="muted">
        <Trans>
          You can send <Money amount={available} currency={symbol} /> now, at most{" "}
          <Money amount={dayLeft} currency={symbol} /> more in 24 hours.
        </Trans>{" "}
        <Plural value={countLeft} one="# transfer is left." other="# transfers are left." />
      </Text>
      {waitsUntil !== null && (
        <Text tone="danger" role="status">
          <Trans>
            A password or contact of yours was changed. For your safety you can send money from{" "}
            {formatDay(waitsUntil, i18n.locale, { timeStyle: "short" })} on.
          </Trans>
        </Text>
      )}
    </>
  );
}
