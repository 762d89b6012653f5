import { useLingui } from "@lingui/react/macro";
import { toFieldText } from "@marquee/i18n";
import { PasswordStrength } from "@marquee/runtime";
import { FormPasswordField } from "@marquee/ui-kit";
import { useFormikContext } from "formik";
import { usePasswordRule } from "../../model/newPassword.ts";

/** The field of a new password, with the merchant's rule below it. */
export function NewPasswordField() {
  const { t, i18n } = useLingui();
  const { values } = useFormikContext<{ readonly newPassword: string }>();
  const rule = usePasswordRule();
  const bounds = rule && { patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };
  return (
    <div>
      <FormPasswordField
        name="newPassword"
        label={t`New password`}
        hint={bounds && toFieldText(i18n, { name: "newPassword", rule: "pattern", ...bounds })}
        required
        autoComplete="new-password"
        maxLength={255}
      />
      <PasswordStrength password={values.newPassword} />
    </div>
  );
}
