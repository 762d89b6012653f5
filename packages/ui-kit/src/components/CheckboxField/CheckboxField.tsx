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
// In the theme's own colours: a browser's box is grey on any dark ground.
const Box = styled.input`
  appearance: none;
  display: grid;
  place-content: center;
  inline-size: 24px;
  block-size: 24px;
  margin: 10px 0;
  border: 2px solid ${token("color.border")};
  border-radius: min(${token("field.radius")}, 6px);
  background: ${token("color.surface")};
  cursor: pointer;
  transition: background-color ${token("motion.fast")} ${token("easing.standard")};
  &::before {
    content: "";
    inline-size: 14px;
    block-size: 14px;
    background: ${token("color.onPrimary")};
    clip-path: polygon(14% 44%, 0 60%, 42% 98%, 100% 20%, 84% 6%, 40% 66%);
    scale: 0;
    transition: scale ${token("motion.fast")} ${token("easing.standard")};
  }
  &:checked { border-color: ${token("color.primary")}; background: ${token("color.primary")}; }
  &:checked::before { scale: 1; }
  &[aria-invalid="true"] { border-color: ${token("color.danger")}; }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  @media (forced-colors: active) { appearance: auto; &::before { content: none; } }
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
