import type { Texts } from "@marquee/i18n";
import type { RouteObject } from "react-router";
import type { FeatureModule, FeatureRoute } from "../FeatureModule.ts";
import { StatusGate } from "../startup/StatusGate.tsx";
import { lazyWithRetry } from "./lazyWithRetry.ts";
import { RootPage } from "./RootPage.tsx";
import { RouteFault } from "./RouteFault.tsx";
import { RoutePage } from "./RoutePage.tsx";
import type { RouteHandle } from "./useAreas.ts";
import { withTexts } from "./withTexts.ts";

function toRouteObjects(route: FeatureRoute, texts: Texts): RouteObject[] {
  const Screen = "load" in route ? lazyWithRetry(withTexts(texts, route.load), "Screen") : route.Screen;
  const handle: RouteHandle = { areas: route.areas };
  // One id for all addresses of a screen, so that going from `/` to `/register` keeps the screen mounted.
  const element = (
    <RoutePage key={route.paths[0]} moduleId={route.moduleId} title={route.title} Screen={Screen} holds={route.holds} />
  );
  return route.paths.map((path) => ({ path, handle, element, errorElement: <RouteFault /> }));
}

/** The manifests' routes in the house that stands around all of them (SH-01). */
export function toRoutes(features: readonly FeatureModule[], texts: Texts): RouteObject[] {
  const children = features.flatMap(({ routes = [] }) => routes).flatMap((route) => toRouteObjects(route, texts));
  const house = (
    <StatusGate>
      <RootPage />
    </StatusGate>
  );
  return [{ element: house, errorElement: <RouteFault />, children }];
}
