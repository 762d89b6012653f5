import { useLingui } from "@lingui/react/macro";
import type { WebhookKind } from "@marquee/contract/staff";
import { Button, Form, FormSwitch, FormTextField } from "@marquee/ui-kit";
import { Formik } from "formik";
import { FormFault } from "../../forms/FormFault.tsx";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { useSubmit } from "../../forms/useSubmit.ts";
import { KindChoice } from "./KindChoice.tsx";

/** What an endpoint's form holds. */
export interface WebhookValues {
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
  readonly on: boolean;
}

/** The settings of an endpoint. What was typed stays after a refusal, and leaving the page asks first. */
export function WebhookForm<Answer>({
  label,
  submitText,
  initialValues,
  send,
  onDone,
  isNew = false,
}: {
  readonly label: string;
  readonly submitText: string;
  readonly initialValues: WebhookValues;
  readonly send: (values: WebhookValues) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly isNew?: boolean;
}) {
  const { t } = useLingui();
  const { fault, submit } = useSubmit(send, onDone, {
    "url pattern": t`This is not an address that begins with https://.`,
    "url unknown": t`This name is not found, or it is not on the public internet.`,
  });
  return (
    <Formik
      initialValues={initialValues}
      validate={({ name, url, kinds }) => ({
        ...(name.trim() === "" ? { name: t`Fill this in.` } : {}),
        ...(url.trim() === "" ? { url: t`Fill this in.` } : {}),
        ...(kinds.length === 0 ? { kinds: t`Choose at least one kind of event.` } : {}),
      })}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={label}>
          <FormTextField name="name" label={t`Name`} maxLength={80} autoComplete="off" />
          <FormTextField
            name="url"
            type="url"
            inputMode="url"
            label={t`Address`}
            hint={t`It begins with https:// and is on the public internet.`}
            maxLength={500}
            autoComplete="off"
          />
          <KindChoice name="kinds" />
          {isNew ? null : <FormSwitch name="on" label={t`Send events`} />}
          <FormFault text={fault} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            {submitText}
          </Button>
          <LeaveGuard />
        </Form>
      )}
    </Formik>
  );
}
