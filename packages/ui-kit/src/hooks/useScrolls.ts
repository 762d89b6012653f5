import { useEffect, useState } from "react";

/** Whether an element's content is higher than it; follows both. */
export function useScrolls(element: Element | null): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    for (const watched of [element, ...element.children]) watcher.observe(watched);
    return () => watcher.disconnect();
  }, [element]);
  return scrolls;
}
