import { useLingui } from "@lingui/react/macro";
import { checkField } from "@marquee/contract";
import { toFieldText } from "@marquee/i18n";
import { useStatusQuery } from "../startup/statusQuery.ts";

/** The typed values of a new password; a form without the repetition has only the first. */
export type TypedPassword = { readonly newPassword: string; readonly confirmNewPassword?: string };

/** Their errors, as texts by field. */
export type PasswordFaults = { readonly newPassword?: string; readonly confirmNewPassword?: string };

/** Checks a new password by the merchant's rule, and its repetition where there is one (VL-13, VL-15). */
export function useNewPasswordCheck(): (typed: TypedPassword) => PasswordFaults {
  const { i18n } = useLingui();
  const rule = useStatusQuery().data?.info.register.fields["password"];
  return ({ newPassword, confirmNewPassword }) => {
    const fault =
      newPassword === ""
        ? ({ name: "newPassword", rule: "required" } as const)
        : checkField("newPassword", newPassword, rule);
    const name = "confirmNewPassword";
    const repeatFault =
      confirmNewPassword === ""
        ? ({ name, rule: "required" } as const)
        : confirmNewPassword !== undefined && confirmNewPassword !== newPassword && ({ name, rule: "match" } as const);
    return {
      ...(fault && { newPassword: toFieldText(i18n, fault) }),
      ...(repeatFault && { confirmNewPassword: toFieldText(i18n, repeatFault) }),
    };
  };
}
