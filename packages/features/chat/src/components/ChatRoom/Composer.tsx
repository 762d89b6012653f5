import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useSendChatLineMutation } from "@marquee/api-client";
import { type ChatLine, type ChatSilence, chatTextLength } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useFormFaults } from "@marquee/runtime";
import { DateTime, IconButton, SendIcon, Text } from "@marquee/ui-kit";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";

const Base = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token("space.4")};
  align-items: end;
  padding: ${token("space.8")} ${token("space.12")} calc(${token("space.8")} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token("color.line")};
  > textarea {
    min-block-size: ${token("layout.tap")};
    max-block-size: 30dvh;
    padding: ${token("space.8")} ${token("space.12")};
    border: 1px solid ${token("color.line")};
    border-radius: ${token("radius.control")};
    background: ${token("color.raised")};
    color: ${token("color.text")};
    font: inherit;
    field-sizing: content;
    resize: none;
  }
  > p { grid-column: 1 / -1; }
`;

/** Why somebody may not write, and until when. */
function Silence({ silence }: { readonly silence: ChatSilence }) {
  const { until, reason } = silence;
  return (
    <Base as="div">
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
  const hint = useId();
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
  const press = (event: KeyboardEvent): void => {
    // Enter also ends the choice of a character in Chinese, Thai and Vietnamese keyboards.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };

  const current = told ?? silence;
  if (current !== null) return <Silence silence={current} />;
  return (
    <Base
      aria-label={t`Write a message`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <textarea
        ref={field}
        rows={1}
        value={text}
        maxLength={chatTextLength * 2}
        aria-label={t`Your message`}
        aria-describedby={hint}
        aria-invalid={fault !== "" || undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <IconButton type="submit" label={t`Send`} disabled={isLoading || wait > 0 || text.trim() === ""}>
        <SendIcon size="1em" aria-hidden="true" />
      </IconButton>
      <Text id={hint} size="small" tone={fault === "" ? "muted" : "danger"} role={fault === "" ? undefined : "alert"}>
        {fault === "" ? null : fault}
        {fault === "" && wait > 0 && (
          <Plural value={wait} one="You can write again in # second." other="You can write again in # seconds." />
        )}
      </Text>
    </Base>
  );
}
