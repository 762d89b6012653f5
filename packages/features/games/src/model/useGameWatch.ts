import type { HostMessage } from "@marquee/contract";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** How long an open round may go on after play has ended, in milliseconds; its server settles it in any case. */
const patience = 60_000;

/**
 * What watches over a game may do with it (contract 3.12.4): pause it, and take it away for good. An open round is shown to its end first,
 * for at most a minute.
 */
export function useGameWatch(frame: RefObject<HTMLIFrameElement | null>, origin: string | null, hasRound: boolean) {
  const [reason, setReason] = useState<ReactNode>(null);
  const [isLate, setLate] = useState(false);
  const isPaused = useRef(false);
  const tell = useCallback(
    (type: HostMessage["type"]): void => {
      if (origin !== null) frame.current?.contentWindow?.postMessage({ type }, origin);
    },
    [frame, origin],
  );
  const hasReason = reason !== null;
  useEffect(() => {
    if (!hasReason) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [hasReason]);
  return {
    reason,
    /** The game is gone, and the reason stands in its place. */
    isStopped: hasReason && (!hasRound || isLate),
    pause: (next: boolean): void => {
      if (next === isPaused.current) return;
      isPaused.current = next;
      tell(next ? "host:pause" : "host:resume");
    },
    stop: (next: ReactNode): void => setReason(next),
    /** A game that has just come is told that it is paused: a reload does not skip the reality check. */
    greet: (): void => {
      if (isPaused.current) tell("host:pause");
    },
  };
}
