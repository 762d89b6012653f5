import type { ReactNode } from "react";
import { type Bound, useBoundValue } from "../Form/useBound.ts";
import { ComboBox, type ComboBoxProps } from "./ComboBox.tsx";

/** {@link ComboBox} bound to Formik. */
export function FormComboBox(props: Bound<ComboBoxProps>): ReactNode {
  return <ComboBox {...props} {...useBoundValue<string>(props.name)} />;
}
