import { useLingui } from "@lingui/react/macro";
import { FormCheckboxField } from "@marquee/ui-kit";

/** Whether passkeys and linked social accounts outlive the password that is reset; not unless the member says so. */
export function KeepSignInsField() {
  const { t } = useLingui();
  return (
    <FormCheckboxField
      name="keepSignIns"
      label={t`Keep my passkeys and linked social accounts. Otherwise they end with the old password.`}
    />
  );
}
