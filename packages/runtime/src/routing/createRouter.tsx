import { createBrowserRouter, type RouteObject } from "react-router";
import type { FeatureModule, FeatureRoute } from "../FeatureModule.ts";
import { lazyWithRetry } from "./lazyWithRetry.ts";
import { RootPage } from "./RootPage.tsx";
import { RoutePage } from "./RoutePage.tsx";
import type { RouteHandle } from "./useAreas.ts";

function toRouteObjects(route: FeatureRoute): RouteObject[] {
  const Screen = "load" in route ? lazyWithRetry(route.load, "Screen") : route.Screen;
  const handle: RouteHandle = { areas: route.areas };
  // One id for all addresses of a screen, so that going from `/` to `/register` keeps what stands there.
  const element = <RoutePage key={route.paths[0]} moduleId={route.moduleId} Screen={Screen} />;
  return route.paths.map((path) => ({ path, handle, element }));
}

/** History-mode routing over the manifests' routes (SH-01). */
export function createRouter(features: readonly FeatureModule[]) {
  const children = features.flatMap(({ routes = [] }) => routes).flatMap(toRouteObjects);
  return createBrowserRouter([{ element: <RootPage />, children }]);
}
