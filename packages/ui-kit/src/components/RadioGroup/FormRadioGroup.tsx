import type { ReactNode } from "react";
import { type Bound, useBoundValue } from "../Form/useBound.ts";
import { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";

/** {@link RadioGroup} bound to Formik. */
export function FormRadioGroup(props: Bound<RadioGroupProps>): ReactNode {
  return <RadioGroup {...props} {...useBoundValue<string>(props.name)} />;
}
