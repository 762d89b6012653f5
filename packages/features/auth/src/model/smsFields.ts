import type { I18n } from "@lingui/core";
import { patterns, type RegisterRule } from "@marquee/contract";
import { toErrorText, toFieldText } from "@marquee/i18n";
import { useStatusQuery } from "@marquee/runtime";
import { checkMobile } from "./checkRegister.ts";
import type { RegisterField } from "./registerFields.ts";
import type { Mobiles } from "./useMobileCheck.ts";

/** What a form with a phone's code asks for. */
export type SmsValues = { readonly country: string; readonly mobileNum: string; readonly verificationCode: string };

/** Its errors, as texts. */
export type SmsErrors = { readonly mobileNum?: string; readonly verificationCode?: string };

const anyNumber: RegisterRule = {
  enabled: "1",
  required: "1",
  acceptedPattern: patterns[24]?.source ?? "*",
  patternId: 24,
  minLength: 6,
  maxLength: 16,
  type: "NUMBER",
};

/** The mobile number as a field that is always asked for, by the merchant's own rule. */
export function useMobileField(): RegisterField {
  const own = useStatusQuery().data?.info.register.fields["mobileNum"];
  return { name: "mobileNum", rule: { ...(own ?? anyNumber), enabled: "1", required: "1" } };
}

/** Checks number and code (VL-12, VL-15). */
export function checkSmsFields(i18n: I18n, values: SmsValues, field: RegisterField, mobiles: Mobiles): SmsErrors {
  const fault = checkMobile(values.mobileNum, field, mobiles.toCheck(values.country));
  const wrong = fault === "mobile" ? toErrorText(i18n, "mobile.invalid") : fault && toFieldText(i18n, fault);
  return {
    ...(wrong !== null && { mobileNum: wrong }),
    ...(values.verificationCode.trim() === "" && {
      verificationCode: toFieldText(i18n, { name: "verificationCode", rule: "required" }),
    }),
  };
}
