import { useField } from "formik";
import { RichTextField, type RichTextFieldProps } from "./RichTextField.tsx";

/** {@link RichTextField} bound to Formik. */
export function FormRichTextField({
  name,
  ...field
}: Omit<RichTextFieldProps, "value" | "onChange" | "onBlur" | "error"> & { readonly name: string }) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<string>(name);
  return (
    <RichTextField
      {...field}
      value={value}
      onChange={(html) => void setValue(html)}
      onBlur={() => void setTouched(true)}
      error={touched ? error : undefined}
    />
  );
}
