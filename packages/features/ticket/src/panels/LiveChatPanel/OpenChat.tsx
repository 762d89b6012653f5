import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useEndLiveChatMutation, useGetTicketQuery, useWriteTicketMutation } from "@marquee/api-client";
import { type LiveChat, mostLineCharacters, mostTicketPictures } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { PicturesField, type UploadedPicture, useFormFaults, useNotifyError } from "@marquee/runtime";
import { Button, ConfirmDialog, MessageField, Text } from "@marquee/ui-kit";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { HelpLine } from "../../components/HelpLine.tsx";
import { useChatSignal } from "../../model/useChatSignal.ts";
import { ChatLines } from "./ChatLines.tsx";

const Base = styled.div`display: grid; grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr); min-block-size: 0;`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.4")} ${token("space.12")};
  padding: ${token("space.8")} ${token("space.12")};
  border-block-end: 1px solid ${token("color.line")};
`;

/** Where the chat stands: which one it is of those that wait and for how long, or that support is there. */
function Standing({ chat, waitSeconds }: { readonly chat: LiveChat; readonly waitSeconds: number | null }) {
  if (chat.state === "TALKING")
    return (
      <Text size="small" role="status">
        <Trans>Support is here.</Trans>
      </Text>
    );
  return (
    <Text size="small" role="status">
      <Trans>You are number {chat.place}.</Trans>{" "}
      {waitSeconds !== null && (
        <Plural
          value={Math.ceil(waitSeconds / 60)}
          one="Somebody comes in about a minute."
          other="Somebody comes in about # minutes."
        />
      )}
    </Text>
  );
}

/** Ends the chat after a question. */
function EndChat({ chat }: { readonly chat: LiveChat }) {
  const { t } = useLingui();
  const [end, { isLoading }] = useEndLiveChatMutation();
  const [isAsking, setAsking] = useState(false);
  const notifyError = useNotifyError();
  const isWaiting = chat.state === "WAITING";
  const confirm = async (): Promise<void> => {
    const { error } = await end({ id: chat.id });
    setAsking(false);
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {isWaiting ? <Trans>Stop waiting</Trans> : <Trans>End the chat</Trans>}
      </Button>
      <ConfirmDialog
        title={isWaiting ? t`Stop waiting?` : t`End the chat?`}
        open={isAsking}
        confirm={isWaiting ? t`Stop waiting` : t`End the chat`}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
        busy={isLoading}
      >
        {isWaiting ? (
          <Trans>Your question stays as a ticket. We answer it there.</Trans>
        ) : (
          <Trans>What was written stays under Tickets.</Trans>
        )}
      </ConfirmDialog>
    </>
  );
}

/** The field for one's own line and its pictures. What is refused stays in it. */
function Writing({ chat }: { readonly chat: LiveChat }) {
  const { t } = useLingui();
  const toFaults = useFormFaults({ "feedback.words": "content" });
  const [write, { isLoading }] = useWriteTicketMutation();
  const [text, setText] = useState("");
  const [images, setImages] = useState<readonly UploadedPicture[]>([]);
  const [fault, setFault] = useState("");
  const isBusy = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { data: ticket } = useGetTicketQuery({ id: chat.id });
  const read = ticket?.lines.findLast(({ by }) => by === "STAFF")?.at ?? null;
  const { press, stop } = useChatSignal(chat.id, read);
  useEffect(() => field.current?.focus(), []);
  const submit = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFault("");
    stop();
    const { data, error } = await write({
      id: chat.id,
      content: text,
      images: images.map(({ uploadId }) => uploadId),
    });
    isBusy.current = false;
    if (data !== undefined) {
      setText("");
      setImages([]);
      field.current?.focus();
      return;
    }
    const faults = toFaults(error);
    setFault(faults.fields["content"] ?? faults.fields["images"] ?? faults.text);
  };
  return (
    <MessageField
      ref={field}
      label={t`Write to support`}
      field={t`Your message`}
      send={t`Send`}
      value={text}
      onChange={(value) => {
        setText(value);
        if (value.trim() !== "") press();
      }}
      onSend={() => void submit()}
      isClosed={isLoading}
      maxLength={mostLineCharacters}
      fault={fault}
    >
      <PicturesField
        label={t`Add a picture`}
        purpose="TICKET"
        most={mostTicketPictures}
        value={images}
        onChange={setImages}
      />
    </MessageField>
  );
}

/** A chat that waits or goes on: where it stands, what was written, and the field. */
export function OpenChat({ chat, waitSeconds }: { readonly chat: LiveChat; readonly waitSeconds: number | null }) {
  return (
    <Base>
      <Bar>
        <Standing chat={chat} waitSeconds={waitSeconds} />
        <EndChat chat={chat} />
      </Bar>
      <ChatLines id={chat.id}>
        {({ lines }) => {
          const last = lines.at(-1);
          const isRead = last?.by === "MEMBER" && chat.staffReadAt !== null && chat.staffReadAt >= last.at;
          return (
            <>
              <Text size="caption" tone="muted" role="status">
                {chat.isStaffTyping ? <Trans>Support is typing…</Trans> : isRead && <Trans>Read</Trans>}
              </Text>
              {chat.state === "WAITING" && <HelpLine />}
            </>
          );
        }}
      </ChatLines>
      <Writing key={chat.id} chat={chat} />
    </Base>
  );
}
