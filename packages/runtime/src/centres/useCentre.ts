import { useLocation } from "react-router";
import type { CentreAddress } from "./centreAddress.ts";
import { readCentrePath } from "./readCentrePath.ts";

/**
 * The centre that lies over the page, as the address bar says it, which alone says so; null without one. The router's own
 * location stays that of the page below, which is why nothing there moves (docs/decisions/037).
 */
export function useCentre(): CentreAddress | null {
  const { mask } = useLocation();
  return mask ? readCentrePath(mask.pathname) : null;
}
