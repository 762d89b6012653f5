import { useRangeTexts } from "../../texts/useRangeTexts.ts";
import { useLingui } from "@lingui/react/macro";
import { Button, Form, FormTextField, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { type ReactNode, useState } from "react";
import { Conflict } from "../../forms/Conflict.tsx";
import { FormFault } from "../../forms/FormFault.tsx";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { type SwitchChange, toConflict } from "../../forms/toConflict.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

/** The props of {@link ActForm}. */
interface ActFormProps<Values extends object, Answer> {
  readonly label: string;
  /** What it does, in a sentence. */
  readonly hint: string;
  readonly submit: string;
  readonly isGrave?: boolean;
  /** What the reason is called here; "Why" without. */
  readonly reasonLabel?: string;
  readonly initialValues: Values;
  /** The faults of the form's own fields. */
  readonly check?: (values: Values) => Readonly<Record<string, string>>;
  readonly send: (values: Values & { readonly reason: string }) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  /** Told the version of a refusal that shows what somebody else changed. */
  readonly onConflict?: (version: number) => void;
  readonly children?: ReactNode;
}

/** A form that does something to a member, with a reason. After a refusal what was typed stays, and what others changed stands above the button. */
export function ActForm<Values extends object, Answer>({
  label,
  hint,
  submit: submitText,
  isGrave = false,
  reasonLabel,
  initialValues,
  check,
  send,
  onDone,
  onConflict,
  children,
}: ActFormProps<Values, Answer>) {
  const { t } = useLingui();
  const ranges = useRangeTexts();
  const [changes, setChanges] = useState<readonly SwitchChange[]>([]);
  const { fault, submit } = useSubmit(async (values: Values & { readonly reason: string }) => {
    try {
      return await send({ ...values, reason: values.reason.trim() });
    } catch (error) {
      const conflict = toConflict(error);
      setChanges(conflict?.changes ?? []);
      if (conflict !== undefined) onConflict?.(conflict.version);
      throw error;
    }
  }, onDone);
  return (
    <Formik
      initialValues={{ ...initialValues, reason: "" }}
      validate={(values) => ({
        ...check?.(values),
        ...(values.reason.trim().length < 3 ? { reason: ranges.reason } : {}),
      })}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={label}>
          <Text tone="muted">{hint}</Text>
          {children}
          <FormTextField name="reason" label={reasonLabel ?? t`Why`} maxLength={500} autoComplete="off" />
          <Conflict changes={changes} />
          <LeaveGuard />
          <FormFault text={fault} />
          <Button type="submit" look={isGrave ? "danger" : "primary"} busy={isSubmitting}>
            {submitText}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
