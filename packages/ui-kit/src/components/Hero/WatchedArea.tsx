import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useSeen } from "../../hooks/useSeen.ts";

const Area = styled.span`position: absolute; inset: 0; pointer-events: none;`;

/** An area over a slide that is watched. */
export function WatchedArea({
  onSeen,
}: {
  /** Called when half of it has been visible for a second. */
  readonly onSeen: () => void;
}): ReactNode {
  return <Area ref={useSeen(onSeen)} aria-hidden="true" />;
}
