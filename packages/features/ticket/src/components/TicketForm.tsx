import { Trans, useLingui } from "@lingui/react/macro";
import { useGetTicketRulesQuery, useSendFeedbackMutation } from "@marquee/api-client";
import type { TicketCategory, TicketRules } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, useFormFaults, useOpenCentre } from "@marquee/runtime";
import { Button, Form, FormRadioGroup, FormTextField, notify, Refusal } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { categoryTexts } from "../model/ticketTexts.ts";
import { useLineCheck } from "../model/useLineCheck.ts";
import { HelpLine } from "./HelpLine.tsx";
import { LineFields, type LineValues } from "./LineFields.tsx";

type Values = LineValues & { category: TicketCategory; title: string; contact: string };

const Page = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")}; max-inline-size: 72ch;`;

/** The form's field of each code that names none itself. */
const fieldOfCode = { "feedback.words": "content" } as const;

function LoadedForm({
  rules: { minWords, maxWords },
  categories,
  label,
}: {
  readonly rules: TicketRules;
  readonly categories: readonly [TicketCategory, ...TicketCategory[]];
  readonly label: string;
}) {
  const { t, i18n } = useLingui();
  const openCentre = useOpenCentre();
  const [send] = useSendFeedbackMutation();
  const toFaults = useFormFaults(fieldOfCode);
  const check = useLineCheck(minWords, maxWords);
  const [refusal, setRefusal] = useState("");
  const submit = async (
    { category, title, content, contact, images }: Values,
    { setErrors }: FormikHelpers<Values>,
  ): Promise<void> => {
    setRefusal("");
    const { data, error } = await send({
      category,
      ...(title.trim() !== "" && { title: title.trim() }),
      content,
      images: images.map(({ uploadId }) => uploadId),
      ...(contact.trim() !== "" && { contact: contact.trim() }),
    });
    if (data === undefined) {
      const { text, fields } = toFaults(error);
      setRefusal(text);
      return setErrors(fields);
    }
    notify(t`Sent. You can read our answer here.`, { tone: "success" });
    openCentre("member", "tickets", { ticket: data.id });
  };
  const [first] = categories;
  return (
    <Formik<Values>
      initialValues={{ category: first, title: "", content: "", contact: "", images: [] }}
      validate={({ content }): FormikErrors<Values> => {
        const fault = check(content);
        return fault === undefined ? {} : { content: fault };
      }}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={label}>
          <Refusal text={refusal} />
          {categories.length > 1 && (
            <FormRadioGroup
              name="category"
              label={t`What it is`}
              options={categories.map((value) => ({ value, label: i18n._(categoryTexts[value]) }))}
            />
          )}
          <FormTextField name="title" label={t`Subject (optional)`} maxLength={120} autoComplete="off" />
          <LineFields label={t`Your message`} min={minWords} max={maxWords} />
          <FormTextField
            name="contact"
            label={t`Another way to reach you (optional)`}
            hint={t`We answer here. Add a phone number or an e-mail address only if you want us to use it.`}
            maxLength={120}
            autoComplete="off"
          />
          <div>
            <Button type="submit" look="primary" busy={isSubmitting}>
              <Trans>Send</Trans>
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}

/** Opens a ticket of one of these categories (CS-04, CS-05). What was typed stays when it is refused. */
export function TicketForm({
  categories,
  label,
}: {
  readonly categories: readonly [TicketCategory, ...TicketCategory[]];
  /** The form's accessible name. */
  readonly label: string;
}) {
  const rules = useGetTicketRulesQuery({});
  return (
    <Page>
      <LoadGate query={rules} rows={4}>
        {(loaded) => <LoadedForm rules={loaded} categories={categories} label={label} />}
      </LoadGate>
      <HelpLine />
    </Page>
  );
}
