import { token } from "@marquee/design-tokens";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { buttonLook } from "../../styles/buttonLook.ts";
import { Spinner } from "../Spinner/Spinner.tsx";

/** How loud a button is. A view has one `primary` at most. */
export type ButtonLook = "primary" | "accent" | "secondary" | "quiet" | "danger";

const Base = styled.button`${buttonLook}`;
const Label = styled.span`min-inline-size: 0; [aria-busy="true"] > & { opacity: 0.7; }`;
const Picture = styled.span`display: inline-flex; flex: none; font-size: ${token("text.lead")};`;

/** The props of {@link Button}: a native button's and these. */
export interface ButtonProps extends ComponentProps<"button"> {
  /** How loud it is; `secondary` by default. */
  readonly look?: ButtonLook | undefined;
  /** Height: 36, 44 (default) or 52 px. */
  readonly size?: "small" | "medium" | "large" | undefined;
  /** Takes the whole line. */
  readonly wide?: boolean | undefined;
  /** An action is under way: the button keeps its place and focus, shows a ring and ignores presses. */
  readonly busy?: boolean | undefined;
  /** An icon before the words. */
  readonly icon?: ReactNode;
}

/** A native button in the brand's shape. Its type is `button` unless told otherwise. */
export function Button({
  look = "secondary",
  size = "medium",
  wide = false,
  busy = false,
  icon,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps): ReactNode {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // Disabling the element would throw the focus away; a submit button must not submit twice either.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Base
      {...rest}
      type={type}
      onClick={press}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
    >
      {busy ? <Spinner label="" /> : icon ? <Picture aria-hidden="true">{icon}</Picture> : null}
      <Label>{children}</Label>
    </Base>
  );
}
