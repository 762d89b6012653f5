import { from } from "@marquee/design-tokens";
import { Text } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Base = styled.div`@media not ${from("desktop")} { display: none; }`;

/** Says which keys a page has; on a phone there are none. */
export function KeyHint({ children }: { readonly children: ReactNode }) {
  return (
    <Base>
      <Text size="small" tone="muted">
        {children}
      </Text>
    </Base>
  );
}
