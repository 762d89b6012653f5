import { useEffect, useState } from "react";

/** How many frames the page below may stay inert, at most. */
const mostFrames = 60;

/** Gives the focus to an element as soon as it takes it, unless something else has it by then. */
function giveFocus(element: HTMLElement, frames = mostFrames): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body || !element.isConnected) return;
    element.focus({ preventScroll: true });
    if (document.activeElement === document.body && frames > 0) giveFocus(element, frames - 1);
  });
}

/**
 * Gives the focus back to what had it when the part came, once the part is gone. A dialog does so itself, a frame after it has
 * gone; one that goes with the address may leave the page below inert for longer than that, and nothing inert takes the focus.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener !== document.body) giveFocus(opener);
    },
    [opener],
  );
}
