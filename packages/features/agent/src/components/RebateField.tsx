import { useLingui } from "@lingui/react/macro";
import { FormTextField } from "@marquee/ui-kit";

/** The field `rebate` of a form, in percent. */
export function RebateField({ hint }: { readonly hint: string }) {
  const { t } = useLingui();
  return (
    <FormTextField
      name="rebate"
      label={t`Rebate in percent`}
      hint={hint}
      required
      maxLength={8}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
