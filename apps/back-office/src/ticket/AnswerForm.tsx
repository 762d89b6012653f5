import { Trans, useLingui } from "@lingui/react/macro";
import { mostLineCharacters } from "@marquee/contract";
import type { SavedAnswer, StaffTicketSheet } from "@marquee/contract/staff";
import { Button, Form, FormTextArea, notify, SelectField } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import { useAnswerTicketMutation } from "../api/endpoints/ticket/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { useLanguageNames } from "../texts/useLanguageNames.ts";
import { type AnswerPicture, AnswerPictures } from "./AnswerPictures.tsx";

type Values = { content: string };

/** Answers the member in the ticket, or a guest by mail, with a saved answer in the member's language where one is chosen. What was typed stays when somebody else was faster. */
export function AnswerForm({
  ticket: { id, version, language, guest },
  answers,
}: {
  readonly ticket: StaffTicketSheet;
  readonly answers: readonly SavedAnswer[];
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { names } = useLanguageNames();
  const [answer] = useAnswerTicketMutation();
  const [pictures, setPictures] = useState<readonly AnswerPicture[]>([]);
  // One id for each answer: sent twice, it is one.
  const [lineId, setLineId] = useState(() => crypto.randomUUID());
  const { fault, submit } = useSubmit(
    ({ content }: Values) =>
      answer({
        merchant,
        id,
        version,
        lineId,
        content,
        ...(pictures.length === 0 ? {} : { images: pictures.map(({ uploadId }) => uploadId) }),
      }).unwrap(),
    () => {
      setPictures([]);
      setLineId(crypto.randomUUID());
      notify(guest === null ? t`Answered. The member is told.` : t`Answered. The answer goes by e-mail.`, {
        tone: "success",
      });
    },
  );
  return (
    <Formik<Values>
      // What was sent is not sent again: the form begins anew.
      key={lineId}
      initialValues={{ content: "" }}
      validate={({ content }) => (content.trim() === "" ? { content: t`Fill this in.` } : {})}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting, values, setFieldValue }) => (
        <Form label={guest === null ? t`Answer the member` : t`Answer the guest`}>
          <LeaveGuard />
          {answers.length > 0 && (
            <SelectField
              name="saved"
              label={t`Saved answer`}
              value=""
              options={[
                { value: "", label: t`Choose` },
                ...answers.map((saved) => ({ value: saved.id, label: saved.name })),
              ]}
              onChange={({ target }) => {
                const texts = answers.find((saved) => saved.id === target.value)?.texts;
                if (texts === undefined) return;
                const before = values.content.trim() === "" ? "" : `${values.content.trim()}\n\n`;
                void setFieldValue("content", `${before}${texts[language] ?? texts.EN}`);
              }}
            />
          )}
          <FormTextArea
            name="content"
            label={guest === null ? t`Answer to the member` : t`Answer to the guest`}
            hint={
              guest === null
                ? t`The member writes in ${names[language]}.`
                : t`It goes by e-mail to ${guest.email}, in ${names[language]}. Write nothing about an account: the address is not confirmed.`
            }
            maxLength={mostLineCharacters}
            autoComplete="off"
          />
          {guest === null && <AnswerPictures ticketId={id} value={pictures} onChange={setPictures} />}
          <FormFault text={fault} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            <Trans>Send the answer</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
