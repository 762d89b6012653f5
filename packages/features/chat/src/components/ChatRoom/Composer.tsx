import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useSendChatLineMutation } from "@marquee/api-client";
import { type ChatLine, type ChatSilence, chatTextLength } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useFormFaults } from "@marquee/runtime";
import { DateTime, MessageField, Text } from "@marquee/ui-kit";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";

const Base = styled.div`
  padding: ${token("space.8")} ${token("space.12")};
  border-block-start: 1px solid ${token("color.line")};
`;

/** Why somebody may not write, and until when. */
function Silence({ silence }: { readonly silence: ChatSilence }) {
  const { until, reason } = silence;
  return (
    <Base>
      <Text role="status">
        {until === null ? (
          <Trans>You cannot write in the chat. Reason: {reason}</Trans>
        ) : (
          <Trans>
            You cannot write in the chat until <DateTime instant={new Date(until).toISOString()} />. Reason: {reason}
          </Trans>
        )}
      </Text>
    </Base>
  );
}

const isTold = (
  value: Readonly<Record<string, unknown>>,
): value is { readonly until: number | null; readonly reason: string } =>
  typeof value["reason"] === "string" && (value["until"] === null || typeof value["until"] === "number");

/** The field for one's own line: Enter sends, Shift and Enter begin another line of the field. What is refused stays in it. */
export function Composer({
  roomId,
  slowSeconds,
  silence,
  onSent,
}: {
  readonly roomId: string;
  readonly slowSeconds: number;
  readonly silence: ChatSilence | null;
  readonly onSent: (line: ChatLine) => void;
}) {
  const { t } = useLingui();
  const toFaults = useFormFaults();
  const [send, { isLoading }] = useSendChatLineMutation();
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  const [wait, setWait] = useState(0);
  const [told, setTold] = useState<ChatSilence | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // One id for one text, however often it is sent.
  const id = useRef<string>(crypto.randomUUID());
  const isBusy = useRef(false);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (wait === 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1_000);
    return () => clearTimeout(timer);
  }, [wait]);

  const submit = async (): Promise<void> => {
    if (text.trim() === "" || wait > 0 || isBusy.current) return;
    isBusy.current = true;
    setFault("");
    const { data, error } = await send({ roomId, id: id.current, text });
    isBusy.current = false;
    if (data !== undefined) {
      onSent(data.line);
      id.current = crypto.randomUUID();
      setText("");
      setWait(slowSeconds);
      field.current?.focus();
      return;
    }
    const value = isApiError(error) ? error.value : {};
    if (isApiError(error) && error.code === "chat.muted" && isTold(value)) return setTold(value);
    if (typeof value["seconds"] === "number") setWait(value["seconds"]);
    const faults = toFaults(error);
    setFault(faults.fields["text"] ?? faults.text);
  };
  const current = told ?? silence;
  if (current !== null) return <Silence silence={current} />;
  return (
    <MessageField
      ref={field}
      label={t`Write a message`}
      field={t`Your message`}
      send={t`Send`}
      value={text}
      onChange={setText}
      onSend={() => void submit()}
      isClosed={isLoading || wait > 0}
      maxLength={chatTextLength * 2}
      fault={fault}
      hint={
        wait > 0 && (
          <Plural value={wait} one="You can write again in # second." other="You can write again in # seconds." />
        )
      }
    />
  );
}
