import { useState, type CSSProperties, type PointerEvent } from "react";

/** So many pixels of a pull close a sheet; a shorter one lets it spring back. */
export const swipeDistance = 96;

/** Follows a finger that pulls an element down by its handle, and calls back when it was pulled far enough. */
export function useSwipeDown(onDown: () => void): {
  readonly style: CSSProperties;
  readonly handle: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
} {
  const [from, setFrom] = useState<number>();
  const [pulled, setPulled] = useState(0);
  const end = (): void => {
    setFrom(undefined);
    setPulled(0);
  };
  return {
    // While the finger holds it, it follows at once.
    style: from === undefined ? {} : { translate: `0 ${pulled}px`, transition: "none" },
    handle: {
      onPointerDown: ({ currentTarget, pointerId, clientY }) => {
        currentTarget.setPointerCapture(pointerId);
        setFrom(clientY);
      },
      onPointerMove: ({ clientY }) => {
        if (from !== undefined) setPulled(Math.max(0, clientY - from));
      },
      onPointerUp: ({ clientY }) => {
        if (from !== undefined && clientY - from >= swipeDistance) onDown();
        end();
      },
      onPointerCancel: end,
    },
  };
}
