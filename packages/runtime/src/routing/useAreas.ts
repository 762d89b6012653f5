import { useMatches } from "react-router";
import type { Area } from "../FeatureModule.ts";

/** What a route's `handle` carries for the frame. */
export type RouteHandle = { readonly areas: readonly Area[] };

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === "object" && handle !== null && "areas" in handle;

/** The areas that the shown page has beside its main content (SH-15). */
export function useAreas(): readonly Area[] {
  const handle = useMatches().at(-1)?.handle;
  return isHandle(handle) ? handle.areas : [];
}
