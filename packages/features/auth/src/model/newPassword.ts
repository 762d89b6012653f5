import { useLingui } from "@lingui/react/macro";
import { checkField, type RegisterRule } from "@marquee/contract";
import { toFieldText } from "@marquee/i18n";
import { useStatusQuery } from "@marquee/runtime";

/** The merchant's password rule; undefined until the status has loaded. */
export function usePasswordRule(): RegisterRule | undefined {
  return useStatusQuery().data?.info.register.fields["password"];
}

/** Checks a new password by the merchant's rule, as a text under its field. */
export function useNewPasswordCheck(): (text: string) => { readonly newPassword?: string } {
  const { i18n } = useLingui();
  const rule = usePasswordRule();
  return (text) => {
    if (text === "") return { newPassword: toFieldText(i18n, { name: "newPassword", rule: "required" }) };
    const fault = checkField("newPassword", text, rule);
    return fault ? { newPassword: toFieldText(i18n, fault) } : {};
  };
}
