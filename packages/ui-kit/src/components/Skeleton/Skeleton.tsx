import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";

const wait = keyframes`from, to { opacity: 0; }`;
const breathe = keyframes`50% { opacity: 0.45; }`;

const Base = styled.span`
  display: block;
  inline-size: 100%;
  min-block-size: 1em;
  border-radius: min(${token("field.radius")}, 8px);
  background: ${token("color.raised")};
  animation: ${wait} 120ms, ${breathe} 1.6s 120ms ${token("easing.standard")} infinite;
  &[data-shape="card"] { aspect-ratio: ${token("card.ratio")}; border-radius: ${token("card.radius")}; }
  &[data-shape="hero"] { aspect-ratio: ${token("hero.ratio")}; max-block-size: 40vh; border-radius: ${token("hero.radius")}; }
  &[data-shape="round"] { inline-size: 40px; block-size: 40px; border-radius: ${token("radius.full")}; }
  &[data-shape="row"] { block-size: 48px; }
`;

/** A place held for what is still loading, in exactly its size: nothing moves when it comes. It shows after 120 ms, so that what is fast never blinks. */
export function Skeleton({
  shape = "line",
}: {
  /** What will stand here. */
  readonly shape?: "line" | "row" | "card" | "hero" | "round" | undefined;
}): ReactNode {
  return <Base aria-hidden="true" data-shape={shape} />;
}
