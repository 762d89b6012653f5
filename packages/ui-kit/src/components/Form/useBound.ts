import { useField } from "formik";
import { afterPress } from "./afterPress.ts";

/** A field bound to Formik: it has a name there, and its value, error and handlers come from there. */
export type Bound<Props> = Omit<
  Props,
  "value" | "checked" | "defaultValue" | "onChange" | "onBlur" | "error" | "name"
> & { readonly name: string };

/** A field that hands over values instead of events, by its name in Formik. */
export function useBoundValue<Value>(name: string) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<Value>(name);
  return {
    value,
    error: touched ? error : undefined,
    onChange: (next: Value): void => void setValue(next),
    onBlur: (): void => afterPress(() => void setTouched(true)),
  };
}
