import { useLingui } from "@lingui/react/macro";
import type { FormikHelpers } from "formik";
import { useState } from "react";
import { isApiError } from "../api/ApiError.ts";
import { loadErrorText, toFieldText } from "../texts/errorText.ts";

/** A form's submit: what was typed stays, the gateway's faults stand at their fields, and others above the button. */
export function useSubmit<Values extends object, Answer>(
  send: (values: Values) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
  /** What a field's fault means here, by `name rule`, where the general text says too little. */
  texts: Readonly<Record<string, string>> = {},
): {
  readonly fault: string | undefined;
  readonly submit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
} {
  const { i18n } = useLingui();
  const [fault, setFault] = useState<string>();

  async function submit(values: Values, { setErrors, setTouched }: FormikHelpers<Values>): Promise<void> {
    setFault(undefined);
    try {
      const answer = await send(values);
      onDone?.(answer);
    } catch (error) {
      const named = isApiError(error) ? error.fields.filter(({ name }) => name in values) : [];
      if (named.length === 0) return setFault(await loadErrorText(i18n, error));
      await setTouched(Object.assign({}, ...named.map(({ name }) => ({ [name]: true }))), false);
      setErrors(
        Object.assign(
          {},
          ...named.map((field) => ({ [field.name]: texts[`${field.name} ${field.rule}`] ?? toFieldText(i18n, field) })),
        ),
      );
    }
  }

  return { fault, submit };
}
