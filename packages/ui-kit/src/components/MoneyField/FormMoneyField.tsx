import type { ReactNode } from "react";
import { type Bound, useBoundValue } from "../Form/useBound.ts";
import { MoneyField, type MoneyFieldProps } from "./MoneyField.tsx";

/** {@link MoneyField} bound to Formik. */
export function FormMoneyField(props: Bound<MoneyFieldProps>): ReactNode {
  return <MoneyField {...props} {...useBoundValue<string>(props.name)} />;
}
