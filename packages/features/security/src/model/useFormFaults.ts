import { useLingui } from "@lingui/react/macro";
import { isApiError } from "@marquee/api-client";
import { toErrorText, toFieldText } from "@marquee/i18n";

/** A refused form: texts under fields, and one above them when no field is to blame. */
export type FormFaults = { readonly text: string; readonly fields: Readonly<Record<string, string>> };

const fieldOfCode: Readonly<Record<string, string>> = {
  "password.old.invalid": "oldPassword",
  "password.same": "newPassword",
  "password.history": "newPassword",
};

/** Turns a refusal of a password form into texts in the page's language (ER-07). */
export function useFormFaults(): (error: unknown) => FormFaults {
  const { i18n } = useLingui();
  return (error) => {
    if (!isApiError(error)) return { text: toErrorText(i18n, "unknown"), fields: {} };
    const text = toErrorText(i18n, error.code, { retryAfter: error.retryAfter });
    const field = fieldOfCode[error.code];
    if (field !== undefined) return { text: "", fields: { [field]: text } };
    const fields = Object.fromEntries(error.fields.map((fault) => [fault.name, toFieldText(i18n, fault)]));
    return { text: error.code === "fields" ? "" : text, fields };
  };
}
