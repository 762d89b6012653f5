import type { Location, NavigateOptions, Path } from "react-router";
import { type CentreAddress, toCentrePath } from "./centreAddress.ts";

/** A step of the address, as `Link` and `navigate` take it. */
export type CentreStep = { readonly to: Partial<Path> } & Pick<
  NavigateOptions,
  "mask" | "state" | "replace" | "preventScrollReset"
>;

/** How many of the browser's steps lie between here and the page that a centre was opened over; 0 where there is none before it. */
export const toCentreDepth = (state: unknown): number =>
  typeof state === "object" && state !== null && "centreDepth" in state && typeof state.centreDepth === "number"
    ? state.centreDepth
    : 0;

/** A step to an address of a centre, or to none, over the page that one is on, which stays as it is. */
export const toCentreStep = (
  { pathname, search, hash, state }: Location,
  address: CentreAddress | null,
  centreDepth: number,
  replace: boolean,
): CentreStep => ({
  to: { pathname, search, hash },
  // What the page below keeps in its own state stays there.
  state: { ...Object(state), centreDepth },
  replace,
  preventScrollReset: true,
  ...(address && { mask: toCentrePath(address) }),
});
