import { useEffect, useState } from "react";

/**
 * Gives the focus back to what had it when the part came, once the part is gone. A dialog does so itself, a frame after it has
 * gone; one that goes with the address may leave the page below inert for longer than that, and nothing inert takes the focus.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement)
          opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
