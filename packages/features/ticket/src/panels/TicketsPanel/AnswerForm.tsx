import { Trans, useLingui } from "@lingui/react/macro";
import {
  isApiError,
  useCloseTicketMutation,
  useGetTicketRulesQuery,
  useWriteTicketMutation,
} from "@marquee/api-client";
import { feedbackWords, type TicketDetails, ticketReopenDays } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useFormFaults, useNotifyError } from "@marquee/runtime";
import { Button, ConfirmDialog, Form, notify, Refusal } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { LineFields, type LineValues } from "../../components/LineFields.tsx";
import { useLineCheck } from "../../model/useLineCheck.ts";

const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.12")};`;
const nothing: LineValues = { content: "", images: [] };
const fieldOfCode = { "feedback.words": "content" } as const;

/** Closes the ticket after a question. */
function CloseTicket({ ticket: { id } }: { readonly ticket: TicketDetails }) {
  const { t } = useLingui();
  const [close, { isLoading }] = useCloseTicketMutation();
  const [isAsking, setAsking] = useState(false);
  const notifyError = useNotifyError();
  const confirm = async (): Promise<void> => {
    const { error } = await close({ id });
    setAsking(false);
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
    else notify(t`The ticket is closed.`, { tone: "success" });
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Trans>Close ticket</Trans>
      </Button>
      <ConfirmDialog
        title={t`Close this ticket?`}
        open={isAsking}
        confirm={t`Close ticket`}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
        busy={isLoading}
      >
        <Trans>You can reopen it within {ticketReopenDays} days.</Trans>
      </ConfirmDialog>
    </>
  );
}

/** A further line of the member. What was typed stays when it is refused. */
export function AnswerForm({ ticket }: { readonly ticket: TicketDetails }) {
  const { t } = useLingui();
  const max = useGetTicketRulesQuery({}).data?.maxWords ?? feedbackWords.max;
  const [write] = useWriteTicketMutation();
  const toFaults = useFormFaults(fieldOfCode);
  const check = useLineCheck(0, max);
  const [refusal, setRefusal] = useState("");
  const submit = async (
    { content, images }: LineValues,
    { setErrors, resetForm }: FormikHelpers<LineValues>,
  ): Promise<void> => {
    setRefusal("");
    const { data, error } = await write({ id: ticket.id, content, images: images.map(({ uploadId }) => uploadId) });
    if (data !== undefined) return resetForm();
    const { text, fields } = toFaults(error);
    setRefusal(text);
    setErrors(fields);
  };
  return (
    <Formik<LineValues>
      initialValues={nothing}
      validate={({ content }): FormikErrors<LineValues> => {
        const fault = check(content);
        return fault === undefined ? {} : { content: fault };
      }}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Write in this ticket`}>
          <Refusal text={refusal} />
          <LineFields label={t`Your message`} min={0} max={max} />
          <Buttons>
            <Button type="submit" look="primary" busy={isSubmitting}>
              <Trans>Send</Trans>
            </Button>
            <CloseTicket ticket={ticket} />
          </Buttons>
        </Form>
      )}
    </Formik>
  );
}
