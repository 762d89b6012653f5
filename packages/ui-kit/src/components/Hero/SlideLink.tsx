import type { ReactNode } from "react";
import { styled } from "styled-components";
import { PlainLink } from "../PlainLink/PlainLink.tsx";

const Whole = styled(
  PlainLink,
)`position: absolute; inset: 0; z-index: 2; border-radius: inherit; &:focus-visible { outline-offset: -4px; }`;
const Press = styled.button`position: absolute; inset: 0; z-index: 2; inline-size: 100%; padding: 0; border: 0; background: none; cursor: pointer; &:focus-visible { outline-offset: -4px; }`;

/** What makes the whole of a slide a link or a button; nothing where a press does nothing (BN-16). */
export function SlideLink({
  title,
  href,
  onPress,
}: {
  /** Its name: the slide's headline. */
  readonly title: string;
  /** Where a press leads. */
  readonly href: string | undefined;
  /** What a press does. */
  readonly onPress: (() => void) | undefined;
}): ReactNode {
  // An address elsewhere opens in a tab of its own (BN-17).
  const target = href?.startsWith("https:") === true ? "_blank" : undefined;
  if (href !== undefined) return <Whole href={href} target={target} onClick={onPress} aria-label={title} />;
  return onPress ? <Press type="button" onClick={onPress} aria-label={title} /> : null;
}
