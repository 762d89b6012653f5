import { leaveLayers, startLayerHistory } from "@marquee/ui-kit";
import { createBrowserRouter, type RouteObject } from "react-router";

/** The browser's router, over whose pages Back closes layers before it leaves (docs/decisions/050). */
export function createLayeredRouter(routes: RouteObject[]): ReturnType<typeof createBrowserRouter> {
  startLayerHistory();
  const router = createBrowserRouter(routes);
  const { navigate } = router;
  // Links and moves alike come through here.
  return Object.assign(router, {
    navigate: (...to: Parameters<typeof navigate>) => leaveLayers(() => navigate(...to)),
  });
}
