import { useLingui } from "@lingui/react/macro";
import { toFieldText } from "@marquee/i18n";
import { FormPasswordField } from "@marquee/ui-kit";
import { useStatusQuery } from "../startup/statusQuery.ts";
import { PasswordStrength } from "./PasswordStrength.tsx";

/**
 * The fields `newPassword`, with the merchant's rule below it, and `confirmNewPassword` of a form; `useNewPasswordCheck` checks them.
 *
 * @param password what is typed in the first one
 * @param isRepeated whether there is the second one
 */
export function NewPasswordFields({
  password,
  isRepeated = true,
}: {
  readonly password: string;
  readonly isRepeated?: boolean;
}) {
  const { t, i18n } = useLingui();
  const rule = useStatusQuery().data?.info.register.fields["password"];
  const bounds = rule && { patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };
  return (
    <>
      <div>
        <FormPasswordField
          name="newPassword"
          label={t`New password`}
          hint={bounds && toFieldText(i18n, { name: "newPassword", rule: "pattern", ...bounds })}
          required
          autoComplete="new-password"
          maxLength={255}
        />
        <PasswordStrength password={password} />
      </div>
      {isRepeated && (
        <FormPasswordField
          name="confirmNewPassword"
          label={t`Repeat the new password`}
          required
          autoComplete="new-password"
          maxLength={255}
        />
      )}
    </>
  );
}
