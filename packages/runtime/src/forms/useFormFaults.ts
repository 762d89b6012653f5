import { useLingui } from "@lingui/react/macro";
import { isApiError } from "@marquee/api-client";
import { toErrorText, toFieldText } from "@marquee/i18n";
import { useCurrencyDigits } from "../session/useCurrencyDigits.ts";
import { useStatusQuery } from "../startup/statusQuery.ts";

/** The errors of a refused form: texts under fields, and one above them if no field is at fault. */
export type FormFaults = { readonly text: string; readonly fields: Readonly<Record<string, string>> };

/**
 * Turns the refusal of a form into texts in the page's language (ER-07).
 * @param fieldOfCode the field that a code is about, such as `nickname.taken`, where the refusal does not name it itself
 */
export function useFormFaults(fieldOfCode: Readonly<Record<string, string>> = {}): (error: unknown) => FormFaults {
  const { i18n } = useLingui();
  const digits = useCurrencyDigits();
  const age = useStatusQuery().data?.info.settings.ageMin;
  return (error) => {
    if (!isApiError(error)) return { text: toErrorText(i18n, "unknown"), fields: {} };
    const { field: named, min, max } = error.value;
    const text = toErrorText(i18n, error.code, {
      retryAfter: error.retryAfter,
      age,
      ...(typeof min === "number" && { min }),
      ...(typeof max === "number" && { max }),
    });
    const field =
      typeof named === "string" ? named : Object.hasOwn(fieldOfCode, error.code) ? fieldOfCode[error.code] : undefined;
    if (field !== undefined) return { text: "", fields: { [field]: text } };
    const fields = Object.fromEntries(error.fields.map((fault) => [fault.name, toFieldText(i18n, fault, digits)]));
    return { text: error.code === "fields" ? "" : text, fields };
  };
}
