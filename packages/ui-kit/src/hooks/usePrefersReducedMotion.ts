import { useMediaQuery } from "./useMediaQuery.ts";

/** True while the viewer asks for less motion; follows the setting while the page is open. */
export const usePrefersReducedMotion = (): boolean => useMediaQuery("(prefers-reduced-motion: reduce)");
