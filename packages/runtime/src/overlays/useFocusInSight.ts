import { useEffect } from "react";

/**
 * Scrolls the control that the Tab key has reached fully into view: browsers leave a control where it is as soon as a few pixels
 * of it show, even a chip at the end of its row (WCAG 2.4.12). Clicks, touch and restored scroll positions are left alone.
 */
export function useFocusInSight(): void {
  useEffect(() => {
    // A visitor switching tabs may release a key here that was pressed there.
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
