import { localStore } from "./storage.ts";

/** The two themes of every brand. */
export type Theme = "dark" | "light";

/** The theme that the page shows; the boot script set it before the first paint. */
export function getTheme(): Theme {
  return document.documentElement.dataset["theme"] === "light" ? "light" : "dark";
}

/**
 * Shows a theme and keeps it (HD-01, LT-05). Only custom properties change: nothing renders again (performance.md B8).
 */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  localStore.set("theme", theme);
}
