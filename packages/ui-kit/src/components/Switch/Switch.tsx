import { token } from "@marquee/design-tokens";
import { useId, type ComponentProps, type ReactNode } from "react";
import { styled } from "styled-components";

const Base = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.16")};
  min-block-size: ${token("layout.tap")};
  font-size: ${token("text.small")};
  cursor: pointer;
  &:has(:disabled) { cursor: not-allowed; > span { opacity: 0.55; } }
  > span { min-inline-size: 0; > small { display: block; color: ${token("color.muted")}; font-size: ${token("text.label")}; } }
`;
// The thumb is the shape that tells on from off; colour only helps.
const Track = styled.input.attrs({ type: "checkbox", role: "switch" })`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 48px;
  block-size: 28px;
  margin: 0;
  border: ${token("field.border")} solid ${token("color.border")};
  border-radius: ${token("radius.full")};
  background: ${token("color.raised")};
  cursor: inherit;
  transition: background-color ${token("motion.normal")} ${token("easing.standard")};
  &::before {
    content: "";
    position: absolute;
    inset-block: 3px;
    inset-inline-start: 3px;
    inline-size: 20px;
    border-radius: inherit;
    background: ${token("color.muted")};
    transition: translate ${token("motion.normal")} ${token("easing.standard")};
  }
  &:checked { border-color: ${token("color.primary")}; background: ${token("color.primary")}; }
  &:checked::before { background: ${token("color.onPrimary")}; translate: 20px 0; }
  &:dir(rtl):checked::before { translate: -20px 0; }
  &:disabled { opacity: 0.55; }
  @media (forced-colors: active) { &::before { background: CanvasText; } &:checked { background: Highlight; } &:checked::before { background: HighlightText; } }
`;

/** The props of {@link Switch}: a checkbox's and these. */
export interface SwitchProps extends Omit<ComponentProps<"input">, "id" | "children" | "type" | "role"> {
  /** What is on or off. */
  readonly label: string;
  /** What follows from it. */
  readonly detail?: string | undefined;
}

/** Turns something on or off at once, without a form to send. */
export function Switch({ label, detail, ...rest }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <Base>
      <span>
        <span id={id}>{label}</span>
        {detail === undefined ? null : <small id={`${id}-detail`}>{detail}</small>}
      </span>
      <Track {...rest} aria-labelledby={id} aria-describedby={detail === undefined ? undefined : `${id}-detail`} />
    </Base>
  );
}
