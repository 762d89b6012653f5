import { token } from "@marquee/design-tokens";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { plate } from "../../styles/plate.ts";

const Base = styled.button`
  ${plate}
  --cut: ${token("button.notch")};
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${token("layout.tap")};
  block-size: ${token("layout.tap")};
  padding: 0;
  border: 0;
  border-radius: ${token("button.radius")};
  background: none;
  color: ${token("color.muted")};
  font-size: 1.25rem;
  cursor: pointer;
  touch-action: manipulation;
  &:hover:not(:disabled) { --plate: ${token("color.hover")}; color: ${token("color.text")}; }
  &[aria-pressed="true"] { color: ${token("color.accent")}; }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
`;

/** The props of {@link IconButton}: a native button's and these. */
export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** What it does: the accessible name and the tooltip. */
  readonly label: string;
  /** The icon. */
  readonly children: ReactNode;
}

/** A button that is only an icon, 44 × 44 px. */
export function IconButton({ label, children, type = "button", ...rest }: IconButtonProps): ReactNode {
  return (
    <Base title={label} {...rest} type={type} aria-label={label}>
      {children}
    </Base>
  );
}
