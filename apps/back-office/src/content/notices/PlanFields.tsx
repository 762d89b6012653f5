import { useLingui } from "@lingui/react/macro";
import { FormSwitch } from "@marquee/ui-kit";
import { OfferTimeFields } from "../../promotions/OfferTimeFields.tsx";
import { Pair } from "../../forms/fieldRows.ts";
import { WeekHoursFields } from "../../forms/WeekHoursFields.tsx";

/** When something is shown: the fields of its schedule. */
export function PlanFields() {
  const { t } = useLingui();
  return (
    <>
      <FormSwitch name="isOn" label={t`Visitors see it`} />
      <Pair>
        <OfferTimeFields />
      </Pair>
      <WeekHoursFields />
    </>
  );
}
