import { useEffect, useRef } from "react";

/** Space and Enter press the button from anywhere on the page; on a control they do what that control does. */
export function useSpaceBar(isActive: boolean, press: () => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: KeyboardEvent): void => {
      if ((event.key !== " " && event.key !== "Enter") || event.repeat) return;
      if (event.target instanceof Element && event.target.closest("button, input, a, dialog")) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, [isActive]);
}
