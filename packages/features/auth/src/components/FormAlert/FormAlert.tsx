import { token } from "@marquee/design-tokens";
import { AlertIcon } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.p`
  display: flex;
  gap: ${token("space.8")};
  padding: ${token("space.12")} ${token("space.16")};
  border: 1px solid ${token("color.danger")};
  border-radius: ${token("radius.control")};
  color: ${token("color.danger")};
  font-size: ${token("text.small")};
  > svg { flex: none; margin-block-start: 0.15em; }
`;

/** What a form was refused for, read out at once; nothing while it was not refused. */
export function FormAlert({ text, requestId }: { readonly text: string | undefined; readonly requestId?: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Base role="alert" title={requestId}>
      <AlertIcon size="1em" aria-hidden="true" />
      {text}
    </Base>
  );
}
