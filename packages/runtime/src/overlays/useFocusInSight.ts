import { useEffect } from "react";

/**
 * Brings what the Tab key has reached wholly into sight: browsers leave a control where it is as soon as a few pixels of it
 * show, a chip at the end of its row too (WCAG 2.4.12). Clicks, fingers and the place that is come back to are left alone.
 */
export function useFocusInSight(): void {
  useEffect(() => {
    const show = ({ key }: KeyboardEvent): void => {
      if (key === "Tab") document.activeElement?.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    document.addEventListener("keyup", show);
    return () => document.removeEventListener("keyup", show);
  }, []);
}
