import type { ReactNode } from "react";
import { type Bound, useBoundValue } from "../Form/useBound.ts";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";

/** {@link NumberField} bound to Formik. */
export function FormNumberField(props: Bound<NumberFieldProps>): ReactNode {
  return <NumberField {...props} {...useBoundValue<string>(props.name)} />;
}
