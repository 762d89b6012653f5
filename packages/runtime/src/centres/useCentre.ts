import { useLocation } from "react-router";
import type { CentreAddress } from "./centreAddress.ts";
import { readCentrePath } from "./readCentrePath.ts";

/**
 * The centre open over the page, according to the address bar, its only source; null without one. The router's own
 * location stays that of the page below, which is why nothing there moves (docs/decisions/037).
 */
export function useCentre(): CentreAddress | null {
  const { mask } = useLocation();
  return mask ? readCentrePath(mask.pathname) : null;
}
