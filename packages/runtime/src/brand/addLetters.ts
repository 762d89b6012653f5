import type { LanguageCode } from "@marquee/contract";
import type { BrandSettings } from "@marquee/whitelabel";

/** Chinese letters are too many for every visitor: their faces come with the language (ui.md requirement 22). */
export function addLetters(language: LanguageCode, { base }: BrandSettings): void {
  const href = `${base}fonts.${language}.css`;
  if (language !== "CN" || document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}
