import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Badge } from "../Badge/Badge.tsx";
import { toCount } from "../Badge/toCount.ts";
import { IconButton, type IconButtonProps } from "../IconButton/IconButton.tsx";

const Base = styled.span`
  position: relative;
  display: inline-flex;
  > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    pointer-events: none;
    > span { min-block-size: 18px; padding-inline: ${token("space.4")}; justify-content: center; min-inline-size: 18px; }
  }
`;

/** The props of {@link CountButton}: an icon button's and these. */
export interface CountButtonProps extends IconButtonProps {
  /** How many; nothing is drawn for 0. The `label` says it too. */
  readonly count: number;
}

/** An icon's button with a number at its corner, such as that of unread messages. */
export function CountButton({ count, ...rest }: CountButtonProps): ReactNode {
  return (
    <Base>
      <IconButton {...rest} />
      {count > 0 && (
        <span aria-hidden="true">
          <Badge tone="accent">{toCount(count)}</Badge>
        </span>
      )}
    </Base>
  );
}
