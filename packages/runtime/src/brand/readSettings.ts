import type { BrandSettings } from "@marquee/whitelabel";

const isSettings = (data: unknown): data is BrandSettings =>
  typeof data === "object" && data !== null && "merchantCode" in data && "layout" in data && "base" in data;

/** The settings that the layer inlined into the page. @throws when the page has none */
export function readSettings(): BrandSettings {
  const data: unknown = JSON.parse(document.getElementById("mq-settings")?.textContent ?? "null");
  if (!isSettings(data)) throw new Error("the page holds no brand settings");
  return data;
}
