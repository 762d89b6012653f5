import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ContractKind, type ContractPeriod, payTimes } from "@marquee/contract";
import { Text } from "@marquee/ui-kit";

/** When a contract of a kind is paid (CT-11). */
export function WhenPaid({
  kind,
  period,
  payDelayDays,
}: {
  readonly kind: ContractKind;
  readonly period: ContractPeriod;
  /** The days until a daily salary is paid, by the merchant's setting. */
  readonly payDelayDays: number;
}) {
  return (
    <Text tone="muted">
      {kind === "DIVIDEND" && <DividendText period={period} />}
      {kind === "DAILY" && (
        <Plural
          value={payDelayDays}
          one="The salary of a day is paid the next day."
          other="The salary of a day is paid # days later."
        />
      )}
      {kind === "HOURLY" && <Trans>The salary of an hour is paid in the next hour.</Trans>}
      {kind === "REALTIME" && (
        <Plural
          value={payTimes.realTimeMinutes}
          one="The salary is paid every minute, for what was settled since."
          other="The salary is paid every # minutes, for what was settled since."
        />
      )}
    </Text>
  );
}

function DividendText({ period }: { readonly period: ContractPeriod }) {
  const { t } = useLingui();
  return {
    DAILY: t`The dividend of a day is paid after its end.`,
    WEEKLY: t`The dividend of a week, Monday to Sunday, is paid after its end.`,
    SEMIMONTHLY: t`The dividend of half a month, up to the 15th and from the 16th, is paid after its end.`,
    MONTHLY: t`The dividend of a month is paid after its end.`,
  }[period];
}
