import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import type { OutboxMessage } from "@marquee/contract/staff";
import { styled } from "styled-components";

const Base = styled.details`
  max-inline-size: 480px;
  summary { cursor: pointer; }
  p { margin: ${token("space.4")} 0; font-size: ${token("text.small")}; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** A message as its recipient reads it, when it is opened. */
export function MessageText({ message }: { readonly message: OutboxMessage }) {
  const { t } = useLingui();
  const { subject, text } = message;
  return (
    <Base>
      <summary>{subject === "" ? t`Show the text` : subject}</summary>
      <p>{text}</p>
    </Base>
  );
}
