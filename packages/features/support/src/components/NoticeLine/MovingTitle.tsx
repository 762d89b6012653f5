import { type ReactNode, useLayoutEffect, useRef } from "react";
import { keyframes, styled } from "styled-components";

/** Pixels a second: slow enough to read. */
const speed = 55;

const pass = keyframes`
  from { transform: translateX(calc(var(--side) * var(--start))); }
  to { transform: translateX(calc(var(--side) * -100%)); }
`;
const Title = styled.span`
  --side: 1;
  &:dir(rtl) { --side: -1; }
  --start: 100cqi;
  display: inline-block;
  padding-inline-end: 1ch;
  /* The first stands a moment where it was painted. */
  &[data-first] { --start: 0px; animation-delay: 2s; }
  &[data-moving] { animation: ${pass} 10s linear both; }
  &[data-moving][data-first] { animation-delay: 2s; }
  &:not([data-moving]) { display: block; overflow: hidden; text-overflow: ellipsis; }
`;

/** A title that passes through the line once, or stands in it. */
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
    if (!current || !isMoving) return;
    const way = current.scrollWidth + (isFirst ? 0 : (current.parentElement?.clientWidth ?? 0));
    current.style.animationDuration = `${way / speed}s`;
  }, [isMoving, isFirst]);
  return (
    <Title ref={title} data-moving={isMoving || undefined} data-first={isFirst || undefined} onAnimationEnd={onPassed}>
      {children}
    </Title>
  );
}
