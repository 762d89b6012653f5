import type { BrandSettings } from "@marquee/whitelabel";
import { createRoot } from "react-dom/client";
import { createOverlayRouter } from "./overlays/createOverlayRouter.ts";
import { readSettings } from "./brand/readSettings.ts";
import { createApp, type Engine } from "./createApp.tsx";
import { watchEvents } from "./events/watchEvents.ts";
import { watchTabs } from "./session/watchTabs.ts";

/**
 * Starts the site in `#root`, with the browser's history (SH-01); with the page's settings, or with those that slots made of
 * them. @throws when the page holds no settings or the texts do not come
 */
export async function startApp(engine: Engine, settings?: BrandSettings): Promise<void> {
  const { store, element } = await createApp(engine, settings ?? readSettings(), createOverlayRouter, watchTabs);
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no #root");
  createRoot(root).render(element);
  watchEvents(store);
}
