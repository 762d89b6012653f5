import { useEffect } from "react";

/**
 * Brings what the Tab key has reached wholly into sight: browsers leave a control where it is as soon as a few pixels of it
 * show, a chip at the end of its row too (WCAG 2.4.12). Clicks, fingers and the place that is come back to are left alone.
 */
export function useFocusInSight(): void {
  useEffect(() => {
    // Who comes from another tab of the browser lets go here of a key that was pressed there.
    let isTab = false;
    const press = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
      isTab = key === "Tab" && !ctrlKey && !altKey && !metaKey;
    };
    const release = (): void => {
      if (isTab) document.activeElement?.scrollIntoView({ block: "nearest", inline: "nearest" });
      isTab = false;
    };
    document.addEventListener("keydown", press);
    document.addEventListener("keyup", release);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("keyup", release);
    };
  }, []);
}
