import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { FormCheckboxField, FormSwitch, FormTextField, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { OfferTimeFields } from "../../promotions/OfferTimeFields.tsx";
import { useZoneName } from "../../texts/useZoneName.ts";
import { weekdays } from "./planValues.ts";

/** Fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${token("space.12")};
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
`;

/** Boxes that are ticked, one after another. */
export const Ticks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.12")};
`;

/** When something is shown: the fields of its schedule. */
export function PlanFields() {
  const { t } = useLingui();
  const { zone } = useZoneName();
  const names = [t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`, t`Sunday`];
  return (
    <>
      <FormSwitch name="isOn" label={t`Visitors see it`} />
      <Pair>
        <OfferTimeFields />
      </Pair>
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
