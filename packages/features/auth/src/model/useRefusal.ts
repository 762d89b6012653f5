import { useState } from "react";
import { type CurrentErrors, type Refused, toCurrentErrors, type TypedValues } from "./toCurrentErrors.ts";
import { type FormErrors, useFormErrors } from "./useFormErrors.ts";

/** What a form was refused for, for as long as it holds. */
export type Refusal = {
  /** Keeps a refusal of `values`, and answers it. */
  readonly refuse: (error: unknown, values: TypedValues) => FormErrors | null;
  /** Forgets it: the form is sent again. */
  readonly clear: () => void;
  readonly toCurrent: (values: TypedValues, shown: readonly string[]) => CurrentErrors;
};

/** The refusal of one form. */
export function useRefusal(): Refusal {
  const toErrors = useFormErrors();
  const [refused, setRefused] = useState<Refused | null>(null);
  return {
    refuse: (error, values) => {
      const errors = toErrors(error);
      setRefused(errors && { errors, values });
      return errors;
    },
    clear: () => setRefused(null),
    toCurrent: (values, shown) => toCurrentErrors(refused, values, shown),
  };
}
