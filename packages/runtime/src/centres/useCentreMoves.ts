import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import type { CentreAddress } from "./centreAddress.ts";
import { type CentreStep, toCentreDepth, toCentreStep } from "./toCentreStep.ts";

/**
 * Steps of the address over a page that stays as it is: from panel to panel of a centre, and out of it. Opening is one step of
 * the browser's history (`useOpenCentre`), so Back closes; from panel to panel is none, and from a phone's list to a panel one
 * more, so that Back comes to the list first.
 */
export function useCentreMoves() {
  const location = useLocation();
  const navigate = useNavigate();
  const depth = toCentreDepth(location.state);
  const go = useCallback(({ to, ...options }: CentreStep): void => void navigate(to, options), [navigate]);
  const toPanel = (address: CentreAddress): CentreStep => toCentreStep(location, address, depth, true);
  return {
    /** From panel to panel. */
    toPanel,
    /** From a list of panels to one of them. A list that was itself the first page has nothing below it to come back to. */
    fromList: (address: CentreAddress): CentreStep =>
      depth === 0 ? toPanel(address) : toCentreStep(location, address, depth + 1, false),
    /** Puts another address in the place of this one. */
    replace: useCallback(
      (address: CentreAddress) => go(toCentreStep(location, address, depth, true)),
      [go, location, depth],
    ),
    /** Back to the list: by history, or by replacing the address when the panel was opened directly. */
    backToList: (address: CentreAddress): void => (depth > 1 ? void navigate(-1) : go(toPanel(address))),
    /** Closes the centre for its visitor: back to the page, as the browser's Back would. */
    close: useCallback(
      () => (depth > 0 ? void navigate(-depth) : go(toCentreStep(location, null, 0, true))),
      [go, navigate, location, depth],
    ),
    /** Removes the centre at once, even during another navigation; Forward does not open it again. */
    leave: useCallback(() => go(toCentreStep(location, null, 0, true)), [go, location]),
  };
}
