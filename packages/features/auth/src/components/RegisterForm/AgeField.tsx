import { useLingui } from "@lingui/react/macro";
import { FormCheckboxField } from "@marquee/ui-kit";

/** The visitor's word to be old enough, in a box of its own that nothing ticks beforehand (RG-28). */
export function AgeField({ age }: { readonly age: number }) {
  const { t } = useLingui();
  return <FormCheckboxField name="ageConfirmed" label={t`I am ${age} or older`} />;
}
