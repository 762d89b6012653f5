import type { LanguageCode } from "@marquee/contract";
import type { BrandSettings } from "@marquee/whitelabel";
import { localStore } from "./storage.ts";

/** The language a visit starts in: the visitor's last one while the brand still offers it, else the brand's (CN-01). */
export function getStartLanguage({ locales }: BrandSettings): LanguageCode {
  const stored = localStore.get("lang");
  return locales.enabled.find((code) => code === stored) ?? locales.default;
}
