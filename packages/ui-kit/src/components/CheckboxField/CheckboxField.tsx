import { token } from "@marquee/design-tokens";
import { useId, type ComponentProps, type ReactNode } from "react";
import { styled } from "styled-components";

const Base = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  column-gap: ${token("space.12")};
  > label { padding-block: 10px; font-size: ${token("text.small")}; line-height: 24px; cursor: pointer; }
  > p { grid-column: 2; font-size: ${token("text.label")}; color: ${token("color.danger")}; }
`;
const Box = styled.input`
  inline-size: 24px;
  block-size: 24px;
  margin: 10px 0;
  accent-color: ${token("color.primary")};
  cursor: pointer;
  &:disabled { opacity: 0.55; cursor: not-allowed; }
`;

/** The props of {@link CheckboxField}: a checkbox's and these. */
export interface CheckboxFieldProps extends Omit<ComponentProps<"input">, "id" | "children" | "type"> {
  /** What a tick means; may hold links. */
  readonly label: ReactNode;
  /** What is wrong. */
  readonly error?: string | undefined;
}

/** A yes or no. */
export function CheckboxField({ label, error, ...rest }: CheckboxFieldProps): ReactNode {
  const id = useId();
  return (
    <Base>
      <Box
        {...rest}
        id={id}
        type="checkbox"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-says`}
      />
      <label htmlFor={id}>{label}</label>
      {error === undefined ? null : <p id={`${id}-says`}>{error}</p>}
    </Base>
  );
}
