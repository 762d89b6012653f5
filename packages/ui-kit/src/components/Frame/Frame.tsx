import { token } from "@marquee/design-tokens";
import type { ReactNode, Ref } from "react";
import { styled } from "styled-components";

const Base = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  background: ${token("color.art")};
`;

/** A page of another origin inside ours: a game. */
export function Frame({
  title,
  src,
  sandbox = "allow-scripts allow-same-origin allow-forms allow-popups",
  allow = "autoplay; fullscreen",
  ref,
}: {
  /** What is inside: the frame's accessible name. */
  readonly title: string;
  /** The address, of another origin than ours. */
  readonly src: string;
  /** What the page inside may do. It never may move our page. */
  readonly sandbox?: string | undefined;
  /** Which browser features it may use. */
  readonly allow?: string | undefined;
  /** The frame element, e.g. to move the focus into it. */
  readonly ref?: Ref<HTMLIFrameElement> | undefined;
}): ReactNode {
  return (
    <Base
      ref={ref}
      title={title}
      src={src}
      sandbox={sandbox}
      allow={allow}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
