import { token } from "@marquee/design-tokens";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { keyframes, styled } from "styled-components";

/** Pixels a second: slow enough to read. */
const speed = 55;

const enter = keyframes`
  from { transform: translateX(calc(var(--side) * 100cqi)); }
`;
const leave = keyframes`
  to { transform: translateX(calc(var(--side) * -100%)); }
`;
const Title = styled.span`
  --side: 1;
  &:dir(rtl) { --side: -1; }
  &[data-moving] {
    display: inline-block;
    padding-inline-end: 1ch;
    animation: ${enter} 2.4s ${token("easing.standard")}, ${leave} 10s linear 6s forwards;
  }
  /* It stands already where it was painted. */
  &[data-first] { animation-name: none, ${leave}; }
  &:not([data-moving]) { display: block; overflow: hidden; text-overflow: ellipsis; }
`;

/** A title that comes into the line, rests and passes out of it, or stands in it. */
export function MovingTitle({
  isMoving,
  isFirst,
  onPassed,
  children,
}: {
  readonly isMoving: boolean;
  readonly isFirst: boolean;
  readonly onPassed: () => void;
  readonly children: ReactNode;
}) {
  const title = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = title;
    if (current) current.style.animationDuration = isMoving ? `2.4s, ${current.scrollWidth / speed}s` : "";
  }, [isMoving]);
  return (
    <Title
      ref={title}
      data-moving={isMoving || undefined}
      data-first={(isMoving && isFirst) || undefined}
      onAnimationEnd={({ animationName }) => animationName === leave.getName() && onPassed()}
    >
      {children}
    </Title>
  );
}
