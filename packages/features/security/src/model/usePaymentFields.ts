import { useLingui } from "@lingui/react/macro";
import { checkField, type RegisterRule } from "@marquee/contract";
import { toFieldText } from "@marquee/i18n";
import { useStatusQuery } from "@marquee/runtime";
import type { FormField } from "../components/FieldsForm.tsx";

const sixDigits = { acceptedPattern: "^[0-9]+$", patternId: 6, minLength: 6, maxLength: 6 } as const;

/** The two fields of a new payment password, checked by the merchant's rule. */
export function usePaymentFields(): readonly FormField[] {
  const { t, i18n } = useLingui();
  const own = useStatusQuery().data?.info.register.fields["paymentPassword"];
  const rule: RegisterRule = { type: "PASSWORD", ...sixDigits, ...own, enabled: "1", required: "1" };
  const hint = toFieldText(i18n, {
    name: "newPaymentPassword",
    rule: "pattern",
    patternId: rule.patternId,
    min: rule.minLength,
    max: rule.maxLength,
  });
  return [
    {
      name: "newPaymentPassword",
      label: t`New payment password`,
      kind: "pin",
      hint,
      maxLength: 64,
      check: (text) => {
        const fault = checkField("newPaymentPassword", text, rule);
        return fault ? toFieldText(i18n, fault) : undefined;
      },
    },
    {
      name: "confirmPaymentPassword",
      label: t`Repeat the new payment password`,
      kind: "pin",
      maxLength: 64,
      check: (text, values) =>
        text === values["newPaymentPassword"]
          ? undefined
          : toFieldText(i18n, { name: "confirmPaymentPassword", rule: "match" }),
    },
  ];
}
