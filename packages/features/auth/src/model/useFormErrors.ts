import { useLingui } from "@lingui/react/macro";
import { type ApiError, isApiError } from "@marquee/api-client";
import { toErrorText, toFieldText } from "@marquee/i18n";
import { useStatusQuery } from "@marquee/runtime";

/** What a refused form shows: one text above, and texts under the fields that the refusal is about. */
export type FormErrors = {
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly error: ApiError;
};

/** The field that a code is about. */
const fieldOfCode: Readonly<Record<string, string>> = {
  "username.taken": "username",
  "email.taken": "email",
  "mobile.taken": "mobileNum",
  "mobile.invalid": "mobileNum",
  "mobile.required": "mobileNum",
  "sms.code.required": "verificationCode",
  "sms.code.invalid": "verificationCode",
  "sms.code.expired": "verificationCode",
  "affiliate.invalid": "affiliateCode",
  "referral.invalid": "referralCode",
  "age.under": "birthday",
  "terms.required": "termsAccepted",
  "password.same": "newPassword",
  "password.history": "newPassword",
  "password.default": "newPassword",
  "captcha.required": "captcha",
  "captcha.invalid": "captcha",
};

/** Turns a refusal into texts in the page's language (ER-07). */
export function useFormErrors(): (error: unknown) => FormErrors | null {
  const { i18n } = useLingui();
  const age = useStatusQuery().data?.info.settings.ageMin;
  return (error) => {
    if (!isApiError(error)) return null;
    const text = toErrorText(i18n, error.code, { retryAfter: error.retryAfter, age });
    const named = Object.fromEntries(error.fields.map((fault) => [fault.name, toFieldText(i18n, fault)]));
    const field = fieldOfCode[error.code];
    return { text, fields: field === undefined ? named : { ...named, [field]: text }, error };
  };
}
