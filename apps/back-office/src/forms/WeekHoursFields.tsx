import { Trans, useLingui } from "@lingui/react/macro";
import { FormCheckboxField, FormTextField, Text } from "@marquee/ui-kit";
import { Pair, Ticks } from "./fieldRows.ts";
import { useZoneName } from "../texts/useZoneName.ts";
import { weekdays } from "./weekHours.ts";

/** On which days and at which hours something holds: the fields of `toWeekHoursValues`. */
export function WeekHoursFields() {
  const { t } = useLingui();
  const { zone } = useZoneName();
  const names = [t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`, t`Sunday`];
  return (
    <>
      <Ticks role="group" aria-label={t`Days of the week`}>
        {weekdays.map((day) => (
          <FormCheckboxField key={day} name={`day${day}`} label={names[day - 1] ?? ""} />
        ))}
      </Ticks>
      <Text size="small" tone="muted">
        <Trans>No day chosen means every day.</Trans>
      </Text>
      <Pair>
        <FormTextField
          name="hoursFrom"
          type="time"
          label={t`From this hour`}
          hint={t`In ${zone}; empty for all day.`}
        />
        <FormTextField name="hoursTo" type="time" label={t`To this hour`} hint={t`It may pass midnight.`} />
      </Pair>
    </>
  );
}
