import { token } from "@marquee/design-tokens";
import { Form as FormikForm, useField, useFormikContext } from "formik";
import { useEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { useTyped } from "../../overlays/useOverlay.ts";
import { CheckboxField, type CheckboxFieldProps } from "../CheckboxField/CheckboxField.tsx";
import { DateField } from "../DateField/DateField.tsx";
import { PasswordField, type PasswordFieldProps } from "../PasswordField/PasswordField.tsx";
import { SelectField, type SelectFieldProps } from "../SelectField/SelectField.tsx";
import { TextArea, type TextAreaProps } from "../TextArea/TextArea.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { afterPress } from "./afterPress.ts";
import type { Bound } from "./useBound.ts";

const Base = styled(FormikForm)`display: grid; gap: ${token("space.16")};`;

/** The fields with an error. A button cannot have `aria-invalid`, so one that represents a field, such as a file, has `data-invalid`. */
const faulty = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input, button[data-invalid]';

/** Drops the second press of a double click on a button that submits: the first may be answered before the page has followed. */
function dropSecond(event: MouseEvent): void {
  const isSubmit = event.target instanceof Element && event.target.closest("[type=submit]") !== null;
  if (isSubmit && event.detail > 1) event.preventDefault();
}

/** A form inside `<Formik>`. When a submit leaves errors, the first field that has one takes the focus. A double click submits once. */
export function Form({
  label,
  children,
}: {
  /** The form's accessible name. */
  readonly label: string;
  /** Fields and a submit button. */
  readonly children: ReactNode;
}): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { isSubmitting, errors, dirty } = useFormikContext();
  useTyped(dirty);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const isDone = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    if (isDone && Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>(faulty)?.focus();
  }, [isSubmitting, errors]);
  return (
    <Base ref={form} noValidate aria-label={label} onClick={dropSecond}>
      {children}
    </Base>
  );
}

function useBound(name: string) {
  const [field, { touched, error }] = useField<string>(name);
  const onBlur = (event: FocusEvent): void => afterPress(() => field.onBlur(event));
  return { ...field, onBlur, error: touched ? error : undefined };
}

/** {@link TextField} bound to Formik. */
export function FormTextField(props: Bound<TextFieldProps>): ReactNode {
  return <TextField {...props} {...useBound(props.name)} />;
}

/** {@link TextArea} bound to Formik. */
export function FormTextArea(props: Bound<TextAreaProps>): ReactNode {
  return <TextArea {...props} {...useBound(props.name)} />;
}

/** {@link PasswordField} bound to Formik. */
export function FormPasswordField(props: Bound<PasswordFieldProps>): ReactNode {
  return <PasswordField {...props} {...useBound(props.name)} />;
}

/** {@link DateField} bound to Formik. */
export function FormDateField(props: Bound<Parameters<typeof DateField>[0]>): ReactNode {
  return <DateField {...props} {...useBound(props.name)} />;
}

/** {@link SelectField} bound to Formik. */
export function FormSelectField(props: Bound<SelectFieldProps>): ReactNode {
  return <SelectField {...props} {...useBound(props.name)} />;
}

/** {@link CheckboxField} bound to Formik. */
export function FormCheckboxField(props: Bound<CheckboxFieldProps>): ReactNode {
  const [{ value, ...field }, { touched, error }] = useField<boolean>(props.name);
  const onBlur = (event: FocusEvent): void => afterPress(() => field.onBlur(event));
  return <CheckboxField {...props} {...field} onBlur={onBlur} checked={value} error={touched ? error : undefined} />;
}
