import type { HostMessage } from "@marquee/contract";
import { type RefObject, useEffect, useState } from "react";

/** How long a round's result stays in sight before the game is asked to close, in milliseconds. */
const showing = 3_000;

const closeMessage: HostMessage = { type: "host:close" };

/**
 * Ends a game whose module went off without tearing a round down (decision Q-43): an open round goes on to its end, then the game
 * is asked to close and says goodbye. The gateway lets no new round begin meanwhile. A game that never answers stays as it is.
 */
export function useClosing(frame: RefObject<HTMLIFrameElement | null>, origin: string | null, isOn: boolean) {
  const [hasRound, setHasRound] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    if (isOn || hasRound || origin === null) return;
    const timer = setTimeout(() => frame.current?.contentWindow?.postMessage(closeMessage, origin), showing);
    return () => clearTimeout(timer);
  }, [isOn, hasRound, origin, frame]);
  return {
    isClosed,
    hasRound,
    /** The game went as it was asked to. */
    close: () => setIsClosed(true),
    /** It may be opened again. */
    reset: () => {
      setIsClosed(false);
      setHasRound(false);
    },
    hearRound: (type: string): void => {
      // A game that is ready tells an open round anew.
      if (/^game:(?:ready|roundStart|roundEnd)$/.test(type)) setHasRound(type === "game:roundStart");
    },
  };
}
