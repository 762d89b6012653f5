import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useMailLiveChatMutation, useRateLiveChatMutation } from "@marquee/api-client";
import { type LiveChat, mostStars } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useFormFaults, useNotifyError, useOpenCentre } from "@marquee/runtime";
import { Button, Form, FormRadioGroup, FormTextArea, notify, Refusal, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { HelpLine } from "../../components/HelpLine.tsx";
import { ChatLines } from "./ChatLines.tsx";

const Base = styled.div`display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); min-block-size: 0;`;
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
  padding-block-end: ${token("space.12")};
  border-block-end: 1px solid ${token("color.line")};
`;
const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")};`;

/** What the member says of the help, once. */
function Rating({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const [rate] = useRateLiveChatMutation();
  const toFaults = useFormFaults({});
  const [refusal, setRefusal] = useState("");
  return (
    <Formik
      initialValues={{ stars: "", comment: "" }}
      validate={({ stars }) => (stars === "" ? { stars: t`Choose one.` } : {})}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={async ({ stars, comment }) => {
        setRefusal("");
        const said = comment.trim();
        const { error } = await rate({ id, stars: Number(stars), ...(said !== "" && { comment: said }) });
        if (error) setRefusal(toFaults(error).text);
      }}
    >
      {({ isSubmitting }) => (
        <Form label={t`Rate the chat`}>
          <Refusal text={refusal} />
          <FormRadioGroup
            name="stars"
            label={t`How was the help?`}
            options={Array.from({ length: mostStars }, (_, index) => mostStars - index).map((stars) => ({
              value: String(stars),
              label: t`${stars} of ${mostStars}`,
            }))}
          />
          <FormTextArea name="comment" label={t`What could be better? (optional)`} maxLength={500} autoComplete="off" />
          <Button type="submit" look="primary" busy={isSubmitting}>
            <Trans>Send</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}

/** What has become of a chat that has ended. */
function Ending({ chat: { endedBy, wasTaken } }: { readonly chat: LiveChat }) {
  if (!wasTaken)
    return <Trans>Nobody could come in time. Your question stays as a ticket, and we answer it there.</Trans>;
  if (endedBy === "MEMBER") return <Trans>You ended the chat.</Trans>;
  if (endedBy === "STAFF") return <Trans>Support ended the chat.</Trans>;
  return <Trans>The chat ended because you were away.</Trans>;
}

/** A chat that has ended: what was written, the rating, the transcript, and the way to another one. */
export function EndedChat({ chat, onLeave }: { readonly chat: LiveChat; readonly onLeave: () => void }) {
  const { t } = useLingui();
  const openCentre = useOpenCentre();
  const notifyError = useNotifyError();
  const [mail, { isLoading }] = useMailLiveChatMutation();
  const send = async (): Promise<void> => {
    const { error } = await mail({ id: chat.id });
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
    else notify(t`Sent to your e-mail address.`, { tone: "success" });
  };
  return (
    <Base>
      <ChatLines
        id={chat.id}
        head={
          <Head>
            <Text role="status">
              <Ending chat={chat} />
            </Text>
            <Buttons>
              <Button look="primary" onClick={onLeave}>
                <Trans>Ask something else</Trans>
              </Button>
              <Button onClick={() => openCentre("member", "tickets", { ticket: chat.id })}>
                <Trans>Open the ticket</Trans>
              </Button>
              {chat.wasTaken && (
                <Button busy={isLoading} onClick={() => void send()}>
                  <Trans>Mail me the transcript</Trans>
                </Button>
              )}
            </Buttons>
            {chat.stars !== null && (
              <Text tone="muted">
                <Trans>Thank you for your rating.</Trans>
              </Text>
            )}
            {chat.wasTaken && chat.stars === null && <Rating id={chat.id} />}
            <HelpLine />
          </Head>
        }
      />
    </Base>
  );
}
