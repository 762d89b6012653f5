import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useSeen } from "../../hooks/useSeen.ts";

const Area = styled.span`position: absolute; inset: 0; pointer-events: none;`;

/** As large as its slide: tells when the slide is seen. Nothing where nobody asks. */
export function SeenArea({
  onSeen,
}: {
  /** Called when half of the slide has been visible for a second. */
  readonly onSeen: (() => void) | undefined;
}): ReactNode {
  const ref = useSeen(onSeen);
  return onSeen === undefined ? null : <Area ref={ref} aria-hidden="true" />;
}
