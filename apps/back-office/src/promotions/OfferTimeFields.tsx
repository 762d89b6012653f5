import { useZoneName } from "../texts/useZoneName.ts";
import { useLingui } from "@lingui/react/macro";
import { FormTextField } from "@marquee/ui-kit";

/** When an offer begins and ends: the fields `startsAt` and `endsAt` of a form. */
export function OfferTimeFields() {
  const { t } = useLingui();
  const { zone } = useZoneName();
  return (
    <>
      <FormTextField name="startsAt" type="datetime-local" label={t`From`} hint={t`In ${zone}; empty for now.`} />
      <FormTextField name="endsAt" type="datetime-local" label={t`Until`} hint={t`In ${zone}; empty for no end.`} />
    </>
  );
}
