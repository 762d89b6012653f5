import { token } from "@marquee/design-tokens";
import { AlertIcon } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Base = styled.p`
  display: flex;
  gap: ${token("space.8")};
  padding: ${token("space.12")} ${token("space.16")};
  border: 1px solid ${token("color.danger")};
  border-radius: ${token("radius.card")};
  color: ${token("color.danger")};
  font-size: ${token("text.small")};
  > svg { flex: none; margin-block-start: 0.15em; }
`;

/** An error, announced at once. */
export function FailureNote({ children }: { readonly children: ReactNode }) {
  return (
    <Base role="alert">
      <AlertIcon size="1em" aria-hidden="true" />
      <span>{children}</span>
    </Base>
  );
}
