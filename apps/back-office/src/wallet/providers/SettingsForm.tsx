import { useRangeTexts } from "../../texts/useRangeTexts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Form, FormTextField, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import type { ReactNode } from "react";
import { FormFault } from "../../forms/FormFault.tsx";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { useSubmit } from "../../forms/useSubmit.ts";

/** A form of a provider in a dialog, with a reason: what somebody else has changed since it was opened is said above the button. */
export function SettingsForm<Values extends object, Answer>({
  label,
  submitText,
  initialValues,
  check,
  isOld,
  texts,
  send,
  onDone,
  children,
}: {
  readonly label: string;
  readonly submitText: string;
  readonly initialValues: Values;
  readonly check?: (values: Values) => Readonly<Record<string, string>>;
  /** Somebody else has saved a newer version. */
  readonly isOld: boolean;
  readonly texts?: Readonly<Record<string, string>>;
  readonly send: (values: Values & { readonly reason: string }) => Promise<Answer>;
  readonly onDone: () => void;
  readonly children: (values: Values) => ReactNode;
}) {
  const { t } = useLingui();
  const ranges = useRangeTexts();
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
          {isOld && (
            <Text tone="danger" role="alert">
              <Trans>
                Somebody else changed these settings since you opened them. Saving writes yours over theirs; close the
                form to see theirs.
              </Trans>
            </Text>
          )}
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
