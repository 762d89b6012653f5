import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { buttonLook } from "../../styles/buttonLook.ts";
import { PlainLink } from "../PlainLink/PlainLink.tsx";
import type { UiKitLinkProps } from "../UiKitProvider/UiKitProvider.tsx";
import type { ButtonLook } from "../Button/Button.tsx";

const Inline = styled(PlainLink)`
  color: ${token("color.primary")};
  text-underline-offset: 0.2em;
  text-decoration-thickness: 1px;
  &:hover { text-decoration-thickness: 2px; }
`;
const AsButton = styled(PlainLink)`${buttonLook}`;

/** The props of {@link Link}: an anchor's and these. */
export interface LinkProps extends UiKitLinkProps {
  /** Makes the link look like a button of that loudness. It stays a link: it goes somewhere. */
  readonly look?: ButtonLook | undefined;
  /** The height of a link that looks like a button. */
  readonly size?: "small" | "medium" | "large" | undefined;
  /** Takes the whole line, when it looks like a button. */
  readonly wide?: boolean | undefined;
}

/** A link in running text, or one that looks like a button. Inner addresses go through the app's router. */
export function Link({ look, size, wide, ...rest }: LinkProps): ReactNode {
  return look === undefined ? (
    <Inline {...rest} />
  ) : (
    <AsButton {...rest} data-look={look} data-size={size} data-wide={wide || undefined} />
  );
}
