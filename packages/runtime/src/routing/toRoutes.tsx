import type { Texts } from "@marquee/i18n";
import type { RouteObject } from "react-router";
import type { FeatureModule, FeatureRoute, ScreenChunk } from "../FeatureModule.ts";
import { StatusGate } from "../startup/StatusGate.tsx";
import { findScreen } from "./findScreen.ts";
import { lazyWithRetry } from "./lazyWithRetry.ts";
import { RootPage } from "./RootPage.tsx";
import { RouteFault } from "./RouteFault.tsx";
import { RoutePage } from "./RoutePage.tsx";
import type { RouteHandle } from "./useAreas.ts";
import { withTexts } from "./withTexts.ts";

type LoadAll = () => Promise<readonly FeatureModule[]>;

/** The chunk of a route of which the first load knows the address alone. @throws when no manifest has it */
const loadScreen =
  (route: FeatureRoute, loadAll: LoadAll): (() => Promise<ScreenChunk>) =>
  async () => {
    const [path = ""] = route.paths;
    const screen = findScreen(await loadAll(), path);
    if (screen === undefined) throw new Error(`no manifest has the screen of ${path}`);
    return screen.load();
  };

function toRouteObjects(route: FeatureRoute, texts: Texts, loadAll: LoadAll): RouteObject[] {
  const load = route.load ?? loadScreen(route, loadAll);
  const Screen = route.Screen ?? lazyWithRetry(withTexts(texts, load), "Screen");
  const {
    areas,
    areasModule,
    title,
    paths: [first = ""],
  } = route;
  const whileClosed = route.whileClosed && route.moduleId;
  const handle: RouteHandle = { areas, areasModule, title, path: first, whileClosed };
  // One id for all addresses of a screen, so that going from `/` to `/register` keeps the screen mounted.
  const element = (
    <RoutePage
      key={route.paths[0]}
      moduleId={route.moduleId}
      Screen={Screen}
      holds={route.holds}
      isOpen={route.isOpen}
    />
  );
  return route.paths.map((path) => ({ path, handle, element, errorElement: <RouteFault /> }));
}

/** The manifests' routes in the house that stands around all of them (SH-01). */
export function toRoutes(features: readonly FeatureModule[], texts: Texts, loadAll: LoadAll): RouteObject[] {
  const children = features
    .flatMap(({ routes = [] }) => routes)
    .flatMap((route) => toRouteObjects(route, texts, loadAll));
  const house = (
    <StatusGate>
      <RootPage />
    </StatusGate>
  );
  return [{ element: house, errorElement: <RouteFault />, children }];
}
