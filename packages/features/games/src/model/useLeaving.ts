import type { HostMessage } from "@marquee/contract";
import { type MouseEvent, type RefObject, useEffect, useRef } from "react";

const closeMessage: HostMessage = { type: "host:close" };

/** How long a game has to end its session and say `game:exit`, in milliseconds. */
const patience = 1_500;

/**
 * The way out of a game that speaks: it is asked to close, so that it ends its session, and its `game:exit` leads back. One that stays
 * silent is left all the same; one that never spoke is left at once.
 */
export function useLeaving(frame: RefObject<HTMLIFrameElement | null>, origin: string | null, goBack: () => void) {
  const speaks = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** The game is ready to be spoken with. */
    greet: (): void => {
      speaks.current = true;
    },
    /** A press on the link back. */
    leave: (event: MouseEvent): void => {
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (origin === null || !speaks.current || isElsewhere) return;
      event.preventDefault();
      frame.current?.contentWindow?.postMessage(closeMessage, origin);
      timer.current ??= setTimeout(goBack, patience);
    },
  };
}
