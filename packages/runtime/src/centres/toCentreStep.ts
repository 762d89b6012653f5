import type { Location, NavigateOptions, Path } from "react-router";
import { type CentreAddress, toCentrePath } from "./centreAddress.ts";

/** A step of the address, as `Link` and `navigate` take it. */
export type CentreStep = { readonly to: Partial<Path> } & Pick<
  NavigateOptions,
  "mask" | "state" | "replace" | "preventScrollReset"
>;

/** The number of history steps back to the page over which the centre was opened; 0 when there is none. */
export const toCentreDepth = (state: unknown): number =>
  typeof state === "object" && state !== null && "centreDepth" in state && typeof state.centreDepth === "number"
    ? state.centreDepth
    : 0;

/** A navigation to a centre's address, or out of it, over the current page, which stays as it is. */
export const toCentreStep = (
  { pathname, search, hash, state }: Location,
  address: CentreAddress | null,
  centreDepth: number,
  replace: boolean,
): CentreStep => ({
  to: { pathname, search, hash },
  // The state of the page below is preserved.
  state: { ...Object(state), centreDepth },
  replace,
  preventScrollReset: true,
  ...(address && { mask: toCentrePath(address) }),
});
