import { token } from "@marquee/design-tokens";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { fieldBox } from "../../styles/field.ts";
import { FieldFrame, type FieldWords } from "../Field/FieldFrame.tsx";

const Line = styled.div`display: flex; align-items: stretch; gap: ${token("space.8")}; > input { flex: 1; min-inline-size: 0; }`;
const Input = styled.input`${fieldBox}`;

/** The props of {@link TextField}: an input's and these. */
export interface TextFieldProps extends Omit<ComponentProps<"input">, "id" | "children">, FieldWords {
  /** Stands after the box on its line: a picture, a button. */
  readonly end?: ReactNode;
}

/** A line of text with its label, hint and error. */
export function TextField({ label, hint, error, end, required, ...rest }: TextFieldProps): ReactNode {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(ties) => {
        const input = <Input type="text" {...rest} {...ties} aria-required={required || undefined} />;
        return end ? (
          <Line>
            {input}
            {end}
          </Line>
        ) : (
          input
        );
      }}
    </FieldFrame>
  );
}
