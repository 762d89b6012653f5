import { useLingui } from "@lingui/react/macro";
import { FormCheckboxField } from "@marquee/ui-kit";

/** What kind of bonus it is: members read both before they claim it. */
export function BonusKindFields() {
  const { t } = useLingui();
  return (
    <>
      <FormCheckboxField
        name="sticky"
        label={t`Sticky: the bonus amount goes back in the end, and the member keeps only what was won above it`}
      />
      <FormCheckboxField
        name="endsWithWithdrawal"
        label={t`It ends with the member's first withdrawal or money sent to others, and what is in the bonus wallet is lost`}
      />
    </>
  );
}
