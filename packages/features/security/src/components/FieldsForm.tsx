import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { toFieldText } from "@marquee/i18n";
import { useFormFaults } from "@marquee/runtime";
import { Button, Form, FormDateField, FormPasswordField, FormTextField, Refusal } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";

/** One field of a {@link FieldsForm}. */
export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "mail" | "phone" | "date" | "password" | "newPassword" | "pin" | "code";
  readonly hint?: string | undefined;
  readonly maxLength: number;
  readonly start?: string | undefined;
  /** Checks a filled field before it is sent. @returns the error text, if any */
  readonly check?: ((text: string, values: FormValues) => string | undefined) | undefined;
};

/** The typed values by field name. */
export type FormValues = Readonly<Record<string, string>>;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.12")};
`;

function Field({ field: { name, label, kind, hint, maxLength } }: { readonly field: FormField }): ReactNode {
  const common = { name, label, hint, maxLength, required: true } as const;
  if (kind === "date") return <FormDateField {...common} autoComplete="bday" />;
  if (kind === "password") return <FormPasswordField {...common} autoComplete="current-password" />;
  if (kind === "newPassword") return <FormPasswordField {...common} autoComplete="new-password" />;
  // Six digits that are not a login password: a password manager must neither fill nor save them.
  if (kind === "pin") return <FormTextField {...common} type="password" inputMode="numeric" autoComplete="off" />;
  if (kind === "code") return <FormTextField {...common} inputMode="numeric" autoComplete="one-time-code" />;
  if (kind === "mail") return <FormTextField {...common} type="email" autoComplete="email" />;
  if (kind === "phone") return <FormTextField {...common} type="tel" autoComplete="tel" />;
  return <FormTextField {...common} autoComplete="nickname" />;
}

/**
 * A short form of the security centre. Typed values are kept when it is refused, the first wrong field gets the focus, and a
 * second press while it is being sent does nothing.
 */
export function FieldsForm({
  label,
  fields,
  submit,
  danger = false,
  fieldOfCode,
  onSubmit,
  onDone,
  onClose,
  head,
  children,
}: {
  /** The form's accessible name. */
  readonly label: string;
  readonly fields: readonly FormField[];
  /** The label of its button: the action. */
  readonly submit: string;
  /** Its action cannot be undone. */
  readonly danger?: boolean | undefined;
  /** The field that a code is about. */
  readonly fieldOfCode?: Readonly<Record<string, string>> | undefined;
  /** Sends it. @returns the refusal, if there is one */
  readonly onSubmit: (values: FormValues) => Promise<{ readonly error?: unknown }>;
  readonly onDone: (values: FormValues) => void;
  readonly onClose: () => void;
  /** Shown above the fields. */
  readonly head?: ReactNode;
  /** Shown above the buttons. */
  readonly children?: ReactNode;
}) {
  const { i18n } = useLingui();
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults(fieldOfCode);
  const needed = toFieldText(i18n, { name: "", rule: "required" });
  const check = (values: FormValues): FormikErrors<FormValues> =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const text = values[field.name] ?? "";
        const fault = text === "" ? needed : field.check?.(text, values);
        return fault === undefined ? [] : [[field.name, fault]];
      }),
    );
  const send = async (values: FormValues, { setErrors }: FormikHelpers<FormValues>): Promise<void> => {
    setRefusal("");
    const { error } = await onSubmit(values);
    if (error === undefined) return onDone(values);
    const faults = toFaults(error);
    const known = Object.entries(faults.fields).filter(([name]) => fields.some((field) => field.name === name));
    setRefusal(known.length === 0 ? faults.text || Object.values(faults.fields).join(" ") : faults.text);
    setErrors(Object.fromEntries(known));
  };
  const start = Object.fromEntries(fields.map((field) => [field.name, field.start ?? ""]));
  return (
    <Formik initialValues={start} validate={check} validateOnBlur={false} onSubmit={send}>
      {({ isSubmitting }) => (
        <Form label={label}>
          <Refusal text={refusal} />
          {head}
          {fields.map((field) => (
            <Field key={field.name} field={field} />
          ))}
          {children}
          <Buttons>
            <Button type="submit" look={danger ? "danger" : "primary"} busy={isSubmitting}>
              {submit}
            </Button>
            <Button onClick={onClose} disabled={isSubmitting}>
              <Trans>Cancel</Trans>
            </Button>
          </Buttons>
        </Form>
      )}
    </Formik>
  );
}
