import { useEffect, useEffectEvent, useState, type RefCallback } from "react";

/** How long, in milliseconds, half of something must be visible until it counts as seen. */
const seenAfter = 1000;

/**
 * Calls back when at least half of an element has been visible for a second, in a page that is visible itself.
 * @returns the element's ref
 */
export function useSeen(onSeen: (() => void) | undefined): RefCallback<Element> {
  const [element, setElement] = useState<Element | null>(null);
  const see = useEffectEvent(() => onSeen?.());
  const isWanted = onSeen !== undefined;
  useEffect(() => {
    if (element === null || !isWanted) return undefined;
    let isHalf = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      clearTimeout(timer);
      if (isHalf && document.visibilityState === "visible") timer = setTimeout(() => see(), seenAfter);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isHalf = (entries.at(-1)?.intersectionRatio ?? 0) >= 0.5;
        update();
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    document.addEventListener("visibilitychange", update);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("visibilitychange", update);
    };
  }, [element, isWanted]);
  return setElement;
}
