import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { isFirstEntry } from "./historyEntries.ts";

/**
 * Stands beside a screen and mounts with it: moves the focus to the page's heading, so that a screen reader reads where
 * it is (ui.md requirement 4). The first page of a visit keeps the browser's own focus.
 */
export function FocusOnNavigation() {
  const { key, pathname, mask } = useLocation();
  // Opening a centre changes the address too, but the centre takes the focus itself, even from a page that comes later than it.
  const last = useRef(isFirstEntry(key) || mask ? pathname : undefined);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
