import { useCallback } from "react";
import { type NavigateOptions, type Path, useLocation, useNavigate } from "react-router";
import { type CentreAddress, toCentrePath } from "./centreAddress.ts";

/** A step of the address, as `Link` and `navigate` take it. */
export type CentreStep = { readonly to: Partial<Path> } & Pick<NavigateOptions, "mask" | "state" | "replace" | "preventScrollReset">;

/** How many of the browser's steps lie between here and the page that the centre was opened over; 0 where there is none before it. */
const toDepth = (state: unknown): number =>
  typeof state === "object" && state !== null && "centreDepth" in state && typeof state.centreDepth === "number" ? state.centreDepth : 0;

/**
 * Steps of the address over a page that stays as it is: into a centre, from panel to panel, and out of it. Opening is one step of
 * the browser's history, so Back closes; from panel to panel is none, and from a phone's list to a panel one more, so that Back
 * comes to the list first.
 */
export function useCentreMoves() {
  const { pathname, search, hash, state, mask } = useLocation();
  const navigate = useNavigate();
  const depth = toDepth(state);
  const toStep = useCallback(
    (address: CentreAddress | null, to: number, replace: boolean): CentreStep => ({
      to: { pathname, search, hash },
      // What the page below keeps in its own state stays there.
      state: { ...Object(state), centreDepth: to },
      replace,
      preventScrollReset: true,
      ...(address && { mask: toCentrePath(address) }),
    }),
    [pathname, search, hash, state],
  );
  const go = useCallback(({ to, ...options }: CentreStep): void => void navigate(to, options), [navigate]);
  const isOver = mask !== undefined;
  return {
    /** Opens a centre over the page; over a centre it takes its place. */
    open: useCallback((address: CentreAddress) => go(isOver ? toStep(address, depth, true) : toStep(address, 1, false)), [go, toStep, isOver, depth]),
    /** From panel to panel. */
    toPanel: (address: CentreAddress): CentreStep => toStep(address, depth, true),
    /** From a list of panels to one of them. A list that was itself the first page has nothing below it to come back to. */
    fromList: (address: CentreAddress): CentreStep => (depth === 0 ? toStep(address, 0, true) : toStep(address, depth + 1, false)),
    /** Puts another address in the place of this one. */
    replace: useCallback((address: CentreAddress) => go(toStep(address, depth, true)), [go, toStep, depth]),
    /** Back to the list, the way that one came or, where one came straight to a panel, in its place. */
    backToList: useCallback((address: CentreAddress) => (depth > 1 ? void navigate(-1) : go(toStep(address, depth, true))), [go, toStep, navigate, depth]),
    /** Closes the centre for who is in it: back to the page, as the browser's Back would. */
    close: useCallback(() => (depth > 0 ? void navigate(-depth) : go(toStep(null, 0, true))), [go, toStep, navigate, depth]),
    /** Takes the centre away at once, whoever may be on the way elsewhere: Forward does not open it again. */
    leave: useCallback(() => go(toStep(null, 0, true)), [go, toStep]),
  };
}
