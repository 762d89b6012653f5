import { token } from "@marquee/design-tokens";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { toClock, toSecondsLeft } from "./toClock.ts";

const Digits = styled.span`
  font-family: ${token("font.numeric")};
  font-variant-numeric: tabular-nums lining-nums;
  direction: ltr;
  unicode-bidi: isolate;
`;

/** The props of {@link Countdown}. */
export interface CountdownProps {
  /** When it ends, in milliseconds since 1970 by this device's clock. */
  readonly until: number;
  /** What is read out at the start, e.g. "A new code in 60 seconds". */
  readonly toStartWords: (seconds: number) => string;
  /** What is read out at the end. */
  readonly endWords: string;
  /** Called once when nothing is left. */
  readonly onEnd?: (() => void) | undefined;
}

/** Time that runs out. Eyes see every second; a screen reader hears the start and the end only. */
export function Countdown(props: CountdownProps): ReactNode {
  // Another end is another countdown: it is read out anew.
  return <Running key={props.until} {...props} />;
}

function Running({ until, toStartWords, endWords, onEnd }: CountdownProps): ReactNode {
  const [left, setLeft] = useState(() => toSecondsLeft(until, Date.now()));
  const [startWords, setStartWords] = useState("");
  const isOver = left === 0;
  const begin = useEffectEvent(() => setStartWords(toStartWords(left)));
  const end = useEffectEvent(() => onEnd?.());

  // A live region speaks what changes in it: words that stand in it from the first moment may stay unheard.
  useEffect(() => {
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  useEffect(() => {
    if (isOver) return undefined;
    // The clock is asked at every tick: a sleeping tab catches up, and nothing drifts.
    const timer = setTimeout(() => setLeft(toSecondsLeft(until, Date.now())), (until - Date.now()) % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [until, left, isOver]);

  return (
    <>
      <Digits aria-hidden="true">{toClock(left)}</Digits>
      <VisuallyHidden role="status">{isOver ? endWords : startWords}</VisuallyHidden>
    </>
  );
}
