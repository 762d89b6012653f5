import { Trans, useLingui } from "@lingui/react/macro";
import type { TipKind, TipOptions } from "@marquee/contract";
import { formatDay } from "@marquee/i18n";
import { useCurrencySymbol } from "@marquee/runtime";
import { Money, Text } from "@marquee/ui-kit";

/** What the giver may give now, to whom a rain goes, and until when nothing where a password or contact has changed. */
export function GiftMeans({
  kind,
  options: { available, dayLeft, rainPeople, rainMinutes, waitsUntil },
}: {
  readonly kind: TipKind;
  readonly options: TipOptions;
}) {
  const { i18n } = useLingui();
  const symbol = useCurrencySymbol();
  const from = waitsUntil === null ? "" : formatDay(waitsUntil, i18n.locale, { timeStyle: "short" });
  return (
    <>
      {kind === "RAIN" && (
        <Text>
          <Trans>
            The amount is split equally among at most {rainPeople} members who wrote here in the last {rainMinutes}{" "}
            minutes.
          </Trans>
        </Text>
      )}
      <Text tone="muted">
        <Trans>
          You can give <Money amount={available} currency={symbol} /> now, at most{" "}
          <Money amount={dayLeft} currency={symbol} /> more in 24 hours.
        </Trans>
      </Text>
      {waitsUntil !== null && (
        <Text tone="danger" role="status">
          <Trans>A password or contact of yours was changed. For your safety you can give money from {from} on.</Trans>
        </Text>
      )}
    </>
  );
}
