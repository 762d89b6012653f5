import { toFieldText } from "@marquee/i18n";
import { useLingui } from "@lingui/react/macro";
import { useFormFaults } from "@marquee/runtime";
import { Button, Form, Refusal } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { type ReactNode, useState } from "react";

/** What is typed, by field. */
export type FormValues = Readonly<Record<string, string>>;

/** What a field's text must be; undefined where nothing is wrong. Without one a field may be empty. */
export type FieldChecks = Readonly<Record<string, (text: string, values: FormValues) => string | undefined>>;

const fieldOfCode = {
  "agent.rebate.range": "rebate",
  "agent.quota.short": "rebate",
  "username.taken": "username",
} as const;

/** The check of a field that must not be empty. */
export function useNeeded(): (text: string) => string | undefined {
  const { i18n } = useLingui();
  return (text) => (text.trim() === "" ? toFieldText(i18n, { name: "", rule: "required" }) : undefined);
}

/**
 * A form of the agent centre. What is typed stays when it is refused, each fault stands under its field, and a second press while it is sent
 * does nothing.
 */
export function AgentForm({
  label,
  submit,
  start,
  checks,
  fields = fieldOfCode,
  onSubmit,
  onDone,
  children,
}: {
  readonly label: string;
  /** What its button says. */
  readonly submit: string;
  readonly start: FormValues;
  readonly checks: FieldChecks;
  /** The field that a code is about. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly onSubmit: (values: FormValues) => Promise<{ readonly error?: unknown }>;
  /** It is done; `reset` empties the form. */
  readonly onDone: (values: FormValues, reset: () => void) => void;
  readonly children: ReactNode;
}) {
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults(fields);
  const check = (values: FormValues): FormikErrors<FormValues> =>
    Object.fromEntries(
      Object.entries(checks).flatMap(([name, toFault]) => {
        const fault = toFault(values[name] ?? "", values);
        return fault === undefined ? [] : [[name, fault]];
      }),
    );
  const send = async (values: FormValues, { setErrors, resetForm }: FormikHelpers<FormValues>): Promise<void> => {
    setRefusal("");
    const { error } = await onSubmit(values);
    if (error === undefined) return onDone(values, () => resetForm());
    const faults = toFaults(error);
    const known = Object.entries(faults.fields).filter(([name]) => Object.hasOwn(start, name));
    setRefusal(known.length === 0 ? faults.text || Object.values(faults.fields).join(" ") : faults.text);
    setErrors(Object.fromEntries(known));
  };
  return (
    <Formik initialValues={start} validate={check} validateOnBlur={false} validateOnChange={false} onSubmit={send}>
      {({ isSubmitting }) => (
        <Form label={label}>
          <Refusal text={refusal} />
          {children}
          <Button type="submit" look="primary" busy={isSubmitting}>
            {submit}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
