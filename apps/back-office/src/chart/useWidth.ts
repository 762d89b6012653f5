import { type RefObject, useEffect, useRef, useState } from "react";

/** The width of an element in CSS pixels, as it changes; 0 before it is measured. */
export function useWidth<Target extends Element>(): readonly [RefObject<Target | null>, number] {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const target = ref.current;
    if (target === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
