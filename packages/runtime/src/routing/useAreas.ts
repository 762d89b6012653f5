import type { MessageDescriptor } from "@lingui/core";
import type { ModId } from "@marquee/contract";
import { useMatches } from "react-router";
import { useGates } from "../access/GatesContext.ts";
import type { Area } from "../FeatureModule.ts";

/** What a route's `handle` carries for what stands around its screen. */
export type RouteHandle = {
  readonly areas: readonly Area[];
  readonly areasModule: ModId | undefined;
  readonly title: MessageDescriptor | undefined;
  /** The module of a page that is open while the site is closed. */
  readonly whileClosed: ModId | undefined;
  /** The route's first. */
  readonly path: string;
};

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === "object" && handle !== null && "areas" in handle;

/** The handle of the shown page; null where no route of a feature is shown. */
export function useRouteHandle(): RouteHandle | null {
  const handle = useMatches().at(-1)?.handle;
  return isHandle(handle) ? handle : null;
}

/** The areas that the shown page has beside its main content (SH-15). */
export function useAreas(): readonly Area[] {
  const gates = useGates();
  const { areas = [], areasModule } = useRouteHandle() ?? {};
  return areasModule === undefined || gates.has(areasModule) ? areas : [];
}
