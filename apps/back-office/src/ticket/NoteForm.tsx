import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Form, FormTextArea, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import { useNoteTicketMutation } from "../api/endpoints/ticket/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";

/** Writes a note for staff. */
export function NoteForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [note] = useNoteTicketMutation();
  const [lineId] = useState(() => crypto.randomUUID());
  const { fault, submit } = useSubmit(
    ({ content }: { content: string }) => note({ merchant, id, lineId, content }).unwrap(),
    () => {
      notify(t`The note is saved.`, { tone: "success" });
      onClose();
    },
  );
  return (
    <Formik
      initialValues={{ content: "" }}
      validate={({ content }) => (content.trim() === "" ? { content: t`Fill this in.` } : {})}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Note for staff`}>
          <LeaveGuard />
          <FormTextArea
            name="content"
            label={t`Note for staff`}
            hint={t`The member never sees it.`}
            maxLength={4_000}
            autoComplete="off"
          />
          <FormFault text={fault} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            <Trans>Save the note</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
