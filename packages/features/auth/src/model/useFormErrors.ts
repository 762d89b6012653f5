import { useLingui } from "@lingui/react/macro";
import { api, type ApiError, isApiError } from "@marquee/api-client";
import { toErrorText, toFieldText } from "@marquee/i18n";
import { useAppDispatch, useStatusQuery } from "@marquee/runtime";

/** What a refused form shows: one text above, and texts under the fields that the server named. */
export type FormErrors = { readonly text: string; readonly fields: Readonly<Record<string, string>>; readonly error: ApiError };

const fieldOfCode: Readonly<Record<string, string>> = {
  "username.taken": "username",
  "email.taken": "email",
  "mobile.taken": "mobileNum",
  "age.under": "birthday",
  "terms.required": "termsAccepted",
  "captcha.required": "captcha",
  "captcha.invalid": "captcha",
};

const closedCodes: readonly string[] = ["function.not.available", "register.disabled"];

/** Turns a refusal into texts in the page's language (ER-07). */
export function useFormErrors(): (error: unknown) => FormErrors | null {
  const { i18n } = useLingui();
  const dispatch = useAppDispatch();
  const age = useStatusQuery().data?.info.settings.ageMin;
  return (error) => {
    if (!isApiError(error)) return null;
    // The gateway closed it since the page last asked.
    if (closedCodes.includes(error.code)) dispatch(api.util.invalidateTags(["Status"]));
    const text = toErrorText(i18n, error.code, { retryAfter: error.retryAfter, age });
    const named = Object.fromEntries(error.fields.map((fault) => [fault.name, toFieldText(i18n, fault)]));
    const field = fieldOfCode[error.code];
    return { text, fields: field === undefined ? named : { ...named, [field]: text }, error };
  };
}
