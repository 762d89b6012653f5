import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useStartLiveChatMutation } from "@marquee/api-client";
import { feedbackWords, type LiveChatDesk } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useFormFaults, useOpenCentre } from "@marquee/runtime";
import { Button, EmptyState, Form, Refusal, Text } from "@marquee/ui-kit";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { HelpLine } from "../../components/HelpLine.tsx";
import { LineFields, type LineValues } from "../../components/LineFields.tsx";
import { useLineCheck } from "../../model/useLineCheck.ts";

const Scroll = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token("space.16")};
  min-block-size: 0;
  overflow-y: auto;
  padding: ${token("space.16")};
`;
const nothing: LineValues = { content: "", images: [] };
const fieldOfCode = { "feedback.words": "content" } as const;

/** Whether somebody is there, and how soon. */
function Reach({ isOpen, isStaffed, waitSeconds }: LiveChatDesk) {
  if (!isOpen || !isStaffed || waitSeconds === null)
    return (
      <Text role="status">
        {isOpen ? <Trans>Nobody of support is here right now.</Trans> : <Trans>Support is closed right now.</Trans>}{" "}
        <Trans>Leave your question: we answer it as a ticket, and you get a message.</Trans>
      </Text>
    );
  const minutes = Math.ceil(waitSeconds / 60);
  return (
    <Text role="status">
      <Plural
        value={minutes}
        one="Support is here. Somebody answers in about a minute."
        other="Support is here. Somebody answers in about # minutes."
      />
    </Text>
  );
}

/** The question with which a chat begins; where nobody is there it becomes a ticket. What was typed stays when it is refused. */
export function StartChat({ desk }: { readonly desk: LiveChatDesk }) {
  const { t } = useLingui();
  const [start] = useStartLiveChatMutation();
  const openCentre = useOpenCentre();
  const toFaults = useFormFaults(fieldOfCode);
  const check = useLineCheck(0, feedbackWords.max);
  const [refusal, setRefusal] = useState("");
  const [ticket, setTicket] = useState("");
  // The chat takes this form's place once it is read: until then a second press would ask again.
  const [isBegun, setBegun] = useState(false);
  const submit = async ({ content, images }: LineValues, { setErrors }: FormikHelpers<LineValues>): Promise<void> => {
    setRefusal("");
    const { data, error } = await start({ content, images: images.map(({ uploadId }) => uploadId) });
    if (data !== undefined) return data.isLive ? setBegun(true) : setTicket(data.id);
    const { text, fields } = toFaults(error);
    setRefusal(text);
    return setErrors(fields);
  };
  if (ticket !== "")
    return (
      <Scroll>
        <EmptyState
          picture="empty"
          title={t`Your question is sent`}
          level={3}
          action={
            <Button look="primary" onClick={() => openCentre("member", "tickets", { ticket })}>
              <Trans>Open the ticket</Trans>
            </Button>
          }
        >
          <Trans>It is ticket {ticket}. We answer there, and you get a message.</Trans>
        </EmptyState>
        <Button onClick={() => setTicket("")}>
          <Trans>Ask something else</Trans>
        </Button>
      </Scroll>
    );
  return (
    <Scroll>
      <Reach {...desk} />
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
          <Form label={t`Ask support`}>
            <Refusal text={refusal} />
            <LineFields label={t`Your question`} min={0} max={feedbackWords.max} />
            <Button type="submit" look="primary" busy={isSubmitting || isBegun}>
              <Trans>Ask</Trans>
            </Button>
          </Form>
        )}
      </Formik>
      <HelpLine />
    </Scroll>
  );
}
