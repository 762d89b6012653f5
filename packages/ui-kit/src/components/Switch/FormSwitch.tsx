import { useField } from "formik";
import type { ReactNode } from "react";
import type { Bound } from "../Form/useBound.ts";
import { Switch, type SwitchProps } from "./Switch.tsx";

/** {@link Switch} bound to Formik. */
export function FormSwitch(props: Bound<SwitchProps>): ReactNode {
  const [{ value, ...field }] = useField<boolean>(props.name);
  return <Switch {...props} {...field} checked={value} />;
}
