import { token } from "@marquee/design-tokens";
import { type KeyboardEvent, type ReactNode, type Ref, useId } from "react";
import { styled } from "styled-components";
import { SendIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Text } from "../Text/Text.tsx";

const Base = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token("space.4")};
  align-items: end;
  inline-size: 100%;
  padding: ${token("space.8")} ${token("space.12")} calc(${token("space.8")} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token("color.line")};
  > textarea {
    min-block-size: ${token("layout.tap")};
    max-block-size: 30dvh;
    padding: ${token("space.8")} ${token("space.12")};
    border: 1px solid ${token("color.line")};
    border-radius: min(${token("field.radius")}, 24px);
    background: ${token("color.raised")};
    color: ${token("color.text")};
    font: inherit;
    field-sizing: content;
    resize: none;
    &::placeholder { color: ${token("color.muted")}; opacity: 1; }
  }
  > p, > div { grid-column: 1 / -1; }
`;

/** The props of {@link MessageField}. */
export interface MessageFieldProps {
  /** The form's name. */
  readonly label: string;
  /** The field's name, which also stands in it while nothing is typed. */
  readonly field: string;
  /** The button's name. */
  readonly send: string;
  /** What is typed. */
  readonly value: string;
  /** Called with what is typed. */
  readonly onChange: (value: string) => void;
  /** Called for the button and for Enter; not while nothing is typed, nor while it is busy or closed. */
  readonly onSend: () => void;
  /** Nothing can be sent now, and what is typed stays. */
  readonly isClosed?: boolean;
  /** The longest text, in UTF-16 units. */
  readonly maxLength?: number;
  /** Why it was refused. */
  readonly fault?: string | undefined;
  /** Said below the field where nothing was refused. */
  readonly hint?: ReactNode;
  /** What goes with the text, such as pictures. */
  readonly children?: ReactNode;
  /** The text field. */
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** The field of a chat: Enter sends, Shift and Enter begin another line of the text. */
export function MessageField({
  label,
  field,
  send,
  value,
  onChange,
  onSend,
  isClosed = false,
  maxLength,
  fault = "",
  hint,
  children,
  ref,
}: MessageFieldProps): ReactNode {
  const id = useId();
  const submit = (): void => {
    if (!isClosed && value.trim() !== "") onSend();
  };
  const press = (event: KeyboardEvent): void => {
    // Enter also ends the choice of a character in Chinese, Thai and Vietnamese keyboards.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <Base
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        ref={ref}
        rows={1}
        value={value}
        maxLength={maxLength}
        aria-label={field}
        placeholder={field}
        aria-describedby={id}
        aria-invalid={fault !== "" || undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
      <IconButton type="submit" label={send} disabled={isClosed || value.trim() === ""}>
        <SendIcon size="1em" aria-hidden="true" />
      </IconButton>
      <Text id={id} size="small" tone={fault === "" ? "muted" : "danger"} role={fault === "" ? undefined : "alert"}>
        {fault === "" ? hint : fault}
      </Text>
      {children}
    </Base>
  );
}
