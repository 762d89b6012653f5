import { token } from "@marquee/design-tokens";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { fieldBox } from "../../styles/field.ts";
import { FieldFrame, type FieldWords } from "../Field/FieldFrame.tsx";

const Box = styled.textarea`
  ${fieldBox}
  border-radius: min(${token("field.radius")}, 24px);
  min-block-size: 8rem;
  max-block-size: 60vh;
  line-height: ${token("leading.body")};
  field-sizing: content;
  resize: vertical;
`;

/** The props of {@link TextArea}: a text area's and these. */
export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "id" | "children">, FieldWords {}

/** A text of several lines with its label, hint and error; it grows with what is typed where the browser can do that. */
export function TextArea({ label, hint, error, required, ...rest }: TextAreaProps): ReactNode {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(ties) => <Box {...rest} {...ties} aria-required={required || undefined} />}
    </FieldFrame>
  );
}
