import { useRangeTexts } from "../../texts/useRangeTexts.ts";
import { useLingui } from "@lingui/react/macro";
import { Button, Form, FormTextField } from "@marquee/ui-kit";
import { Formik } from "formik";
import type { ReactNode } from "react";
import { FormFault } from "../../forms/FormFault.tsx";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { MergeBox, type MergeTexts } from "../../forms/MergeBox.tsx";
import { type FieldValues, toFieldValues } from "../../forms/mergeFields.ts";
import { useMerge } from "../../forms/useMerge.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

/** A form of a provider in a dialog, with a reason: what somebody else has saved since it was opened is chosen field by field. */
export function SettingsForm<Values extends object, Answer>({
  label,
  submitText,
  initialValues,
  theirs,
  merge: mergeTexts,
  check,
  texts,
  send,
  onDone,
  children,
}: {
  readonly label: string;
  readonly submitText: string;
  /** What it opened with. */
  readonly initialValues: Values;
  /** What is saved by now, of what the form holds. */
  readonly theirs: FieldValues | ((typed: FieldValues) => FieldValues);
  readonly merge: MergeTexts;
  readonly check?: (values: Values) => Readonly<Record<string, string>>;
  readonly texts?: Readonly<Record<string, string>>;
  readonly send: (values: Values & { readonly reason: string }) => Promise<Answer>;
  readonly onDone: () => void;
  readonly children: (values: Values) => ReactNode;
}) {
  const { t } = useLingui();
  const ranges = useRangeTexts();
  const merge = useMerge(toFieldValues(initialValues), theirs);
  const { fault, submit } = useSubmit(
    (values: Values & { readonly reason: string }) => send({ ...values, reason: values.reason.trim() }),
    onDone,
    texts,
  );
  return (
    <Formik
      initialValues={{ ...initialValues, reason: "" }}
      validate={(values) => ({
        ...check?.(values),
        ...(merge.isOpen(toFieldValues(values)) ? { merge: t`Choose one of the two.` } : {}),
        ...(values.reason.trim().length < 3 ? { reason: ranges.reason } : {}),
      })}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form label={label}>
          <LeaveGuard />
          {children(values)}
          <MergeBox merge={merge} {...mergeTexts} />
          <FormTextField name="reason" label={t`Why`} hint={t`For the audit log.`} required maxLength={500} />
          <FormFault text={fault} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            {submitText}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
