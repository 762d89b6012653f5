import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

const turn = keyframes`to { rotate: 1turn; }`;

const Ring = styled.span`
  display: inline-block;
  inline-size: 1.25em;
  block-size: 1.25em;
  border: 2px solid color-mix(in oklab, currentColor 28%, transparent);
  border-block-start-color: currentColor;
  border-radius: ${token("radius.full")};
  animation: ${turn} 0.8s linear infinite;
`;

/** A turning ring for an action that is under way. A list that is loading shows {@link Skeleton} instead. */
export function Spinner({
  label,
}: {
  /** What is under way; by default "loading". An empty text hides the ring from screen readers. */
  readonly label?: string | undefined;
}): ReactNode {
  const { strings } = useUiKit();
  return label === "" ? <Ring aria-hidden="true" /> : <Ring role="img" aria-label={label ?? strings.loading} />;
}
