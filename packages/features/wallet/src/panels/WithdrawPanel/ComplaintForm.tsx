import { Trans, useLingui } from "@lingui/react/macro";
import { useComplainAboutWithdrawalMutation } from "@marquee/api-client";
import { toFieldText } from "@marquee/i18n";
import { useFormFaults } from "@marquee/runtime";
import { Button, Form, FormTextField, Refusal } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";

type Values = { readonly content: string };

const least = 10;

/** A complaint about an order that has ended: no claim to a refund, but somebody reads it. */
export function ComplaintForm({ orderNo }: { readonly orderNo: string }) {
  const { t, i18n } = useLingui();
  const [complain] = useComplainAboutWithdrawalMutation();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState("");
  const toFaults = useFormFaults();
  const check = ({ content }: Values): FormikErrors<Values> => {
    const { length } = content.trim();
    if (length === 0) return { content: t`Please enter content.` };
    return length < least ? { content: toFieldText(i18n, { name: "content", rule: "length", min: least }) } : {};
  };
  const submit = async ({ content }: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    setRefusal("");
    const result = await complain({ orderNo, content });
    if (result.data) return;
    const { text, fields } = toFaults(result.error);
    setRefusal(text);
    setErrors(fields);
  };
  if (!isOpen)
    return (
      <div>
        <Button size="small" look="quiet" onClick={() => setOpen(true)}>
          <Trans>Complain about this withdrawal</Trans>
        </Button>
      </div>
    );
  return (
    <Formik initialValues={{ content: "" }} validate={check} validateOnBlur={false} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form label={t`Complaint`}>
          <Refusal text={refusal} />
          <FormTextField
            name="content"
            label={t`What is your complaint?`}
            required
            maxLength={1_000}
            autoComplete="off"
          />
          <div>
            <Button type="submit" look="primary" busy={isSubmitting}>
              <Trans>Send complaint</Trans>
            </Button>{" "}
            <Button onClick={() => setOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
