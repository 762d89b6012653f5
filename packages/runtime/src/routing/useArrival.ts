import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Arriving at a page: scrolls to its top (SH-14), and moves the focus to its heading so that a screen reader reads where
 * it is (ui.md requirement 4). The first page of a visit keeps the browser's own focus and place.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    globalThis.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
