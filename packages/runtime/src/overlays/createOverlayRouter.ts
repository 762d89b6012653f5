import { leaveOverlays, startOverlayHistory } from "@marquee/ui-kit";
import { createBrowserRouter, type RouteObject } from "react-router";
import { nameHistoryEntries } from "../routing/historyEntries.ts";

/** The browser's router, over whose pages Back closes overlays before it leaves (docs/decisions/050). */
export function createOverlayRouter(routes: RouteObject[]): ReturnType<typeof createBrowserRouter> {
  nameHistoryEntries();
  startOverlayHistory();
  const router = createBrowserRouter(routes);
  const { navigate } = router;
  // Links and moves alike come through here.
  return Object.assign(router, {
    navigate: (...to: Parameters<typeof navigate>) => leaveOverlays(() => navigate(...to)),
  });
}
